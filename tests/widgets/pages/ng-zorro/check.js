import { item, zorro } from '../support/ng-zorro.js';
import { showCases } from '../support/cases.js';

showCases({
  checkbox: zorro(false, '<label nz-checkbox [formControl]="field">I accept the terms</label>'),
  'checkbox group': zorro(
    [],
    item('Toppings', '<nz-checkbox-group [nzOptions]="options.slice(0, 3)" [formControl]="field"/>'),
  ),
  'checkbox wrapper': zorro(
    [],
    item(
      'Toppings',
      '<nz-checkbox-group [formControl]="field"><label nz-checkbox nzValue="Cheese">Cheese</label><label nz-checkbox nzValue="Ham">Ham</label></nz-checkbox-group>',
    ),
  ),
  radio: {
    undo: false,
    show: zorro(
      null,
      item(
        'Size',
        '<nz-radio-group [formControl]="field"><label nz-radio nzValue="Small">Small</label><label nz-radio nzValue="Large">Large</label></nz-radio-group>',
      ),
    ),
  },
  'radio buttons': {
    undo: false,
    show: zorro(
      null,
      item(
        'Size',
        '<nz-radio-group nzButtonStyle="solid" [formControl]="field"><label nz-radio-button nzValue="Small">Small</label><label nz-radio-button nzValue="Large">Large</label></nz-radio-group>',
      ),
    ),
  },
  segmented: {
    undo: false,
    show: zorro(
      'Daily',
      item('Delivery', '<nz-segmented [nzOptions]="[\'Daily\', \'Weekly\']" [formControl]="field"/>'),
    ),
  },
  switch: zorro(false, item('Gift wrapping', '<nz-switch [formControl]="field"/>')),
  'switch texts': zorro(
    false,
    item('Gift wrapping', '<nz-switch nzCheckedChildren="On" nzUnCheckedChildren="Off" [formControl]="field"/>'),
  ),
  rate: zorro(0, item('Rating', '<nz-rate [formControl]="field"/>')),
  'rate half': zorro(0, item('Rating', '<nz-rate nzAllowHalf [formControl]="field"/>')),
  'rate tooltips': zorro(
    0,
    item('Rating', "<nz-rate [nzTooltips]=\"['bad', 'poor', 'fine', 'good', 'great']\" [formControl]=\"field\"/>"),
  ),
});
