import { reported, hooked, Err } from '../support/react-variants.jsx';
import { startTransition, useReducer } from 'react';
import { useWatch } from 'react-hook-form';
import { showCases } from '../support/cases.js';

/** A resolver as of a schema library: names each field's error. */
const resolver = async (values) => {
  const errors = {};
  if (!/^\S+@\S+$/.test(values.email)) errors.email = { type: 'email', message: 'Not an e-mail' };
  if (!(values.age >= 18)) errors.age = { type: 'min', message: 'Too young' };
  return { values: Object.keys(errors).length ? {} : values, errors };
};

function Sum({ control }) {
  const first = useWatch({ control, name: 'first' });
  return <output>Hello {first}</output>;
}

function reducer(state, { name, value }) {
  return { ...state, [name]: value };
}

function Reduced({ report }) {
  const [v, dispatch] = useReducer(reducer, { age: '', bio: '', colour: '', day: '', level: 3 });
  report(v);
  const change = (e) => startTransition(() => dispatch(e.target));
  const now = (e) => dispatch(e.target);
  return (
    <form>
      <label>
        Age <input type="number" name="age" min={18} max={99} value={v.age} onChange={now} />
      </label>
      <label>
        About you <textarea name="bio" maxLength={80} value={v.bio} onChange={now} />
      </label>
      <label>
        Date of birth <input type="date" name="day" value={v.day} onChange={now} />
      </label>
      <label>
        Favourite colour <input type="color" name="colour" defaultValue="#000000" onChange={change} />
      </label>
      <label>
        Level <input type="range" name="level" min={1} max={10} value={v.level} onChange={now} />
      </label>
    </form>
  );
}

showCases({
  'register numbers and dates': {
    undo: false,
    show: hooked(
      { age: undefined, arrival: undefined, name: '' },
      ({ register }) => (
        <>
          <label>
            Age <input type="number" {...register('age', { valueAsNumber: true, min: 18, max: 99 })} />
          </label>
          <label>
            Arrival date <input type="date" {...register('arrival', { valueAsDate: true })} />
          </label>
          <label>
            Full name <input {...register('name', { setValueAs: (v) => v.trim() })} />
          </label>
        </>
      ),
      {},
    ),
  },
  'schema resolver': {
    undo: false,
    show: hooked(
      { email: '', age: '' },
      ({ register }) => (
        <>
          <label htmlFor="email">Email</label>
          <input id="email" {...register('email')} />
          <Err name="email" />
          <label htmlFor="age">Age</label>
          <input id="age" type="number" {...register('age', { valueAsNumber: true })} />
          <Err name="age" />
        </>
      ),
      { resolver, mode: 'onTouched' },
    ),
  },
  'unregister with a condition': {
    undo: false,
    show: hooked(
      { first: '', hasPet: false },
      ({ register, watch, control }) => (
        <>
          <label>
            First name <input {...register('first')} />
          </label>
          <Sum control={control} />
          <label>
            <input type="checkbox" {...register('hasPet')} /> I have a pet
          </label>
          {watch('hasPet') && (
            <label>
              Pet's name <input {...register('pet')} />
            </label>
          )}
        </>
      ),
      { shouldUnregister: true, mode: 'all' },
    ),
  },
  'radios and selects': {
    undo: false,
    show: hooked(
      { gender: '', languages: [], country: '', extras: [] },
      ({ register }) => (
        <>
          <fieldset>
            <legend>Gender</legend>
            {['female', 'male', 'other'].map((g) => (
              <label key={g}>
                <input type="radio" value={g} {...register('gender', { required: true })} /> {g}
              </label>
            ))}
          </fieldset>
          <label>
            Languages
            <select multiple {...register('languages')}>
              <option value="en">English</option>
              <option value="de">German</option>
              <option value="fr">French</option>
            </select>
          </label>
          <label>
            Country
            <select {...register('country')}>
              <option value="">Choose</option>
              <option value="AT">Austria</option>
              <option value="US">United States</option>
            </select>
          </label>
          <fieldset>
            <legend>Extras</legend>
            {['Breakfast', 'Parking'].map((x) => (
              <label key={x}>
                <input type="checkbox" value={x} {...register('extras')} /> {x}
              </label>
            ))}
          </fieldset>
        </>
      ),
      {},
    ),
  },
  'reducer of natives': { undo: false, show: reported(Reduced) },
});
