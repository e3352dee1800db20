import { hookForm } from '../support/react-hook-form.jsx';
import { showCases } from '../support/cases.js';

showCases({
  'hook-form register': {
    show: hookForm(
      ({ register }) => (
        <>
          <label>
            First name <input {...register('first', { required: true, minLength: 2 })} />
          </label>
          <label>
            Plan{' '}
            <select {...register('plan')}>
              <option value="">Choose</option>
              <option value="a">Basic</option>
              <option value="b">Pro</option>
            </select>
          </label>
          <label>
            <input type="checkbox" {...register('terms')} /> I agree
          </label>
        </>
      ),
      { first: '', plan: '', terms: false },
    ),
  },
});
