import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Field as FinalField, Form as FinalForm } from 'react-final-form';
import { showCases } from '../support/cases.js';

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

const emailError = (value) => (!value ? 'Required' : value.includes('@') ? undefined : 'Not an e-mail address');

function Final({ report }) {
  return (
    <FinalForm
      onSubmit={() => undefined}
      validate={({ email }) => ({ email: emailError(email) })}
      render={({ values }) => {
        report(values);
        return (
          <form>
            <label>
              Last name <FinalField name="last" component="input" />
            </label>
            <FinalField name="email">
              {({ input, meta }) => (
                <label>
                  Email <input {...input} type="email" /> {meta.touched && meta.error && <span>{meta.error}</span>}
                </label>
              )}
            </FinalField>
            <label>
              City{' '}
              <FinalField
                name="city"
                component="input"
                parse={(v) => v.trim()}
                format={(v) => v?.toUpperCase() ?? ''}
                formatOnBlur
              />
            </label>
            <label>
              Favourite fruit
              <FinalField name="fruit" component="select">
                <option />
                <option value="apple">Apple</option>
                <option value="fig">Fig</option>
              </FinalField>
            </label>
            <label>
              <FinalField name="ham" component="input" type="checkbox" /> I accept the terms
            </label>
          </form>
        );
      }}
    />
  );
}

showCases({
  'final form': { undo: false, show: reported(Final) },
});
