/** A controlled React form; its state is the page's `model`. */
import { useState } from 'react';
import { createRoot } from 'react-dom/client';

const empty = { name: '', note: '', age: '', born: '', plan: '', size: '', pace: '', terms: false };

function Form() {
  const [model, setModel] = useState<Record<string, string | boolean>>(empty);
  Object.assign(window, { model });
  const bind = (key: keyof typeof empty) => ({
    id: key,
    value: String(model[key]),
    onChange: (event: { target: { value: string } }) => setModel((now) => ({ ...now, [key]: event.target.value })),
  });
  return (
    <form>
      <input {...bind('name')} />
      <textarea {...bind('note')} />
      <input type="number" {...bind('age')} />
      <input type="date" {...bind('born')} />
      <select {...bind('plan')}>
        <option value="">Choose</option>
        <option value="a">A</option>
        <option value="b">B</option>
      </select>
      {['s', 'm'].map((size) => (
        <input
          key={size}
          type="radio"
          name="size"
          id={size}
          checked={model['size'] === size}
          onChange={() => setModel((now) => ({ ...now, size }))}
        />
      ))}
      {['slow', 'fast'].map((pace) => (
        <input
          key={pace}
          {...bind('pace')}
          type="radio"
          name="pace"
          id={pace}
          value={pace}
          checked={model['pace'] === pace}
        />
      ))}
      <input
        type="checkbox"
        id="terms"
        checked={model['terms'] === true}
        onChange={(event) => setModel((now) => ({ ...now, terms: event.target.checked }))}
      />
    </form>
  );
}
createRoot(document.querySelector('main')!).render(<Form />);
