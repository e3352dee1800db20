import { useState } from 'react';
import { useSelect, useCombobox } from 'downshift';
import { controlled } from '../support/react-case.jsx';
import { showCases, fruits } from '../support/cases.js';

function SelectCase({ value, onChange }) {
  const s = useSelect({ items: fruits, selectedItem: value, onSelectedItemChange: (c) => onChange(c.selectedItem) });
  return (
    <div>
      <label {...s.getLabelProps()}>Fruit</label>
      <div {...s.getToggleButtonProps()} style={{ border: '1px solid' }}>
        {value ?? 'Choose a fruit'}
      </div>
      <ul {...s.getMenuProps()}>
        {s.isOpen &&
          fruits.map((item, index) => (
            <li key={item} {...s.getItemProps({ item, index })}>
              {item}
            </li>
          ))}
      </ul>
    </div>
  );
}

function ComboCase({ value, onChange }) {
  const [items, setItems] = useState(fruits);
  const c = useCombobox({
    items,
    selectedItem: value,
    onSelectedItemChange: (x) => onChange(x.selectedItem),
    onInputValueChange: ({ inputValue }) =>
      setItems(fruits.filter((f) => f.toLowerCase().includes((inputValue ?? '').toLowerCase()))),
  });
  return (
    <div>
      <label {...c.getLabelProps()}>Fruit</label>
      <div>
        <input {...c.getInputProps()} />
        <button type="button" aria-label="toggle" {...c.getToggleButtonProps()}>
          v
        </button>
      </div>
      <ul {...c.getMenuProps()}>
        {c.isOpen &&
          items.map((item, index) => (
            <li key={item} {...c.getItemProps({ item, index })}>
              {item}
            </li>
          ))}
      </ul>
    </div>
  );
}

showCases({
  select: { ci: true, undo: false, show: controlled(null, (v, set) => <SelectCase value={v} onChange={set} />) },
  combobox: { ci: true, show: controlled(null, (v, set) => <ComboCase value={v} onChange={set} />) },
});
