import { zorro, item } from '../support/ng-zorro.js';
import { showCases } from '../support/cases.js';

const entries = ['Apple', 'Banana', 'Cherry', 'Damson'].map((title) => ({ title, key: title }));

showCases({
  transfer: zorro(
    [],
    item(
      'Chosen fruits',
      '<nz-transfer [nzDataSource]="entries" [nzTitles]="[\'Source\', \'Target\']" [nzTargetKeys]="field.value" (nzChange)="move($event)"/>',
    ),
    {
      entries,
      move({ to, list }) {
        const keys = list.map(({ key }) => key);
        const rest = this.field.value.filter((key) => !keys.includes(key));
        this.field.setValue(to === 'right' ? [...rest, ...keys] : rest);
      },
    },
  ),
});
