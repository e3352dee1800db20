import { AngleSlider } from '@ark-ui/react/angle-slider';
import { NumberInput } from '@ark-ui/react/number-input';
import { NumberField } from '@base-ui/react/number-field';
import { InputNumber } from 'primereact/inputnumber';
import { Knob } from 'primereact/knob';
import { useState } from 'react';
import { controlled } from '../support/react-case.jsx';
import { showCases } from '../support/cases.js';

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

showCases({
  'readonly number': (root) =>
    plain(
      root,
      '<button type="button" class="minus">-</button><input id="qty" readonly value="1"><button type="button" class="plus">+</button>',
    ),
  'number with buttons': (root) =>
    plain(
      root,
      '<button type="button" class="minus">-</button><input id="qty" type="number" min="1" max="20" value="1"><button type="button" class="plus">+</button>',
    ),
  'text between buttons': controlled(1, (v, set) => <Counter value={v} onChange={set} />),
  'ark number': controlled('2', (v, set) => (
    <NumberInput.Root value={v} min={0} max={50} onValueChange={(details) => set(details.value)}>
      <NumberInput.Label>Quantity</NumberInput.Label>
      <NumberInput.Input />
      <NumberInput.Control>
        <NumberInput.DecrementTrigger>-1</NumberInput.DecrementTrigger>
        <NumberInput.IncrementTrigger>+1</NumberInput.IncrementTrigger>
      </NumberInput.Control>
    </NumberInput.Root>
  )),
  'ark angle': controlled(0, (v, set) => (
    <AngleSlider.Root value={v} onValueChange={(details) => set(details.value)}>
      <AngleSlider.Label>Wind direction</AngleSlider.Label>
      <AngleSlider.Control style={{ width: 100, height: 100, position: 'relative' }}>
        <AngleSlider.Thumb style={{ position: 'absolute', width: 5, height: 100 }} />
      </AngleSlider.Control>
      <AngleSlider.HiddenInput />
    </AngleSlider.Root>
  )),
  'base-ui number': controlled(2, (v, set) => (
    <NumberField.Root value={v} onValueChange={set} min={0} max={64}>
      <label htmlFor="w">Number of guests</label>
      <NumberField.Group>
        <NumberField.Decrement>-</NumberField.Decrement>
        <NumberField.Input id="w" />
        <NumberField.Increment>+</NumberField.Increment>
      </NumberField.Group>
    </NumberField.Root>
  )),
  'base-ui price': controlled(null, (v, set) => (
    <NumberField.Root value={v} onValueChange={set} format={{ style: 'currency', currency: 'USD' }}>
      <label htmlFor="w">Price</label>
      <NumberField.Input id="w" />
    </NumberField.Root>
  )),
  'primereact number': controlled(null, (v, set) => (
    <>
      <label htmlFor="w">Amount</label>
      <InputNumber
        inputId="w"
        value={v}
        onValueChange={(e) => set(e.value)}
        mode="currency"
        currency="USD"
        locale="en-US"
      />
    </>
  )),
  'primereact number buttons': controlled(1, (v, set) => (
    <>
      <label htmlFor="w">Quantity</label>
      <InputNumber inputId="w" value={v} onValueChange={(e) => set(e.value)} showButtons min={0} max={100} />
    </>
  )),
  'primereact knob': controlled(0, (v, set) => (
    <>
      <label id="l">Volume</label>
      <Knob value={v} onChange={(e) => set(e.value)} />
    </>
  )),
});
