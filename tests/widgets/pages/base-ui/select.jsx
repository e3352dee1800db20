import { Autocomplete } from '@base-ui/react/autocomplete';
import { Combobox } from '@base-ui/react/combobox';
import { Field } from '@base-ui/react/field';
import { Select } from '@base-ui/react/select';
import { controlled } from '../support/react-case.jsx';
import { fruits, showCases } from '../support/cases.js';

const popupStyle = { background: 'white', border: '1px solid grey', maxHeight: 200, overflowY: 'auto' };

function Fruits({ value, onChange, multiple = false }) {
  return (
    <Field.Root>
      <Field.Label>Favourite fruit</Field.Label>
      <Select.Root value={value} onValueChange={onChange} multiple={multiple}>
        <Select.Trigger>
          <Select.Value placeholder="Select fruit" />
          <Select.Icon>v</Select.Icon>
        </Select.Trigger>
        <Select.Portal>
          <Select.Positioner sideOffset={8}>
            <Select.Popup style={popupStyle}>
              <Select.List>
                {fruits.map((fruit) => (
                  <Select.Item key={fruit} value={fruit}>
                    <Select.ItemIndicator>✓</Select.ItemIndicator>
                    <Select.ItemText>{fruit}</Select.ItemText>
                  </Select.Item>
                ))}
              </Select.List>
            </Select.Popup>
          </Select.Positioner>
        </Select.Portal>
      </Select.Root>
    </Field.Root>
  );
}

const comboPopup = (
  <Combobox.Portal>
    <Combobox.Positioner sideOffset={4}>
      <Combobox.Popup style={popupStyle}>
        <Combobox.Empty>No fruits found.</Combobox.Empty>
        <Combobox.List>
          {(fruit) => (
            <Combobox.Item key={fruit} value={fruit}>
              <Combobox.ItemIndicator>✓</Combobox.ItemIndicator>
              <span>{fruit}</span>
            </Combobox.Item>
          )}
        </Combobox.List>
      </Combobox.Popup>
    </Combobox.Positioner>
  </Combobox.Portal>
);

showCases({
  select: { undo: false, show: controlled(null, (v, set) => <Fruits value={v} onChange={set} />) },
  'select multiple': controlled([], (v, set) => <Fruits value={v} onChange={set} multiple />),
  combobox: controlled(null, (v, set) => (
    <Combobox.Root items={fruits} value={v} onValueChange={set}>
      <label>
        Choose a fruit
        <Combobox.Input placeholder="e.g. Apple" />
      </label>
      <Combobox.Clear aria-label="Clear selection">x</Combobox.Clear>
      <Combobox.Trigger aria-label="Open popup">v</Combobox.Trigger>
      {comboPopup}
    </Combobox.Root>
  )),
  'combobox multiple': controlled([], (v, set) => (
    <Combobox.Root items={fruits} multiple value={v} onValueChange={set}>
      <label htmlFor="langs">Favourite fruits</label>
      <Combobox.Chips>
        <Combobox.Value>
          {(value) => (
            <>
              {value.map((fruit) => (
                <Combobox.Chip key={fruit} aria-label={fruit}>
                  {fruit}
                  <Combobox.ChipRemove aria-label="Remove">x</Combobox.ChipRemove>
                </Combobox.Chip>
              ))}
              <Combobox.Input id="langs" placeholder={value.length > 0 ? '' : 'e.g. Apple'} />
            </>
          )}
        </Combobox.Value>
      </Combobox.Chips>
      {comboPopup}
    </Combobox.Root>
  )),
  'combobox in popup': {
    undo: false,
    show: controlled(null, (v, set) => (
      <div>
        <label id="country">Favourite fruit</label>
        <Combobox.Root items={fruits} value={v} onValueChange={set}>
          <Combobox.Trigger aria-labelledby="country">
            <Combobox.Value placeholder="Select fruit" />
          </Combobox.Trigger>
          <Combobox.Portal>
            <Combobox.Positioner>
              <Combobox.Popup style={popupStyle} aria-label="Select fruit">
                <Combobox.Input placeholder="e.g. Apple" />
                <Combobox.List>
                  {(fruit) => (
                    <Combobox.Item key={fruit} value={fruit}>
                      {fruit}
                    </Combobox.Item>
                  )}
                </Combobox.List>
              </Combobox.Popup>
            </Combobox.Positioner>
          </Combobox.Portal>
        </Combobox.Root>
      </div>
    )),
  },
  autocomplete: controlled('', (v, set) => (
    <Autocomplete.Root items={fruits} value={v} onValueChange={set}>
      <label>
        Favourite fruit
        <Autocomplete.Input placeholder="e.g. Apple" />
      </label>
      <Autocomplete.Portal>
        <Autocomplete.Positioner>
          <Autocomplete.Popup style={popupStyle}>
            <Autocomplete.Empty>No fruits found.</Autocomplete.Empty>
            <Autocomplete.List>
              {(fruit) => (
                <Autocomplete.Item key={fruit} value={fruit}>
                  {fruit}
                </Autocomplete.Item>
              )}
            </Autocomplete.List>
          </Autocomplete.Popup>
        </Autocomplete.Positioner>
      </Autocomplete.Portal>
    </Autocomplete.Root>
  )),
});
