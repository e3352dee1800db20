import { reported, hooked } from '../support/react-variants.jsx';
import { createRoot } from 'react-dom/client';
import { controlled } from '../support/react-case.jsx';
import { showCases } from '../support/cases.js';
import { Suspense, lazy, useDeferredValue, useEffect, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { useController, useFieldArray } from 'react-hook-form';

const upper = (text) => text.toUpperCase();

const thousands = (digits) => digits.replace(/\B(?=(\d{3})+(?!\d))/g, ',');

function Remounting({ value, onChange }) {
  return (
    <label key={value}>
      Nickname <input defaultValue={value} onChange={(e) => onChange(e.target.value)} />
    </label>
  );
}

const labelled = (label, render) => (value, set) => (
  <label>
    {label} {render(value, set)}
  </label>
);

function phoneDigits(text) {
  return text.replace(/\D/g, '').slice(0, 10);
}

function shownPhone(digits) {
  if (digits.length < 4) return digits;
  if (digits.length < 7) return `(${digits.slice(0, 3)}) ${digits.slice(3)}`;
  return `(${digits.slice(0, 3)}) ${digits.slice(3, 6)}-${digits.slice(6)}`;
}

/** The same where the model follows once the typing rests. */
const rested = (Component) => (root) => {
  const one = reported(Component)(root);
  return { ...one, state: async () => (await new Promise((done) => setTimeout(done, 400)), one.state()) };
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

showCases({
  controlled: {
    ci: true,
    show: controlled('', (v, set) => (
      <label>
        First name <input value={v} onChange={(e) => set(e.target.value)} />
      </label>
    )),
  },
  'upper-case': controlled('', (v, set) => (
    <label>
      City <input value={v} onChange={(e) => set(upper(e.target.value))} />
    </label>
  )),
  thousands: {
    ci: true,
    show: controlled(
      '',
      (v, set) => (
        <label>
          Price <input value={thousands(v)} onChange={(e) => set(e.target.value.replace(/\D/g, ''))} />
        </label>
      ),
      { text: '12345' },
    ),
  },
  remount: controlled('', (v, set) => <Remounting value={v} onChange={set} />),
  uncontrolled: {
    ci: true,
    show: (root) => {
      const ref = { current: null };
      createRoot(root).render(
        <label>
          Street <input ref={ref} defaultValue="" />
        </label>,
      );
      return { state: () => ref.current.value };
    },
  },
  'own phone format': controlled(
    '',
    labelled('Phone', (v, set) => <input value={shownPhone(v)} onChange={(e) => set(phoneDigits(e.target.value))} />),
  ),
  'own card format': controlled(
    '',
    labelled('Card number', (v, set) => (
      <input
        value={v.replace(/(\d{4})(?=\d)/g, '$1 ')}
        maxLength={19}
        onChange={(e) => set(e.target.value.replace(/\D/g, '').slice(0, 16))}
      />
    )),
  ),
  'own keys only': controlled(
    '',
    labelled('ZIP code', (v, set) => (
      <input
        value={v}
        onKeyDown={(e) => {
          if (/^\d$/.test(e.key) && v.length < 5) set(v + e.key);
          if (e.key === 'Backspace') set(v.slice(0, -1));
          if (e.key !== 'Tab') e.preventDefault();
        }}
        onChange={() => undefined}
      />
    )),
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
  'controller parsed price': hooked({ price: null }, () => <Price />, { mode: 'onBlur' }),
  'debounced by an effect': rested(DebouncedSearch),
  'deferred value': reported(Deferred),
  'component made in the render': reported(Inner),
  'form keyed by version': reported(Versioned),
  'outside store, formatted': reported(Stored),
  'guards of keys and input': reported(Guarded),
  'suspense and portal': reported(Suspended),
});
