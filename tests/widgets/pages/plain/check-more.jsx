import { useState } from 'react';
import { controlled } from '../support/react-case.jsx';
import { bound } from '../support/vue-case.js';
import { showCasesOfCi } from '../support/cases.js';

const label = (inner) => (
  <div>
    <label>Your rating</label>
    {inner}
  </div>
);

/** As react-stars and react-rating-stars-component draw them: spans with text and inline colours. */
function SpanStars({ value, onChange }) {
  const [over, setOver] = useState(0);
  return (
    <div className="react-stars" style={{ overflow: 'hidden', position: 'relative' }}>
      {[0, 1, 2, 3, 4].map((index) => (
        <span
          key={index}
          data-index={index}
          data-forhalf="★"
          style={{
            position: 'relative',
            overflow: 'hidden',
            cursor: 'pointer',
            display: 'block',
            float: 'left',
            fontSize: 24,
            color: index < (over || value) ? '#ffd700' : 'gray',
          }}
          onMouseOver={() => setOver(index + 1)}
          onMouseMove={() => setOver(index + 1)}
          onMouseLeave={() => setOver(0)}
          onClick={() => onChange(index + 1)}
        >
          ★
        </span>
      ))}
    </div>
  );
}

/** As react-star-ratings draws them: SVG stars in containers, colours in styles. */
function SvgStars({ value, onChange }) {
  return (
    <div className="star-ratings" title={`${value} Stars`} style={{ position: 'relative', display: 'inline-block' }}>
      {[1, 2, 3, 4, 5].map((star) => (
        <div key={star} className="star-container" style={{ display: 'inline-block' }} onClick={() => onChange(star)}>
          <svg
            viewBox="0 0 51 48"
            className="widget-svg"
            style={{ width: 30, height: 30, fill: star <= value ? 'gold' : 'gray' }}
          >
            <path d="m25,1 6,17h18l-14,11 5,17-15-10-15,10 5-17-14-11h18z" />
          </svg>
        </div>
      ))}
    </div>
  );
}

/**
 * As react-simple-star-rating draws them: the pointer's place on the row tells the star.
 * @param isByMove the press takes what the move before it has rendered
 */
function PlaceStars({ value, onChange, isByMove = false }) {
  const [over, setOver] = useState(null);
  const at = (event) => {
    const { left, width } = event.currentTarget.getBoundingClientRect();
    return Math.min(5, Math.max(1, Math.ceil(((event.clientX - left) / width) * 5)));
  };
  const row = (className, color, width) => (
    <span
      className={className}
      style={{
        color,
        position: className === 'filled-icons' ? 'absolute' : undefined,
        left: 0,
        top: 0,
        overflow: 'hidden',
        width,
        whiteSpace: 'nowrap',
      }}
    >
      {[1, 2, 3, 4, 5].map((star) => (
        <svg key={star} width="30" height="30" viewBox="0 0 51 48" className="star-svg" fill="currentColor">
          <path d="m25,1 6,17h18l-14,11 5,17-15-10-15,10 5-17-14-11h18z" />
        </svg>
      ))}
    </span>
  );
  return (
    <span
      className="react-simple-star-rating"
      style={{ display: 'inline-block', position: 'relative', cursor: 'pointer' }}
      onPointerMove={(event) => isByMove && setOver(at(event))}
      onPointerLeave={() => setOver(null)}
      onClick={isByMove ? () => over && onChange(over) : (event) => onChange(at(event))}
      aria-hidden="true"
    >
      {row('empty-icons', '#ccc', undefined)}
      {row('filled-icons', '#ffbc0b', `${(over ?? value) * 20}%`)}
    </span>
  );
}

function IconStars({ value, onChange }) {
  return (
    <div className="rating">
      {[1, 2, 3, 4, 5].map((star) => (
        <i
          key={star}
          className={`fa ${star <= value ? 'fa-star' : 'fa-star-o'}`}
          style={{ display: 'inline-block', width: 20, height: 20 }}
          onClick={() => onChange(star)}
        />
      ))}
    </div>
  );
}

function ButtonStars({ value, onChange }) {
  return (
    <div className="stars">
      {[1, 2, 3, 4, 5].map((star) => (
        <button
          key={star}
          type="button"
          aria-label={`Rate ${star} out of 5`}
          className={star <= value ? 'lit' : ''}
          onClick={() => onChange(star)}
        >
          ★
        </button>
      ))}
    </div>
  );
}

const radios = [5, 4, 3, 2, 1]
  .map(
    (n) =>
      `<input type="radio" id="star${n}" name="rate" value="${n}"><label for="star${n}" title="${n} stars">★</label>`,
  )
  .join('');

showCasesOfCi({
  'spans with text': { undo: false, show: controlled(0, (v, set) => label(<SpanStars value={v} onChange={set} />)) },
  'svg stars': { undo: false, show: controlled(0, (v, set) => label(<SvgStars value={v} onChange={set} />)) },
  'place on the row': { undo: false, show: controlled(0, (v, set) => label(<PlaceStars value={v} onChange={set} />)) },
  'place of the move before': {
    undo: false,
    show: controlled(0, (v, set) => label(<PlaceStars value={v} onChange={set} isByMove />)),
  },
  'icon stars': { undo: false, show: controlled(0, (v, set) => label(<IconStars value={v} onChange={set} />)) },
  'button stars': { undo: false, show: controlled(0, (v, set) => label(<ButtonStars value={v} onChange={set} />)) },
  'radios reversed': (root) => {
    root.innerHTML = `<style>.rate{float:left;height:46px}.rate:not(:checked)>input{position:absolute;top:-9999px}.rate:not(:checked)>label{float:right;width:1em;font-size:30px;color:#ccc}</style><form><div class="rate">${radios}</div></form>`;
    return { state: () => root.querySelector('input:checked')?.value ?? '' };
  },
  'radios hidden': (root) => {
    root.innerHTML = `<style>.rating>input{display:none}.rating{display:inline-flex;flex-direction:row-reverse}</style><form><fieldset class="rating"><legend>Please rate</legend>${radios}</fieldset></form>`;
    return { state: () => root.querySelector('input:checked')?.value ?? '' };
  },
  'vue spans': {
    undo: false,
    show: bound(
      0,
      '<label>Rating</label><div class="star-rating"><span v-for="n in 5" :key="n" class="star" :class="{ filled: n <= value }" @click="value = n">★</span></div>',
    ),
  },
});
