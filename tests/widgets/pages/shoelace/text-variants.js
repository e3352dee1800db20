import { options, sl, shadowed } from '../support/shoelace-variants.js';
import { showCases } from '../support/cases.js';

showCases({
  'input email help': sl(
    '<sl-input name="email" type="email" label="E-mail" help-text="We never share it" clearable required></sl-input>',
  ),
  'input password toggle': sl(
    '<sl-input name="password" type="password" label="Password" password-toggle minlength="8"></sl-input>',
  ),
  'input number': sl(
    '<sl-input name="guests" type="number" label="Guests" min="1" max="12" no-spin-buttons></sl-input>',
  ),
  'input pill prefix': sl(
    '<sl-input name="phone" type="tel" pill filled><span slot="label">Phone number</span><span slot="prefix">☎</span></sl-input>',
  ),
  'textarea auto': sl(
    '<sl-textarea name="message" label="Message" resize="auto" rows="2" help-text="What do you have in mind?"></sl-textarea>',
  ),
  'tabs and details': sl(
    '<sl-tab-group><sl-tab slot="nav" panel="a">General</sl-tab><sl-tab slot="nav" panel="b">Other</sl-tab><sl-tab-panel name="a"><sl-details summary="Address" open><sl-input name="city" label="City"></sl-input></sl-details></sl-tab-panel><sl-tab-panel name="b">Nothing</sl-tab-panel></sl-tab-group>',
  ),
  'in closed shadow': shadowed(
    `<sl-input name="last" label="Last name"></sl-input><sl-select name="fruit" label="Favourite fruit" clearable>${options}</sl-select>`,
    { mode: 'closed' },
  ),
});
