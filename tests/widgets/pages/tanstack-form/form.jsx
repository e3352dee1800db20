import { StrictMode, useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { useForm as useTanstackForm } from '@tanstack/react-form';
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

function Tanstack({ report, validate = 'onChange' }) {
  const form = useTanstackForm({ defaultValues: { firstName: '', email: '', age: 0, newsletter: false } });
  useEffect(() => {
    report(form.state.values);
    const { unsubscribe } = form.store.subscribe(() => report(form.state.values)) ?? {};
    return unsubscribe;
  }, [form, report]);
  return (
    <form>
      <form.Field name="firstName">
        {(field) => (
          <label>
            First name
            <input
              value={field.state.value}
              onBlur={field.handleBlur}
              onChange={(event) => field.handleChange(event.target.value)}
            />
          </label>
        )}
      </form.Field>
      <form.Field
        name="email"
        validators={{
          [validate]: ({ value }) => emailError(value),
          onChangeAsyncDebounceMs: 100,
          onChangeAsync: async () => undefined,
        }}
      >
        {(field) => (
          <p>
            <label htmlFor="email">Email</label>
            <input
              id="email"
              value={field.state.value}
              onBlur={field.handleBlur}
              onChange={(event) => field.handleChange(event.target.value)}
            />
            <em>{field.state.meta.errors.join()}</em>
          </p>
        )}
      </form.Field>
      <form.Field name="age">
        {(field) => (
          <label>
            Age
            <input
              type="number"
              value={field.state.value}
              onChange={(event) => field.handleChange(event.target.valueAsNumber)}
            />
          </label>
        )}
      </form.Field>
      <form.Field name="newsletter">
        {(field) => (
          <label>
            <input
              type="checkbox"
              checked={field.state.value}
              onChange={(event) => field.handleChange(event.target.checked)}
            />
            Send me the newsletter
          </label>
        )}
      </form.Field>
    </form>
  );
}

showCases({
  'tanstack form': reported(Tanstack),
});
