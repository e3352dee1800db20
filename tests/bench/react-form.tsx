/** A form of controlled inputs, with a state a field or one object for all of them. */
import { memo, useState } from 'react';
import { createRoot } from 'react-dom/client';

const labels = ['First name', 'Last name', 'E-mail', 'City'];
const names = ['first_name', 'last_name', 'email', 'city'];

const OwnField = memo(function OwnField({ index }: { readonly index: number }) {
  const [value, setValue] = useState('');
  return <Field index={index} value={value} onChange={setValue} />;
});

interface FieldProps {
  readonly index: number;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

function Field({ index, value, onChange }: FieldProps) {
  return (
    <div>
      <label htmlFor={`f${index}`}>{labels[index % 4]}</label>
      <input
        id={`f${index}`}
        name={`${names[index % 4]}_${index}`}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </div>
  );
}

function OneState({ count }: { readonly count: number }) {
  const [values, setValues] = useState<Readonly<Record<number, string>>>({});
  return Array.from({ length: count }, (_, index) => (
    <Field
      key={index}
      index={index}
      value={values[index] ?? ''}
      onChange={(value) => setValues((before) => ({ ...before, [index]: value }))}
    />
  ));
}

function OwnStates({ count }: { readonly count: number }) {
  return Array.from({ length: count }, (_, index) => <OwnField key={index} index={index} />);
}

const root = document.getElementById('root')!;
const count = Number(root.dataset.count);
createRoot(root).render(
  <form>{root.dataset.state === 'object' ? <OneState count={count} /> : <OwnStates count={count} />}</form>,
);
