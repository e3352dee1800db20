import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Field, FieldArray, Form as FormikForm, Formik, ErrorMessage, FastField, Form, useField } from 'formik';
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

function FormikCase({ report }) {
  return (
    <Formik
      initialValues={{ email: '', plan: '', friends: [{ name: '' }] }}
      validate={({ email }) => (emailError(email) ? { email: emailError(email) } : {})}
      validateOnBlur
      onSubmit={() => undefined}
    >
      {({ values, errors, touched }) => {
        report(values);
        return (
          <FormikForm>
            <label>
              Email <Field name="email" type="email" /> {touched.email && errors.email}
            </label>
            <div role="group" aria-labelledby="plan">
              <span id="plan">Plan</span>
              {['Basic', 'Pro'].map((plan) => (
                <label key={plan}>
                  <Field type="radio" name="plan" value={plan} /> {plan}
                </label>
              ))}
            </div>
            <FieldArray name="friends">
              {({ push }) => (
                <div>
                  {values.friends.map((_, index) => (
                    <label key={index}>
                      Full name of a friend <Field name={`friends.${index}.name`} />
                    </label>
                  ))}
                  <button type="button" onClick={() => push({ name: '' })}>
                    Add a friend
                  </button>
                </div>
              )}
            </FieldArray>
          </FormikForm>
        );
      }}
    </Formik>
  );
}

const MyText = ({ label, ...props }) => {
  const [field, meta] = useField(props);
  return (
    <>
      <label htmlFor={props.id || props.name}>{label}</label>
      <input className="text-input" {...field} {...props} />
      {meta.touched && meta.error ? <div className="error">{meta.error}</div> : null}
    </>
  );
};

function formik(initial, inner, options = {}) {
  return (root) => {
    let values;
    createRoot(root).render(
      <Formik initialValues={initial} onSubmit={() => {}} {...options}>
        {(props) => {
          values = props.values;
          return <Form>{inner(props)}</Form>;
        }}
      </Formik>,
    );
    return { state: () => JSON.parse(JSON.stringify(values)) };
  };
}

showCases({
  array: { undo: false, show: reported(FormikCase) },
  'custom and fast fields': {
    undo: false,
    show: formik(
      { name: '', email: '', colour: '', toggle: false, checked: [] },
      () => (
        <>
          <MyText label="Full name" name="name" id="name" type="text" placeholder="Jane" />
          <label htmlFor="email">Email</label>
          <FastField id="email" name="email" type="email" />
          <ErrorMessage name="email" component="div" />
          <label htmlFor="colour">Favourite colour</label>
          <Field as="select" id="colour" name="colour">
            <option value="">Choose</option>
            <option value="red">Red</option>
            <option value="green">Green</option>
          </Field>
          <label>
            <Field type="checkbox" name="toggle" /> Send me news
          </label>
          <div role="group" aria-labelledby="g">
            <span id="g">Extras</span>
            {['One', 'Two'].map((x) => (
              <label key={x}>
                <Field type="checkbox" name="checked" value={x} /> {x}
              </label>
            ))}
          </div>
        </>
      ),
      { validate: (v) => (v.email.includes('@') ? {} : { email: 'Required' }) },
    ),
  },
  friends: {
    undo: false,
    show: formik(
      { friends: [{ name: '', email: '' }], picked: '' },
      ({ values }) => (
        <>
          <FieldArray name="friends">
            {({ push, remove }) => (
              <div>
                {values.friends.map((f, i) => (
                  <div className="row" key={i}>
                    <label htmlFor={`friends.${i}.name`}>Name</label>
                    <Field id={`friends.${i}.name`} name={`friends.${i}.name`} placeholder="Jane Doe" />
                    <label htmlFor={`friends.${i}.email`}>Email</label>
                    <Field id={`friends.${i}.email`} name={`friends.${i}.email`} type="email" />
                    <button type="button" onClick={() => remove(i)}>
                      X
                    </button>
                  </div>
                ))}
                <button type="button" onClick={() => push({ name: '', email: '' })}>
                  Add friend
                </button>
              </div>
            )}
          </FieldArray>
          <div role="group" aria-labelledby="r">
            <div id="r">Picked</div>
            <label>
              <Field type="radio" name="picked" value="One" /> One
            </label>
            <label>
              <Field type="radio" name="picked" value="Two" /> Two
            </label>
          </div>
        </>
      ),
      { validateOnChange: false, validateOnBlur: true },
    ),
  },
});
