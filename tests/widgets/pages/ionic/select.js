import { ion } from '../support/ionic.js';
import { fruits, showCases } from '../support/cases.js';

const options = fruits
  .map((fruit) => `<ion-picker-column-option value="${fruit.toLowerCase()}">${fruit}</ion-picker-column-option>`)
  .join('');

showCases({
  picker: {
    undo: false,
    show: ion(
      `<ion-label>Favourite fruit</ion-label><ion-picker><ion-picker-column id="widget" value="apple">${options}</ion-picker-column></ion-picker>`,
    ),
  },
});
