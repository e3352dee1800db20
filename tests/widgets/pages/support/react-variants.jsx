import { createRoot } from 'react-dom/client';
import { FormProvider, useForm, useFormContext } from 'react-hook-form';

/** A case whose model is what its component reports. */
export const reported =
  (Component, extra = {}) =>
  (root) => {
    let model = null;
    createRoot(root).render(<Component report={(value) => (model = structuredClone(value ?? null))} />);
    return { state: () => model, ...extra };
  };

export const hooked =
  (defaults, render, options = {}, extra = {}) =>
  (root) => {
    let get;
    function Case() {
      const form = useForm({ defaultValues: defaults, ...options });
      get = form.getValues;
      return (
        <FormProvider {...form}>
          <form onSubmit={form.handleSubmit(() => {})}>
            {render(form)}
            <button type="submit">Send</button>
          </form>
        </FormProvider>
      );
    }
    createRoot(root).render(<Case />);
    return { state: () => JSON.parse(JSON.stringify(get())), ...extra };
  };

export const Err = ({ name }) => {
  const { formState } = useFormContext();
  return <p role="alert">{formState.errors[name]?.message}</p>;
};
