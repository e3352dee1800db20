import { CheckBox, ChipList, RadioButton, Switch } from '@syncfusion/ej2-buttons';
import { ej2 } from '../support/syncfusion.js';
import { showCases } from '../support/cases.js';

const box = '<input id="widget" type="checkbox">';

showCases({
  checkbox: ej2('', CheckBox, { label: 'I accept the terms' }, box, 'checked'),
  switch: ej2('I accept the terms', Switch, {}, box, 'checked'),
  radio: {
    undo: false,
    show: (root) => {
      root.innerHTML =
        '<form><fieldset><legend>Size</legend><input id="s"><input id="m"><input id="l"></fieldset></form>';
      const buttons = ['Small', 'Medium', 'Large'].map((label, at) => {
        const button = new RadioButton({ label, name: 'size', value: label });
        button.appendTo(`#${'sml'[at]}`);
        return button;
      });
      return { state: () => buttons.find(({ checked }) => checked)?.label ?? '' };
    },
  },
  chips: {
    show: (root) => {
      root.innerHTML = '<form><label id="l">Favourite fruit</label><div id="widget" aria-labelledby="l"></div></form>';
      const chips = new ChipList({ chips: ['Apple', 'Banana', 'Cherry'], selection: 'Single' });
      chips.appendTo('#widget');
      return { state: () => chips.getSelectedChips()?.text ?? '' };
    },
  },
});
