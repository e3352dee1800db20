import { item, zorro } from '../support/ng-zorro.js';
import { showCases } from '../support/cases.js';

showCases({
  slider: zorro(20, item('Volume', '<nz-slider [formControl]="field"/>')),
  'slider range': zorro([20, 50], item('Price range', '<nz-slider nzRange [formControl]="field"/>')),
  'slider steps': zorro(
    0,
    item('Volume', '<nz-slider [nzMin]="0" [nzMax]="100" [nzStep]="10" [formControl]="field"/>'),
  ),
  'slider marks': zorro(26, item('Volume', '<nz-slider [nzMarks]="marks" [nzStep]="null" [formControl]="field"/>'), {
    marks: { 0: '0', 26: '26', 37: '37', 100: '100' },
  }),
});
