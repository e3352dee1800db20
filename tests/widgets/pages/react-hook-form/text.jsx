import { hookForm } from '../support/react-hook-form.jsx';
import { Controller, useFieldArray, useForm } from 'react-hook-form';
import { showCases } from '../support/cases.js';
import { StrictMode, useEffect } from 'react';
import { createRoot } from 'react-dom/client';

/** A case whose model is what a component reports. */
const reported =
  (Component, extra = {}) =>
  (root) => {
    let model = null;
    const report = (value) => {
      model = structuredClone(value ?? null);
    };
    createRoot(root).render(
      <StrictMode>
        <Component report={report} />
      </StrictMode>,
    );
    return { state: () => model, ...extra };
  };

function HookForm({ report, mode }) {
  const { register, control, subscribe, formState, getValues } = useForm({
    mode,
    defaultValues: { first: '', phone: '', guests: [{ name: '' }, { name: '' }] },
  });
  const { fields } = useFieldArray({ control, name: 'guests' });
  useEffect(() => report(getValues()), [getValues, report]);
  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ values }) => report(values) }),
    [subscribe, report],
  );
  return (
    <form>
      <label>
        First name <input {...register('first', { required: true })} />
      </label>
      <Controller
        name="phone"
        control={control}
        rules={{ required: true }}
        render={({ field }) => (
          <label>
            Phone number <input type="tel" {...field} />
          </label>
        )}
      />
      {fields.map((field, index) => (
        <label key={field.id}>
          Full name of guest {index + 1} <input {...register(`guests.${index}.name`)} />
        </label>
      ))}
      <output>{Object.keys(formState.errors).join()}</output>
    </form>
  );
}

showCases({
  'hook-form controller': hookForm(
    ({ control }) => (
      <Controller
        control={control}
        name="last"
        render={({ field }) => (
          <label>
            Last name <input {...field} />
          </label>
        )}
      />
    ),
    { last: '' },
  ),
  'hook form array': reported((props) => <HookForm {...props} mode="onChange" />),
  'hook form on blur': reported((props) => <HookForm {...props} mode="onBlur" />),
});
