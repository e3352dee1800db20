import { ngb } from '../support/ng-bootstrap.js';
import { showCases } from '../support/cases.js';

showCases({
  rating: {
    undo: false,
    show: ngb(0, '<label>Rating</label><ngb-rating [formControl]="field" [max]="5"></ngb-rating>'),
  },
  'rating resettable': ngb(
    0,
    '<label>Rating</label><ngb-rating [formControl]="field" [max]="5" [resettable]="true"></ngb-rating>',
  ),
});
