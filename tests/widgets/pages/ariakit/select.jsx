import * as Ariakit from '@ariakit/react';
import { useState } from 'react';
import { controlled } from '../support/react-case.jsx';
import { fruits, showCases } from '../support/cases.js';

const popupStyle = { background: 'white', border: '1px solid grey', maxHeight: 200, overflowY: 'auto' };

function Filtering({ value, onChange }) {
  const [query, setQuery] = useState('');
  const shown = fruits.filter((fruit) => fruit.toLowerCase().includes(query.toLowerCase()));
  return (
    <Ariakit.ComboboxProvider resetValueOnHide setValue={setQuery}>
      <Ariakit.SelectProvider value={value} setValue={onChange}>
        <Ariakit.SelectLabel>Favourite fruit</Ariakit.SelectLabel>
        <Ariakit.Select />
        <Ariakit.SelectPopover gutter={4} sameWidth style={popupStyle}>
          <Ariakit.Combobox autoSelect placeholder="Search..." />
          <Ariakit.ComboboxList>
            {shown.map((fruit) => (
              <Ariakit.SelectItem key={fruit} value={fruit} render={<Ariakit.ComboboxItem />}>
                {fruit}
              </Ariakit.SelectItem>
            ))}
          </Ariakit.ComboboxList>
        </Ariakit.SelectPopover>
      </Ariakit.SelectProvider>
    </Ariakit.ComboboxProvider>
  );
}

function Multi({ value, onChange }) {
  const [query, setQuery] = useState('');
  const shown = fruits.filter((fruit) => fruit.toLowerCase().includes(query.toLowerCase()));
  return (
    <Ariakit.ComboboxProvider selectedValue={value} setSelectedValue={onChange} value={query} setValue={setQuery}>
      <Ariakit.ComboboxLabel>Favourite fruits</Ariakit.ComboboxLabel>
      <div>
        {value.map((fruit) => (
          <span key={fruit}>{fruit}</span>
        ))}
        <Ariakit.Combobox placeholder="e.g., Apple" />
      </div>
      <Ariakit.ComboboxPopover gutter={4} sameWidth style={popupStyle}>
        {shown.map((fruit) => (
          <Ariakit.ComboboxItem key={fruit} value={fruit} focusOnHover>
            <Ariakit.ComboboxItemCheck />
            {fruit}
          </Ariakit.ComboboxItem>
        ))}
      </Ariakit.ComboboxPopover>
    </Ariakit.ComboboxProvider>
  );
}

showCases({
  select: {
    undo: false,
    show: controlled('', (v, set) => (
      <Ariakit.SelectProvider value={v} setValue={set} defaultValue="">
        <Ariakit.SelectLabel>Favourite fruit</Ariakit.SelectLabel>
        <Ariakit.Select>
          {v || 'Select a fruit'}
          <Ariakit.SelectArrow />
        </Ariakit.Select>
        <Ariakit.SelectPopover gutter={4} sameWidth style={popupStyle}>
          {fruits.map((fruit) => (
            <Ariakit.SelectItem key={fruit} value={fruit} />
          ))}
        </Ariakit.SelectPopover>
      </Ariakit.SelectProvider>
    )),
  },
  'select multiple': controlled([], (v, set) => (
    <Ariakit.SelectProvider value={v} setValue={set}>
      <Ariakit.SelectLabel>Favourite fruits</Ariakit.SelectLabel>
      <Ariakit.Select>
        {v.length === 0 ? 'No fruit selected' : v.length === 1 ? v[0] : `${v.length} fruits selected`}
      </Ariakit.Select>
      <Ariakit.SelectPopover gutter={4} sameWidth style={popupStyle}>
        {fruits.map((fruit) => (
          <Ariakit.SelectItem key={fruit} value={fruit}>
            <Ariakit.SelectItemCheck />
            {fruit}
          </Ariakit.SelectItem>
        ))}
      </Ariakit.SelectPopover>
    </Ariakit.SelectProvider>
  )),
  'select with search': controlled('Apple', (v, set) => <Filtering value={v} onChange={set} />),
  combobox: controlled('', (v, set) => (
    <Ariakit.ComboboxProvider value={v} setValue={set}>
      <Ariakit.ComboboxLabel>Your favourite fruit</Ariakit.ComboboxLabel>
      <Ariakit.Combobox placeholder="e.g., Apple" />
      <Ariakit.ComboboxPopover gutter={4} sameWidth style={popupStyle}>
        {fruits.map((fruit) => (
          <Ariakit.ComboboxItem key={fruit} value={fruit} />
        ))}
      </Ariakit.ComboboxPopover>
    </Ariakit.ComboboxProvider>
  )),
  'combobox multiple': controlled([], (v, set) => <Multi value={v} onChange={set} />),
});
