import { Checkbox } from '@kobalte/core/checkbox';
import { Combobox } from '@kobalte/core/combobox';
import { NumberField } from '@kobalte/core/number-field';
import { RadioGroup } from '@kobalte/core/radio-group';
import { Select } from '@kobalte/core/select';
import { Slider } from '@kobalte/core/slider';
import { Switch } from '@kobalte/core/switch';
import { TextField } from '@kobalte/core/text-field';
import { ToggleGroup } from '@kobalte/core/toggle-group';
import { createSignal } from 'solid-js';
import h from 'solid-js/h';
import { render } from 'solid-js/web';
import { fruits, showCases } from '../support/cases.js';

/** Unstyled parts; only what hides the native inputs and draws boxes to press. */
const style =
  '[role=listbox]{background:#fff;border:1px solid;padding:4px}[role=option]{padding:6px}.box{display:inline-block;width:20px;height:20px;border:1px solid}.track{display:block;position:relative;width:240px;height:8px;background:#ccc}.thumb{display:block;width:18px;height:18px;top:-5px;background:#06c}';

const kobalte = (initial, view) => (root) => {
  const [value, set] = createSignal(initial);
  render(() => h('form', h('style', style), view(value, set), h('button', { type: 'submit' }, 'Send')), root);
  return { state: () => value() };
};

const list = (Part, parts) => ({
  options: fruits,
  itemComponent: (props) =>
    h(Part.Item, { item: props.item }, h(Part.ItemLabel, props.item.rawValue), h(Part.ItemIndicator, '✓')),
  ...parts,
});

const popup = (Part) => h(Part.Portal, h(Part.Content, h(Part.Listbox)));

const choice = (Part, label, values) => [
  h(Part.Label, label),
  h(
    'div',
    values.map((one) =>
      h(
        Part.Item,
        { value: one },
        h(Part.ItemInput),
        h(Part.ItemControl, { class: 'box' }, h(Part.ItemIndicator)),
        h(Part.ItemLabel, one),
      ),
    ),
  ),
];

const number = (format) => (value, set) =>
  h(
    NumberField,
    { rawValue: value, onRawValueChange: (one) => set(one), minValue: 1, maxValue: 20, ...format },
    h(NumberField.Label, 'Number of guests'),
    h('div', h(NumberField.Input), h(NumberField.IncrementTrigger, '+'), h(NumberField.DecrementTrigger, '-')),
  );

showCases({
  text: kobalte('', (value, set) =>
    h(TextField, { value, onChange: (one) => set(one) }, h(TextField.Label, 'First name'), h(TextField.Input)),
  ),
  'text area': kobalte('', (value, set) =>
    h(TextField, { value, onChange: (one) => set(one) }, h(TextField.Label, 'Comments'), h(TextField.TextArea)),
  ),
  'number field': kobalte(1, number({})),
  select: {
    undo: false,
    show: kobalte(null, (value, set) =>
      h(
        Select,
        list(Select, { value, onChange: (one) => set(one), placeholder: 'Select a fruit…' }),
        h(Select.Label, 'Favourite fruit'),
        h(
          Select.Trigger,
          h(Select.Value, (state) => state.selectedOption()),
          h(Select.Icon),
        ),
        popup(Select),
      ),
    ),
  },
  'select of several': kobalte([], (value, set) =>
    h(
      Select,
      list(Select, { multiple: true, value, onChange: (one) => set(one), placeholder: 'Select some fruits…' }),
      h(Select.Label, 'Favourite fruits'),
      h(
        Select.Trigger,
        h(Select.Value, (state) => state.selectedOptions().join(', ')),
        h(Select.Icon),
      ),
      popup(Select),
    ),
  ),
  combobox: kobalte(null, (value, set) =>
    h(
      Combobox,
      list(Combobox, { value, onChange: (one) => set(one), placeholder: 'Search a fruit…' }),
      h(Combobox.Label, 'Favourite fruit'),
      h(Combobox.Control, h(Combobox.Input), h(Combobox.Trigger, h(Combobox.Icon))),
      popup(Combobox),
    ),
  ),
  'combobox of several': kobalte([], (value, set) =>
    h(
      Combobox,
      list(Combobox, { multiple: true, value, onChange: (one) => set(one), placeholder: 'Search some fruits…' }),
      h(Combobox.Label, 'Favourite fruits'),
      h(Combobox.Control, (state) => [
        h('div', () =>
          state
            .selectedOptions()
            .map((one) =>
              h(
                'span',
                { onPointerDown: (event) => event.stopPropagation() },
                one,
                h('button', { type: 'button', onClick: () => state.remove(one) }, '×'),
              ),
            ),
        ),
        h(Combobox.Input),
        h(Combobox.Trigger, h(Combobox.Icon)),
      ]),
      popup(Combobox),
    ),
  ),
  checkbox: kobalte(false, (value, set) =>
    h(
      Checkbox,
      { checked: value, onChange: (one) => set(one) },
      h(Checkbox.Input),
      h(Checkbox.Control, { class: 'box' }, h(Checkbox.Indicator, '✓')),
      h(Checkbox.Label, 'I accept the terms'),
    ),
  ),
  switch: kobalte(false, (value, set) =>
    h(
      Switch,
      { checked: value, onChange: (one) => set(one) },
      h(Switch.Label, 'Gift wrapping'),
      h(Switch.Input),
      h(Switch.Control, { class: 'box' }, h(Switch.Thumb)),
    ),
  ),
  'radio group': {
    undo: false,
    show: kobalte(null, (value, set) =>
      h(RadioGroup, { value, onChange: (one) => set(one) }, ...choice(RadioGroup, 'Size', ['Small', 'Large'])),
    ),
  },
  'toggle group': kobalte(null, (value, set) =>
    h(
      'div',
      h('span', { id: 'size' }, 'Size'),
      h(
        ToggleGroup,
        { value, onChange: (one) => set(one), 'aria-labelledby': 'size' },
        ['Small', 'Medium', 'Large'].map((one) => h(ToggleGroup.Item, { value: one }, one)),
      ),
    ),
  ),
  slider: kobalte([0], (value, set) =>
    h(
      Slider,
      { value, onChange: (one) => set(one), minValue: 0, maxValue: 20 },
      h(Slider.Label, 'Number of guests'),
      h(Slider.ValueLabel),
      h(Slider.Track, { class: 'track' }, h(Slider.Fill), h(Slider.Thumb, { class: 'thumb' }, h(Slider.Input))),
    ),
  ),
});
