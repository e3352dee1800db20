import { ion } from '../support/ionic-more.js';
import { checkedOf, valueOf } from '../support/component-case.js';
import { showCases } from '../support/cases.js';

showCases({
  checkbox: ion('<ion-checkbox id="widget">I accept the terms</ion-checkbox>', checkedOf),
  'checkbox in an item': ion(
    '<ion-item><ion-checkbox id="widget" label-placement="end">Send me the newsletter</ion-checkbox></ion-item>',
    checkedOf,
  ),
  toggle: ion('<ion-toggle id="widget">Gift wrapping</ion-toggle>', checkedOf),
  'radio group': {
    undo: false,
    show: ion(
      '<ion-radio-group id="widget" value="" aria-label="Plan"><ion-radio value="basic">Basic</ion-radio><br><ion-radio value="pro">Pro</ion-radio><br><ion-radio value="team">Team</ion-radio></ion-radio-group>',
      valueOf,
    ),
  },
  segment: {
    undo: false,
    show: ion(
      '<ion-segment id="widget" value="day"><ion-segment-button value="day"><ion-label>Day</ion-label></ion-segment-button><ion-segment-button value="week"><ion-label>Week</ion-label></ion-segment-button></ion-segment>',
      valueOf,
    ),
  },
});
