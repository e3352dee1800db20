import { controlled } from './react-case.jsx';

/** A case whose model is React state, below a label as the library's guide lays out forms. */
export const kontur = (initial, label, render, extra) =>
  controlled(
    initial,
    (value, set) => (
      <label>
        <div>{label}</div>
        {render(value, set)}
      </label>
    ),
    extra,
  );

/** The same with a caption that names nothing in the markup: it stands above. */
export const captioned = (initial, label, render, extra) =>
  controlled(
    initial,
    (value, set) => (
      <div className="row">
        <div className="caption">{label}</div>
        {render(value, set)}
      </div>
    ),
    extra,
  );
