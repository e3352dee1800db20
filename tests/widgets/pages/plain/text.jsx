import { useRef, useState } from 'react';
import { controlled } from '../support/react-case.jsx';
import { showCasesOfCi } from '../support/cases.js';

const six = Array.from({ length: 6 }, (_, index) => index);

/** Boxes of a React page's own: focus moves on, Backspace goes back, a paste is spread over them. */
function OwnBoxes({ value, onChange, type = 'text' }) {
  const boxes = useRef([]);
  const put = (index, text) => {
    const digits = [...value.padEnd(6)];
    digits[index] = text || ' ';
    onChange(digits.join('').trimEnd());
    if (text && index < 5) boxes.current[index + 1].focus();
  };
  return (
    <div className="code">
      {six.map((index) => (
        <input
          key={index}
          ref={(element) => void (boxes.current[index] = element)}
          type={type}
          inputMode="numeric"
          maxLength={1}
          aria-label={`Digit ${index + 1}`}
          value={value[index]?.trim() ?? ''}
          onChange={(event) => put(index, event.target.value.replace(/\D/g, '').slice(-1))}
          onKeyDown={(event) => {
            if (event.key !== 'Backspace' || value[index]?.trim()) return;
            if (index > 0) boxes.current[index - 1].focus();
          }}
          onPaste={(event) => {
            event.preventDefault();
            onChange(event.clipboardData.getData('text').replace(/\D/g, '').slice(0, 6));
          }}
        />
      ))}
    </div>
  );
}

/** Plain boxes with auto-advance; `read` is how the page reads its code. */
function plainBoxes(onKey) {
  return (root) => {
    const inputs = six.map(() => '<input type="text" class="digit" maxlength="1" inputmode="numeric" required>');
    root.innerHTML = `<style>.digit { width: 32px }</style><form><p>Enter the verification code</p><div id="code">${inputs.join('')}</div></form>`;
    const boxes = [...root.querySelectorAll('.digit')];
    let code = '';
    const read = () => (code = boxes.map(({ value }) => value).join(''));
    boxes.forEach((input, index) => onKey(input, { next: boxes[index + 1], previous: boxes[index - 1], read }));
    return { state: () => code };
  };
}

/** A number between two buttons, as shops have it. */
function plain(root, inner, read) {
  root.innerHTML = `<form><label for="qty">Quantity</label><div class="quantity">${inner}</div><button>Buy</button></form>`;
  const input = root.querySelector('input');
  const step = (by) => {
    input.value = String(Math.max(1, Math.min(20, Number(input.value) + by)));
    input.dispatchEvent(new Event('change', { bubbles: true }));
  };
  root.querySelector('.minus').onclick = () => step(-1);
  root.querySelector('.plus').onclick = () => step(1);
  return { state: () => read?.() ?? Number(input.value) };
}

function Counter({ value, onChange }) {
  const [hint] = useState('Number of guests');
  return (
    <div className="counter">
      <span>{hint}</span>
      <button type="button" aria-label="Decrease" onClick={() => onChange(Math.max(0, value - 1))}>
        −
      </button>
      <span className="count">{value}</span>
      <button type="button" aria-label="Increase" onClick={() => onChange(Math.min(9, value + 1))}>
        +
      </button>
    </div>
  );
}

showCasesOfCi({
  'own boxes': controlled('', (v, set) => <OwnBoxes value={v} onChange={set} />),
  'own boxes tel': controlled('', (v, set) => <OwnBoxes type="tel" value={v} onChange={set} />),
  'on input': plainBoxes((input, { next, read }) =>
    input.addEventListener('input', () => {
      read();
      if (input.value) next?.focus();
    }),
  ),
  'on keyup': plainBoxes((input, { next, previous, read }) =>
    input.addEventListener('keyup', (event) => {
      read();
      if (event.key === 'Backspace') previous?.focus();
      else if (/^\d$/.test(event.key)) next?.focus();
    }),
  ),
  'on keydown': plainBoxes((input, { next, previous, read }) =>
    input.addEventListener('keydown', (event) => {
      if (event.key === 'Tab') return;
      event.preventDefault();
      if (event.key === 'Backspace') {
        input.value = '';
        previous?.focus();
      } else if (/^\d$/.test(event.key)) {
        input.value = event.key;
        next?.focus();
      }
      read();
    }),
  ),
  'number boxes, later ones disabled': {
    undo: false,
    show: (root) => {
      const inputs = six.map((n) => `<input type="number" class="digit" ${n > 0 ? 'disabled' : ''}>`);
      root.innerHTML = `<form><header>Enter OTP Code</header><div class="input-field">${inputs.join('')}</div></form>`;
      const boxes = [...root.querySelectorAll('.digit')];
      boxes.forEach((input, index) =>
        input.addEventListener('keyup', (event) => {
          if (input.value.length > 1) return void (input.value = '');
          const next = boxes[index + 1];
          if (next?.disabled && input.value !== '') {
            next.removeAttribute('disabled');
            next.focus();
          }
          if (event.key === 'Backspace') input.value = '';
        }),
      );
      return { state: () => boxes.map(({ value }) => value).join('') };
    },
  },
  'readonly number': {
    show: (root) =>
      plain(
        root,
        '<button type="button" class="minus">-</button><input id="qty" readonly value="1"><button type="button" class="plus">+</button>',
      ),
  },
  'number with buttons': (root) =>
    plain(
      root,
      '<button type="button" class="minus">-</button><input id="qty" type="number" min="1" max="20" value="1"><button type="button" class="plus">+</button>',
    ),
  'text between buttons': { show: controlled(1, (v, set) => <Counter value={v} onChange={set} />) },
});
