import { ion } from '../support/ionic-more.js';
import { showCases } from '../support/cases.js';

showCases({
  input: ion('<ion-input id="widget" label="First name"></ion-input>'),
  'input floating label': ion(
    '<ion-input id="widget" label="Email" label-placement="floating" fill="solid" type="email" placeholder="you@mail.com"></ion-input>',
  ),
  'input slotted label': ion(
    '<ion-input id="widget" label-placement="stacked"><div slot="label">City <span>*</span></div></ion-input>',
  ),
  'input number': ion('<ion-input id="widget" label="Number of guests" type="number" min="1" max="9"></ion-input>'),
  'input in an item': ion('<ion-item><ion-input id="widget" label="Last name" clear-input></ion-input></ion-item>'),
  'input counted': ion(
    '<ion-input id="widget" label="Phone number" type="tel" counter maxlength="20" helper-text="With the country code" error-text="No phone number"></ion-input>',
  ),
  textarea: ion('<ion-textarea id="widget" label="Comments" auto-grow></ion-textarea>'),
  searchbar: ion('<ion-searchbar id="widget" placeholder="Search cities"></ion-searchbar>'),
  'input otp': ion('<ion-input-otp id="widget" length="4" aria-label="One-time code"></ion-input-otp>'),
});
