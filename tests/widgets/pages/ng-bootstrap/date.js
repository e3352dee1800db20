import { ngb } from '../support/ng-bootstrap.js';
import { showCases } from '../support/cases.js';

const input = (attributes = '') =>
  `<label for="d">Check-in date</label><div class="input-group"><input id="d" class="form-control" placeholder="yyyy-mm-dd" [formControl]="field" ngbDatepicker #d="ngbDatepicker" ${attributes}><button class="btn btn-outline-secondary" type="button" (click)="d.toggle()" aria-label="Open calendar">▾</button></div>`;

showCases({
  'date popup': ngb(null, input()),
  'date popup months of arrows': ngb(null, input('navigation="arrows" [displayMonths]="2"')),
  'date popup on the body': ngb(null, input('container="body" [autoClose]="\'outside\'"')),
  'date inline': {
    undo: false,
    show: ngb(null, '<h3>Delivery date</h3><ngb-datepicker [formControl]="field"></ngb-datepicker>'),
  },
  time: ngb(null, '<label>Arrival time</label><ngb-timepicker [formControl]="field"></ngb-timepicker>'),
  'time meridian': ngb(
    { hour: 13, minute: 30, second: 0 },
    '<label>Arrival time</label><ngb-timepicker [formControl]="field" [meridian]="true"></ngb-timepicker>',
  ),
});
