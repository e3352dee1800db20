import { item, zorro } from '../support/ng-zorro.js';
import { showCases } from '../support/cases.js';

const day = (inner) => item('Check-in date', inner);

showCases({
  date: zorro(null, day('<nz-date-picker nzId="w" [formControl]="field"/>')),
  'date format': zorro(null, day('<nz-date-picker nzId="w" nzFormat="dd.MM.yyyy" [formControl]="field"/>')),
  'date read-only': zorro(null, day('<nz-date-picker nzId="w" nzInputReadOnly [formControl]="field"/>')),
  'date bounded': zorro(null, day('<nz-date-picker nzId="w" [nzDisabledDate]="past" [formControl]="field"/>')),
  'date time': zorro(null, item('Appointment', '<nz-date-picker nzId="w" nzShowTime [formControl]="field"/>')),
  'date inline': {
    undo: false,
    show: zorro(null, item('Delivery date', '<nz-date-picker nzInline [formControl]="field"/>')),
  },
  month: zorro(null, item('Billing month', '<nz-date-picker nzId="w" nzMode="month" [formControl]="field"/>')),
  quarter: zorro(null, item('Quarter', '<nz-date-picker nzId="w" nzMode="quarter" [formControl]="field"/>')),
  year: zorro(null, item('Graduation year', '<nz-date-picker nzId="w" nzMode="year" [formControl]="field"/>')),
  week: zorro(null, item('Week', '<nz-date-picker nzId="w" nzMode="week" [formControl]="field"/>')),
  range: zorro(null, item('Travel dates', '<nz-range-picker nzId="w" [formControl]="field"/>')),
  'range time': zorro(null, item('Period', '<nz-range-picker nzId="w" nzShowTime [formControl]="field"/>')),
  'range months': zorro(
    null,
    item('Billing months', '<nz-range-picker nzId="w" nzMode="month" [formControl]="field"/>'),
  ),
  time: zorro(null, item('Arrival time', '<nz-time-picker nzId="w" [formControl]="field"/>')),
  'time 12': zorro(
    null,
    item('Arrival time', '<nz-time-picker nzId="w" nzUse12Hours nzFormat="h:mm a" [formControl]="field"/>'),
  ),
  'time read-only': zorro(
    null,
    item('Arrival time', '<nz-time-picker nzId="w" nzInputReadOnly nzFormat="HH:mm" [formControl]="field"/>'),
  ),
});
