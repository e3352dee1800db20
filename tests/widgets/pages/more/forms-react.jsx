import 'bootstrap/dist/css/bootstrap.css';
import { StrictMode, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { useForm as useTanstackForm } from '@tanstack/react-form';
import { Field as FinalField, Form as FinalForm } from 'react-final-form';
import { Field, FieldArray, Form as FormikForm, Formik } from 'formik';
import { Controller, useFieldArray, useForm } from 'react-hook-form';
import Button from 'react-bootstrap/Button';
import Form from 'react-bootstrap/Form';
import FloatingLabel from 'react-bootstrap/FloatingLabel';
import InputGroup from 'react-bootstrap/InputGroup';
import ToggleButton from 'react-bootstrap/ToggleButton';
import ToggleButtonGroup from 'react-bootstrap/ToggleButtonGroup';
import { showCases } from '../support/cases.js';
import { controlled } from '../support/react-case.jsx';

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

function Uncontrolled({ report }) {
  const form = useRef(null);
  const read = () => report(Object.fromEntries(new FormData(form.current)));
  return (
    <form ref={form} onInput={read} onChange={read}>
      <label>
        Company <input name="company" defaultValue="" />
      </label>
      <label>
        Country
        <select name="country" defaultValue="">
          <option value="">Choose</option>
          <option value="de">Germany</option>
          <option value="us">United States</option>
        </select>
      </label>
      <label>
        Comments <textarea name="comments" defaultValue="" />
      </label>
    </form>
  );
}

/** Debounced: the model follows when typing has rested. */
function Debounced({ report }) {
  const [text, setText] = useState('');
  useEffect(() => {
    const rest = setTimeout(() => report(text), 20);
    return () => clearTimeout(rest);
  }, [text, report]);
  return (
    <label>
      City <input value={text} onChange={(event) => setText(event.target.value)} />
    </label>
  );
}

/** Each keystroke makes a new component type, so React mounts a new input. */
function Remounting({ report }) {
  const [text, setText] = useState('');
  useEffect(() => report(text), [text, report]);
  const Inner = () => (
    <label>
      Last name <input value={text} onChange={(event) => setText(event.target.value)} autoFocus={text !== ''} />
    </label>
  );
  return (
    <form>
      <Inner />
    </form>
  );
}

function FormatOnBlur({ report }) {
  const [text, setText] = useState('');
  useEffect(() => report(text), [text, report]);
  const money = (value) =>
    value === '' || Number.isNaN(Number(value))
      ? value
      : Number(value).toLocaleString('en-US', { minimumFractionDigits: 2 });
  return (
    <label>
      Amount (USD)
      <input
        inputMode="decimal"
        value={text}
        onFocus={() => setText((now) => now.replace(/,/g, ''))}
        onChange={(event) => setText(event.target.value)}
        onBlur={() => setText((now) => money(now))}
      />
    </label>
  );
}

/** The form lives in a frame; React draws into it. */
function Framed({ report }) {
  const frame = useRef(null);
  const [body, setBody] = useState(null);
  const [text, setText] = useState('');
  useEffect(() => report(text), [text, report]);
  return (
    <iframe
      ref={frame}
      title="form"
      srcDoc="<!doctype html><body></body>"
      onLoad={() => setBody(frame.current.contentDocument.body)}
    >
      {body &&
        createPortal(
          <label>
            First name <input value={text} onChange={(event) => setText(event.target.value)} />
          </label>,
          body,
        )}
    </iframe>
  );
}

showCases({
  'tanstack form': reported(Tanstack),
  'final form': reported(Final, { undo: false }),
  'formik array': reported(FormikCase, { undo: false }),
  'hook form array': reported((props) => <HookForm {...props} mode="onChange" />),
  'hook form on blur': reported((props) => <HookForm {...props} mode="onBlur" />),
  uncontrolled: reported(Uncontrolled, { undo: false }),
  debounced: reported(Debounced, { undo: false }),
  remounting: reported(Remounting),
  'format on blur': reported(FormatOnBlur),
  'form in a frame': reported(Framed),
  'bootstrap text': controlled('', (value, set) => (
    <Form.Group className="mb-3" controlId="email">
      <Form.Label>Email address</Form.Label>
      <Form.Control type="email" placeholder="name@mail.com" value={value} onChange={(e) => set(e.target.value)} />
      <Form.Text className="text-muted">We never share your email.</Form.Text>
    </Form.Group>
  )),
  'bootstrap floating label': controlled('', (value, set) => (
    <FloatingLabel controlId="city" label="City">
      <Form.Control placeholder="City" value={value} onChange={(e) => set(e.target.value)} />
    </FloatingLabel>
  )),
  'bootstrap input group': controlled('', (value, set) => (
    <>
      <Form.Label htmlFor="user">User name</Form.Label>
      <InputGroup>
        <InputGroup.Text>@</InputGroup.Text>
        <Form.Control id="user" value={value} onChange={(e) => set(e.target.value)} />
        <Button>Check</Button>
      </InputGroup>
    </>
  )),
  'bootstrap switch': controlled(false, (value, set) => (
    <Form.Check
      type="switch"
      id="news"
      label="Enable notifications"
      checked={value}
      onChange={(e) => set(e.target.checked)}
    />
  )),
  'bootstrap radios': controlled(
    '',
    (value, set) => (
      <fieldset>
        <legend>Plan</legend>
        {['Basic', 'Pro', 'Team'].map((plan) => (
          <Form.Check
            inline
            key={plan}
            type="radio"
            name="plan"
            id={plan}
            label={plan}
            checked={value === plan}
            onChange={() => set(plan)}
          />
        ))}
      </fieldset>
    ),
    { undo: false },
  ),
  'bootstrap toggle buttons': controlled(
    '',
    (value, set) => (
      <>
        <p id="size">Size</p>
        <ToggleButtonGroup type="radio" name="size" value={value} onChange={set} aria-labelledby="size">
          {['Small', 'Medium', 'Large'].map((size) => (
            <ToggleButton key={size} id={`size-${size}`} value={size} variant="outline-primary">
              {size}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
      </>
    ),
    { undo: false },
  ),
  'bootstrap range': controlled(20, (value, set) => (
    <>
      <Form.Label htmlFor="volume">Volume</Form.Label>
      <Form.Range id="volume" value={value} onChange={(e) => set(Number(e.target.value))} />
    </>
  )),
});
