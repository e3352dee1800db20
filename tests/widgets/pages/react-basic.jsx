import { useEffect, useRef, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { useForm, Controller } from 'react-hook-form';
import { Formik, Form, Field } from 'formik';
import { IMaskInput } from 'react-imask';
import { useDropzone } from 'react-dropzone';
import { controlled } from './support/react-case.jsx';
import { showCases } from './support/cases.js';

const upper = (text) => text.toUpperCase();
const thousands = (digits) => digits.replace(/\B(?=(\d{3})+(?!\d))/g, ',');

function hookForm(render, defaults) {
  return (root) => {
    let get;
    function Case() {
      const methods = useForm({ defaultValues: defaults, mode: 'onBlur' });
      get = methods.getValues;
      return <form onSubmit={methods.handleSubmit(() => {})}>{render(methods)}</form>;
    }
    createRoot(root).render(<Case />);
    return { state: () => get() };
  };
}

function Drop({ onFiles }) {
  const { getRootProps, getInputProps } = useDropzone({ onDrop: (files) => onFiles(files.map((f) => f.name)) });
  return (
    <div {...getRootProps({ style: { border: '1px dashed', padding: 30 } })}>
      <input {...getInputProps()} />
      <p>Drop files here</p>
    </div>
  );
}

function Remounting({ value, onChange }) {
  return (
    <label key={value}>
      Nickname <input defaultValue={value} onChange={(e) => onChange(e.target.value)} />
    </label>
  );
}

showCases({
  controlled: controlled('', (v, set) => (
    <label>
      First name <input value={v} onChange={(e) => set(e.target.value)} />
    </label>
  )),
  'upper-case': controlled('', (v, set) => (
    <label>
      City <input value={v} onChange={(e) => set(upper(e.target.value))} />
    </label>
  )),
  thousands: controlled(
    '',
    (v, set) => (
      <label>
        Price <input value={thousands(v)} onChange={(e) => set(e.target.value.replace(/\D/g, ''))} />
      </label>
    ),
    { text: '12345' },
  ),
  remount: controlled('', (v, set) => <Remounting value={v} onChange={set} />),
  select: controlled('', (v, set) => (
    <label>
      Fruit{' '}
      <select value={v} onChange={(e) => set(e.target.value)}>
        <option value="">Choose</option>
        <option>Apple</option>
        <option>Fig</option>
      </select>
    </label>
  )),
  checkbox: controlled(false, (v, set) => (
    <label>
      <input type="checkbox" checked={v} onChange={(e) => set(e.target.checked)} /> Terms
    </label>
  )),
  'hook-form register': hookForm(
    ({ register }) => (
      <>
        <label>
          First name <input {...register('first', { required: true, minLength: 2 })} />
        </label>
        <label>
          Plan{' '}
          <select {...register('plan')}>
            <option value="">Choose</option>
            <option value="a">Basic</option>
            <option value="b">Pro</option>
          </select>
        </label>
        <label>
          <input type="checkbox" {...register('terms')} /> I agree
        </label>
      </>
    ),
    { first: '', plan: '', terms: false },
  ),
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
  formik: (root) => {
    let values;
    createRoot(root).render(
      <Formik initialValues={{ email: '', bio: '' }} onSubmit={() => {}}>
        {(props) => {
          values = props.values;
          return (
            <Form>
              <label>
                E-mail <Field name="email" type="email" />
              </label>
              <label>
                Bio <Field name="bio" as="textarea" />
              </label>
            </Form>
          );
        }}
      </Formik>,
    );
    return { state: () => values };
  },
  'imask phone': controlled(
    '',
    (v, set) => (
      <label>
        Phone <IMaskInput mask="+{1} (000) 000-0000" unmask={true} value={v} onAccept={(value) => set(value)} />
      </label>
    ),
    { text: '+1 (555) 010-4477', wantState: '15550104477' },
  ),
  'imask number': controlled(
    '',
    (v, set) => (
      <label>
        Price{' '}
        <IMaskInput
          mask={Number}
          thousandsSeparator=","
          radix="."
          unmask={true}
          value={v}
          onAccept={(value) => set(value)}
        />
      </label>
    ),
    { text: '12345.5', wantState: '12345.5' },
  ),
  dropzone: controlled(null, (v, set) => <Drop onFiles={set} />),
  uncontrolled: (root) => {
    const ref = { current: null };
    createRoot(root).render(
      <label>
        Street <input ref={ref} defaultValue="" />
      </label>,
    );
    return { state: () => ref.current.value };
  },
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
});
