import { options, sl, shadowed } from '../support/shoelace-variants.js';
import { showCases } from '../support/cases.js';

showCases({
  'dialog form': sl(
    `<sl-dialog label="Your profile" open><sl-input name="first" label="First name" autofocus></sl-input><sl-select name="fruit" label="Favourite fruit" clearable>${options}</sl-select><sl-checkbox name="terms">I accept the terms</sl-checkbox><sl-button slot="footer">Close</sl-button></sl-dialog>`,
  ),
  'drawer switch': sl(
    '<sl-drawer label="Settings" open><sl-switch name="news" help-text="Once a week">Newsletter</sl-switch><sl-textarea name="bio" label="Bio"></sl-textarea></sl-drawer>',
  ),
  'in own shadow': shadowed(
    `<sl-input name="last" label="Last name"></sl-input><sl-select name="fruit" label="Favourite fruit" clearable>${options}</sl-select><sl-switch name="gift">Gift wrapping</sl-switch>`,
  ),
});
