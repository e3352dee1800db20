import { item, zorro } from '../support/ng-zorro.js';
import { showCases } from '../support/cases.js';

showCases({
  'color picker': zorro('#1677ff', item('Colour', '<nz-color-picker [formControl]="field"/>')),
  'color picker text': zorro('#1677ff', item('Colour', '<nz-color-picker nzShowText [formControl]="field"/>')),
});
