import { astro } from '../support/astro.js';
import { showCases } from '../support/cases.js';

showCases({
  input: astro('<rux-input id="widget" label="First name"></rux-input>'),
  'input email': astro('<rux-input id="widget" label="Email" type="email"></rux-input>'),
  'input password': astro('<rux-input id="widget" label="Password" type="password"></rux-input>'),
  'input number': astro('<rux-input id="widget" label="Quantity" type="number"></rux-input>'),
  'input date': astro('<rux-input id="widget" label="Check-in date" type="date"></rux-input>'),
  textarea: astro('<rux-textarea id="widget" label="Message"></rux-textarea>'),
});
