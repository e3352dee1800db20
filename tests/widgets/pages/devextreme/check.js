import ButtonGroup from 'devextreme/ui/button_group';
import CheckBox from 'devextreme/ui/check_box';
import RadioGroup from 'devextreme/ui/radio_group';
import Switch from 'devextreme/ui/switch';
import { dx } from '../support/devextreme.js';
import { showCases } from '../support/cases.js';

const sizes = ['Small', 'Medium', 'Large'];

showCases({
  'check box': dx('', CheckBox, { text: 'I accept the terms', value: false }),
  switch: dx('I accept the terms', Switch, { elementAttr: { 'aria-label': 'I accept the terms' } }),
  'radio group': { undo: false, show: dx('Size', RadioGroup, { items: sizes }) },
  'button group': {
    undo: false,
    show: dx('Size', ButtonGroup, { items: sizes.map((text) => ({ text })), keyExpr: 'text' }, 'selectedItemKeys'),
  },
});
