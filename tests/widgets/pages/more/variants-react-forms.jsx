import {
  Suspense,
  lazy,
  startTransition,
  useActionState,
  useDeferredValue,
  useEffect,
  useId,
  useOptimistic,
  useReducer,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { createPortal, useFormStatus } from 'react-dom';
import { createRoot } from 'react-dom/client';
import {
  Controller,
  FormProvider,
  useController,
  useFieldArray,
  useForm,
  useFormContext,
  useWatch,
} from 'react-hook-form';
import { ErrorMessage, FastField, Field, FieldArray, Form, Formik, useField } from 'formik';
import { showCases } from '../support/cases.js';

/** A case whose model is what its component reports. */
const reported =
  (Component, extra = {}) =>
  (root) => {
    let model = null;
    createRoot(root).render(<Component report={(value) => (model = structuredClone(value ?? null))} />);
    return { state: () => model, ...extra };
  };
const hooked =
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
const no = { undo: false };
/** The same where the model follows once the typing rests. */
const rested = (Component) => (root) => {
  const one = reported(Component)(root);
  return { ...one, state: async () => (await new Promise((done) => setTimeout(done, 400)), one.state()) };
};

/** A resolver as of a schema library: names each field's error. */
const resolver = async (values) => {
  const errors = {};
  if (!/^\S+@\S+$/.test(values.email)) errors.email = { type: 'email', message: 'Not an e-mail' };
  if (!(values.age >= 18)) errors.age = { type: 'min', message: 'Too young' };
  return { values: Object.keys(errors).length ? {} : values, errors };
};
const Err = ({ name }) => {
  const { formState } = useFormContext();
  return <p role="alert">{formState.errors[name]?.message}</p>;
};

function Guests({ control, register }) {
  const { fields, append, remove } = useFieldArray({ control, name: 'guests' });
  return (
    <div>
      {fields.map((f, i) => (
        <fieldset key={f.id}>
          <legend>Guest {i + 1}</legend>
          <label>
            First name <input {...register(`guests.${i}.firstName`)} />
          </label>
          <label>
            Last name <input {...register(`guests.${i}.lastName`)} />
          </label>
          <button type="button" onClick={() => remove(i)}>
            Delete
          </button>
        </fieldset>
      ))}
      <button type="button" onClick={() => append({ firstName: '', lastName: '' })}>
        Add guest
      </button>
    </div>
  );
}
function Price() {
  const { field } = useController({ name: 'price' });
  const show = (n) => (n === null ? '' : n.toLocaleString('en-US'));
  return (
    <label>
      Price
      <input
        value={show(field.value)}
        onBlur={field.onBlur}
        onChange={(e) => {
          const digits = e.target.value.replace(/\D/g, '');
          field.onChange(digits === '' ? null : Number(digits));
        }}
      />
    </label>
  );
}
function Sum({ control }) {
  const first = useWatch({ control, name: 'first' });
  return <output>Hello {first}</output>;
}

/** Rows of a search which waits until the typing rests. */
function DebouncedSearch({ report }) {
  const [text, setText] = useState('');
  const [saved, setSaved] = useState('');
  report(saved);
  useEffect(() => {
    const timer = setTimeout(() => setSaved(text), 300);
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <label>
      City <input value={text} onChange={(e) => setText(e.target.value)} />
    </label>
  );
}
function Deferred({ report }) {
  const [text, setText] = useState('');
  const deferred = useDeferredValue(text);
  report(deferred);
  return (
    <>
      <label>
        Company <input value={text} onChange={(e) => setText(e.target.value)} />
      </label>
      <ul style={{ opacity: text === deferred ? 1 : 0.5 }}>
        {Array.from({ length: 200 }, (_, i) => (
          <li key={i}>{deferred}</li>
        ))}
      </ul>
    </>
  );
}
function Action({ report }) {
  const [state, action] = useActionState(async (_, data) => Object.fromEntries(data), null);
  const form = useRef(null);
  const status = useFormStatus();
  useEffect(() => {
    const tell = () => report(Object.fromEntries(new FormData(form.current)));
    tell();
    form.current.addEventListener('input', tell);
  });
  return (
    <form action={action} ref={form}>
      <label>
        Email <input name="email" type="email" required />
      </label>
      <label>
        Message <textarea name="message" defaultValue="" />
      </label>
      <label>
        Favourite fruit
        <select name="fruit" defaultValue="">
          <option value="">Choose</option>
          <option value="fig">Fig</option>
          <option value="kiwi">Kiwi</option>
        </select>
      </label>
      <button disabled={status.pending}>Subscribe</button>
      <p>{state?.email}</p>
    </form>
  );
}
/** Components defined within the render: every keystroke mounts the field anew. */
function Inner({ report }) {
  const [v, set] = useState({ first: '', last: '' });
  report(v);
  const Input = ({ name, label }) => (
    <label>
      {label} <input value={v[name]} onChange={(e) => set({ ...v, [name]: e.target.value })} />
    </label>
  );
  return (
    <form>
      <Input name="first" label="First name" />
      <Input name="last" label="Last name" />
    </form>
  );
}
/** A parent that remounts the whole form with each change of its version. */
function Versioned({ report }) {
  const [{ v, n }, set] = useState({ v: { street: '', city: '' }, n: 0 });
  report(v);
  return (
    <form key={n}>
      <label>
        Street{' '}
        <input defaultValue={v.street} onChange={(e) => set({ v: { ...v, street: e.target.value }, n: n + 1 })} />
      </label>
      <label>
        City{' '}
        <input
          defaultValue={v.city}
          onBlur={(e) => e.target.value !== v.city && set({ v: { ...v, city: e.target.value }, n: n + 1 })}
        />
      </label>
    </form>
  );
}
const store = { value: { name: '', phone: '' }, listeners: new Set() };
const subscribe = (tell) => (store.listeners.add(tell), () => store.listeners.delete(tell));
const patch = (part) => {
  store.value = { ...store.value, ...part };
  store.listeners.forEach((tell) => tell());
};
/** State in a store outside; a phone that is formatted as one types. */
function Stored({ report }) {
  const v = useSyncExternalStore(subscribe, () => store.value);
  report(v);
  const shown = v.phone
    .replace(/^(\d{3})(\d)/, '($1) $2')
    .replace(/(\d{3})(\d{1,4})$/, (m, a, b) => (v.phone.length > 6 ? `${a}-${b}` : m));
  return (
    <form>
      <label>
        Full name <input value={v.name} onChange={(e) => patch({ name: e.target.value })} />
      </label>
      <label>
        Phone{' '}
        <input
          type="tel"
          value={shown}
          onChange={(e) => patch({ phone: e.target.value.replace(/\D/g, '').slice(0, 10) })}
        />
      </label>
    </form>
  );
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
/** Trims, refuses and caps what is typed, through onBeforeInput and onKeyDown besides onChange. */
function Guarded({ report }) {
  const [v, set] = useState({ zip: '', user: '' });
  report(v);
  return (
    <form>
      <label>
        ZIP code{' '}
        <input
          inputMode="numeric"
          value={v.zip}
          onBeforeInput={(e) => /\D/.test(e.data ?? '') && e.preventDefault()}
          onChange={(e) => e.target.value.length <= 5 && set((n) => ({ ...n, zip: e.target.value }))}
        />
      </label>
      <label>
        Username{' '}
        <input
          value={v.user}
          onKeyDown={(e) => e.key === ' ' && e.preventDefault()}
          onChange={(e) => set((n) => ({ ...n, user: e.target.value.toLowerCase().replace(/[^a-z0-9_.-]/g, '') }))}
        />
      </label>
    </form>
  );
}
const Late = lazy(
  () =>
    new Promise((done) =>
      setTimeout(
        () =>
          done({
            default: ({ onName }) => (
              <label>
                Company <input onChange={(e) => onName(e.target.value)} />
              </label>
            ),
          }),
        100,
      ),
    ),
);
function Suspended({ report }) {
  const [v, set] = useState({ company: '', city: '' });
  report(v);
  return (
    <form>
      <Suspense fallback={<p>Loading…</p>}>
        <Late onName={(company) => set((n) => ({ ...n, company }))} />
      </Suspense>
      {createPortal(
        <label>
          City <input value={v.city} onChange={(e) => set((n) => ({ ...n, city: e.target.value }))} />
        </label>,
        document.body,
      )}
    </form>
  );
}
/** Fields in a closed shadow root and in an iframe, rendered by portals. */
function Shadowed({ report }) {
  const [v, set] = useState({ first: '', plan: '' });
  const [at, setAt] = useState(null);
  report(v);
  const host = useRef(null);
  useEffect(() => {
    const shadow = host.current.attachShadow({ mode: 'open' });
    setAt(shadow.appendChild(document.createElement('div')));
  }, []);
  return (
    <form>
      <div ref={host} />
      {at &&
        createPortal(
          <>
            <label>
              First name <input value={v.first} onChange={(e) => set((n) => ({ ...n, first: e.target.value }))} />
            </label>
            <label>
              Plan
              <select value={v.plan} onChange={(e) => set((n) => ({ ...n, plan: e.target.value }))}>
                <option value="">Choose</option>
                <option value="basic">Basic</option>
                <option value="pro">Pro</option>
              </select>
            </label>
          </>,
          at,
        )}
    </form>
  );
}
/** A wizard's step, checked when it is left. */
function ChoiceOnly({ report }) {
  const [v, set] = useState({ kind: '', extras: [], vat: '' });
  report(v);
  const id = useId();
  return (
    <form>
      <fieldset>
        <legend>Customer type</legend>
        {['private', 'business'].map((k) => (
          <div key={k}>
            <input
              id={id + k}
              type="radio"
              name="kind"
              value={k}
              checked={v.kind === k}
              onChange={() => set((n) => ({ ...n, kind: k }))}
            />
            <label htmlFor={id + k}>{k}</label>
          </div>
        ))}
      </fieldset>
      <fieldset>
        <legend>Extras</legend>
        {['Breakfast', 'Parking', 'Late check-out'].map((x) => (
          <label key={x}>
            <input
              type="checkbox"
              checked={v.extras.includes(x)}
              onChange={(e) =>
                set((n) => ({ ...n, extras: e.target.checked ? [...n.extras, x] : n.extras.filter((y) => y !== x) }))
              }
            />
            {x}
          </label>
        ))}
      </fieldset>
      {v.kind === 'business' && (
        <label>
          VAT number <input value={v.vat} onChange={(e) => set((n) => ({ ...n, vat: e.target.value }))} />
        </label>
      )}
    </form>
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
    return { state: () => JSON.parse(JSON.stringify(values)), ...no };
  };
}

showCases({
  'register numbers and dates': hooked(
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
    no,
  ),
  'schema resolver': hooked(
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
    no,
  ),
  'field array': hooked(
    {
      guests: [
        { firstName: '', lastName: '' },
        { firstName: '', lastName: '' },
      ],
    },
    (form) => <Guests {...form} />,
    {},
  ),
  'unregister with a condition': hooked(
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
    no,
  ),
  'controller parsed price': hooked({ price: null }, () => <Price />, { mode: 'onBlur' }),
  'radios and selects': hooked(
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
    no,
  ),
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
  'formik custom and fast fields': formik(
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
  'formik friends': formik(
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
  'action form': reported(Action),
  'debounced by an effect': rested(DebouncedSearch),
  'deferred value': reported(Deferred),
  'component made in the render': reported(Inner),
  'form keyed by version': reported(Versioned),
  'outside store, formatted': reported(Stored),
  'reducer of natives': reported(Reduced, no),
  'guards of keys and input': reported(Guarded),
  'suspense and portal': reported(Suspended),
  'open shadow root': reported(Shadowed, no),
  'field after a choice': reported(ChoiceOnly, no),
});
