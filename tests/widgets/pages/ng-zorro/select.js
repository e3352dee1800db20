import { item, zorro } from '../support/ng-zorro.js';
import { fruits, showCases } from '../support/cases.js';

const one = (inner) => item('Favourite fruit', inner);
const many = (inner) => item('Favourite fruits', inner);
const kind = (inner) => item('Kind', inner);
const options = '@for (one of fruits; track one) {<nz-option [nzLabel]="one" [nzValue]="one"/>}';

const found = (text) => fruits.filter((fruit) => fruit.toLowerCase().includes((text ?? '').toLowerCase()));

showCases({
  select: {
    undo: false,
    show: zorro(
      null,
      one(`<nz-select nzId="w" nzPlaceHolder="Select a fruit" [formControl]="field">${options}</nz-select>`),
    ),
  },
  'select clearable': zorro(
    null,
    one(`<nz-select nzId="w" nzAllowClear nzPlaceHolder="Choose" [formControl]="field">${options}</nz-select>`),
  ),
  'select search': zorro(
    null,
    one(
      `<nz-select nzId="w" nzShowSearch nzAllowClear nzPlaceHolder="Select a fruit" [formControl]="field">${options}</nz-select>`,
    ),
  ),
  'select preset': zorro('Banana', one(`<nz-select nzId="w" [formControl]="field">${options}</nz-select>`)),
  'select groups': zorro(
    null,
    one(
      '<nz-select nzId="w" nzAllowClear nzPlaceHolder="Select a fruit" [formControl]="field"><nz-option-group nzLabel="Red"><nz-option nzValue="Apple" nzLabel="Apple"/><nz-option nzValue="Cherry" nzLabel="Cherry"/></nz-option-group><nz-option-group nzLabel="Yellow"><nz-option nzValue="Banana" nzLabel="Banana"/></nz-option-group></nz-select>',
    ),
  ),
  'select multiple': zorro(
    [],
    many(
      `<nz-select nzId="w" nzMode="multiple" nzPlaceHolder="Please select" [formControl]="field">${options}</nz-select>`,
    ),
  ),
  'select multiple max tags': zorro(
    [],
    many(
      `<nz-select nzId="w" nzMode="multiple" [nzMaxTagCount]="1" nzPlaceHolder="Please select" [formControl]="field">${options}</nz-select>`,
    ),
  ),
  'select tags': zorro(
    [],
    item(
      'Tags',
      `<nz-select nzId="w" nzMode="tags" nzPlaceHolder="Tag, please" [formControl]="field">${options}</nz-select>`,
    ),
  ),
  'select many options': zorro(
    null,
    item(
      'Lot',
      '<nz-select nzId="w" nzShowSearch nzAllowClear nzPlaceHolder="Select a lot" [formControl]="field" [nzOptions]="lots"/>',
    ),
    { lots: Array.from({ length: 300 }, (_, nth) => ({ label: `Lot ${nth + 1}`, value: `Lot ${nth + 1}` })) },
  ),
  autocomplete: zorro(
    '',
    one(
      '<input id="w" nz-input placeholder="Type a fruit" [formControl]="field" [nzAutocomplete]="auto"><nz-autocomplete #auto>@for (one of found(field.value); track one) {<nz-auto-option [nzValue]="one">{{ one }}</nz-auto-option>}</nz-autocomplete>',
    ),
    { found },
  ),
  cascader: zorro(
    null,
    kind('<nz-cascader nzId="w" [nzOptions]="tree" nzPlaceHolder="Please select" [formControl]="field"/>'),
  ),
  'cascader search': zorro(
    null,
    kind('<nz-cascader nzId="w" nzShowSearch [nzOptions]="tree" nzPlaceHolder="Please select" [formControl]="field"/>'),
  ),
  'cascader multiple': zorro(
    [],
    kind('<nz-cascader nzId="w" nzMultiple [nzOptions]="tree" nzPlaceHolder="Please select" [formControl]="field"/>'),
  ),
  'tree select': zorro(
    null,
    kind(
      '<nz-tree-select nzId="w" nzAllowClear nzShowSearch [nzNodes]="tree" nzPlaceHolder="Please select" [formControl]="field"/>',
    ),
  ),
  'tree select expanded': zorro(
    null,
    kind(
      '<nz-tree-select nzId="w" nzAllowClear nzDefaultExpandAll [nzNodes]="tree" nzPlaceHolder="Please select" [formControl]="field"/>',
    ),
  ),
  'tree select checkable': zorro(
    [],
    kind(
      '<nz-tree-select nzId="w" nzCheckable nzDefaultExpandAll [nzNodes]="tree" nzPlaceHolder="Please select" [formControl]="field"/>',
    ),
  ),
  mention: zorro(
    '',
    item(
      'Comment',
      '<nz-mention [nzSuggestions]="fruits"><textarea id="w" nz-input nzMentionTrigger rows="3" [formControl]="field"></textarea></nz-mention>',
    ),
  ),
});
