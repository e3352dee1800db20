import { hooked, Err } from '../support/react-variants.jsx';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { showCases } from '../support/cases.js';

showCases({
  'validates on blur': (root) => {
    let model = { value: '', checked: '' };
    function Case() {
      const [value, set] = useState('');
      const [checked, setChecked] = useState('');
      model = { value, checked };
      return (
        <label>
          Code <input value={value} onChange={(e) => set(e.target.value)} onBlur={(e) => setChecked(e.target.value)} />
        </label>
      );
    }
    createRoot(root).render(<Case />);
    return { state: () => model, ok: (s) => s.value === s.checked };
  },
  'revalidated async': hooked(
    { username: '', password: '', confirm: '' },
    ({ register, getValues }) => (
      <>
        <label htmlFor="u">Username</label>
        <input
          id="u"
          {...register('username', {
            validate: async (v) => (await new Promise((d) => setTimeout(d, 150)), v.length > 2 || 'Too short'),
          })}
        />
        <Err name="username" />
        <label htmlFor="p">Password</label>
        <input id="p" type="password" {...register('password', { minLength: { value: 8, message: 'Too short' } })} />
        <label htmlFor="c">Confirm password</label>
        <input
          id="c"
          type="password"
          {...register('confirm', {
            validate: (v) => v === getValues('password') || 'They differ',
            deps: ['password'],
          })}
        />
        <Err name="confirm" />
      </>
    ),
    { mode: 'onChange', reValidateMode: 'onChange' },
    { ok: (s) => s.password !== '' && s.password === s.confirm },
  ),
});
