import { material, inField } from '../support/angular-material-variants.js';
import { FormControl } from '@angular/forms';
import { FormGroup } from '@angular/forms';
import { showCases } from '../support/cases.js';

const range = () => new FormGroup({ start: new FormControl(null), end: new FormControl(null) });

showCases({
  'datepicker action': material(
    null,
    inField(
      'Check-in date',
      '<input matInput [matDatepicker]="picker" [formControl]="field"><mat-datepicker-toggle matIconSuffix [for]="picker"></mat-datepicker-toggle><mat-datepicker #picker><mat-datepicker-actions><button matButton matDatepickerCancel>Cancel</button><button matButton="elevated" matDatepickerApply>Apply</button></mat-datepicker-actions></mat-datepicker>',
    ),
  ),
  'datepicker read-only': {
    undo: false,
    show: material(
      null,
      inField(
        'Check-in date',
        '<input matInput readonly [matDatepicker]="picker" (focus)="picker.open()" [formControl]="field"><mat-datepicker-toggle matIconSuffix [for]="picker"></mat-datepicker-toggle><mat-datepicker #picker></mat-datepicker>',
      ),
    ),
  },
  'datepicker limits': material(
    null,
    inField(
      'Delivery date',
      '<input matInput [min]="min" [max]="max" [matDatepickerFilter]="weekdays" [matDatepicker]="picker" [formControl]="field"><mat-datepicker-toggle matIconSuffix [for]="picker"></mat-datepicker-toggle><mat-datepicker #picker></mat-datepicker>',
    ),
  ),
  'datepicker touch': material(
    null,
    inField(
      'Date of birth',
      '<input matInput [matDatepicker]="picker" [formControl]="field"><mat-datepicker-toggle matIconSuffix [for]="picker"></mat-datepicker-toggle><mat-datepicker touchUi startView="multi-year" #picker></mat-datepicker>',
    ),
  ),
  'date range': material(
    null,
    '<mat-form-field><mat-label>Travel dates</mat-label><mat-date-range-input [formGroup]="field" [rangePicker]="picker"><input matStartDate formControlName="start" placeholder="Start date"><input matEndDate formControlName="end" placeholder="End date"></mat-date-range-input><mat-datepicker-toggle matIconSuffix [for]="picker"></mat-datepicker-toggle><mat-date-range-picker #picker></mat-date-range-picker></mat-form-field>',
    { control: range },
  ),
  'calendar inline': {
    undo: false,
    show: material(
      null,
      '<label>Delivery date</label><mat-card class="demo-inline-calendar-card"><mat-calendar [selected]="field.value" (selectedChange)="picked($event)"></mat-calendar></mat-card>',
    ),
  },
  timepicker: material(
    null,
    inField(
      'Arrival time',
      '<input matInput [matTimepicker]="picker" [formControl]="field"><mat-timepicker-toggle matIconSuffix [for]="picker"/><mat-timepicker #picker/>',
    ),
  ),
  'timepicker interval': material(
    null,
    inField(
      'Arrival time',
      '<input matInput [matTimepicker]="picker" matTimepickerMin="09:00" matTimepickerMax="18:00" [formControl]="field"><mat-timepicker-toggle matIconSuffix [for]="picker"/><mat-timepicker interval="45m" #picker/>',
    ),
  ),
});
