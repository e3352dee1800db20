import { item, zorro } from '../support/ng-zorro.js';
import { showCases } from '../support/cases.js';

showCases({
  input: zorro('', item('Username', '<input id="w" nz-input [formControl]="field">')),
  'input clearable': zorro(
    '',
    item('City', '<nz-input-wrapper nzAllowClear><input id="w" nz-input [formControl]="field"></nz-input-wrapper>'),
  ),
  password: zorro(
    '',
    item('Password', '<nz-input-password><input id="w" nz-input [formControl]="field"></nz-input-password>'),
  ),
  textarea: zorro('', item('Comment', '<textarea id="w" nz-input nzAutosize [formControl]="field"></textarea>')),
  'textarea count': zorro(
    '',
    item(
      'Comment',
      '<nz-textarea-count [nzMaxCharacterCount]="100"><textarea id="w" nz-input [formControl]="field"></textarea></nz-textarea-count>',
    ),
  ),
  otp: zorro('', item('Code from your phone', '<nz-input-otp [nzLength]="6" [formControl]="field"/>')),
  number: zorro(1, item('Guests', '<nz-input-number nzId="w" [nzMin]="1" [nzMax]="10" [formControl]="field"/>')),
  'number formatted': zorro(
    1000,
    item('Price', '<nz-input-number nzId="w" [nzFormatter]="dollars" [nzParser]="parse" [formControl]="field"/>'),
    {
      dollars: (value) => `$ ${String(value).replace(/\B(?=(\d{3})+$)/g, ',')}`,
      parse: (text) => Number(text.replace(/[$, ]/g, '')),
    },
  ),
});
