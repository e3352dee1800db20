import { ng, label } from '../support/primeng-variants.js';
import { angular } from '../support/primeng.js';
import { showCases } from '../support/cases.js';

showCases({
  'select button': angular(
    null,
    '<div id="s">Size</div><p-selectbutton ariaLabelledBy="s" [options]="[\'Small\', \'Large\']" [formControl]="field" />',
  ),
  checkbox: ng(
    false,
    '<p-checkbox inputId="w" [binary]="true" [formControl]="field" /><label for="w"> I accept the terms</label>',
  ),
  'checkbox group': ng(
    [],
    '<fieldset><legend>Toppings</legend><p-checkbox inputId="a" name="t" value="Cheese" [formControl]="field" /><label for="a"> Cheese</label><p-checkbox inputId="b" name="t" value="Mushroom" [formControl]="field" /><label for="b"> Mushroom</label></fieldset>',
  ),
  radio: {
    undo: false,
    show: ng(
      '',
      '<fieldset><legend>Size</legend><p-radiobutton inputId="a" name="s" value="Small" [formControl]="field" /><label for="a"> Small</label><p-radiobutton inputId="b" name="s" value="Large" [formControl]="field" /><label for="b"> Large</label></fieldset>',
    ),
  },
  rating: ng(null, '<label>Rating</label><p-rating [formControl]="field" />'),
  'toggle switch': ng(false, label('Newsletter', '<p-toggleswitch inputId="w" [formControl]="field" />')),
  'toggle button': ng(
    false,
    '<p-togglebutton onLabel="Yes" offLabel="No" ariaLabel="Do you confirm" [formControl]="field" />',
  ),
  'select button multiple': ng(
    [],
    '<label id="l">Days</label><p-selectbutton ariaLabelledBy="l" [multiple]="true" [options]="[\'Mon\', \'Tue\', \'Wed\']" [formControl]="field" />',
  ),
});
