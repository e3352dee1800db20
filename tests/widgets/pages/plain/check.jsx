import { controlled } from '../support/react-case.jsx';
import { showCasesOfCi } from '../support/cases.js';

const label = (inner) => (
  <div>
    <label>Favourite colour</label>
    {inner}
  </div>
);

showCasesOfCi({
  swatches: {
    undo: false,
    show: controlled('', (v, set) =>
      label(
        <div className="swatches" role="radiogroup" aria-label="Colour">
          {['Red', 'Green', 'Blue'].map((name) => (
            <button
              key={name}
              type="button"
              role="radio"
              aria-checked={v === name}
              aria-label={name}
              onClick={() => set(name)}
              style={{ background: name, width: 24, height: 24 }}
            />
          ))}
        </div>,
      ),
    ),
  },
});
