import '@shoelace-style/shoelace/dist/themes/light.css';
import { setBasePath } from '@shoelace-style/shoelace/dist/utilities/base-path.js';
import { serialize } from '@shoelace-style/shoelace/dist/utilities/form.js';
import '@shoelace-style/shoelace/dist/shoelace.js';
import { fruits, showCases } from '../support/cases.js';

setBasePath('/assets');
const options = fruits.map((f) => `<sl-option value="${f.toLowerCase()}">${f}</sl-option>`).join('');
const no = { undo: false };
/** The application keeps what the form's data say at each change, as the documentation's forms do. */
const sl =
  (markup, { prepare, ...extra } = {}) =>
  (root) => {
    root.innerHTML = `<form>${markup}<br><sl-button type="submit" variant="primary">Submit</sl-button></form>`;
    const form = root.querySelector('form');
    let model = null;
    const read = () => (model = serialize(form));
    for (const type of ['sl-input', 'sl-change', 'sl-clear']) root.addEventListener(type, read);
    prepare?.(root);
    Promise.all([...root.querySelectorAll('*')].map((one) => one.updateComplete)).then(read);
    return { state: () => model, ...extra };
  };
/** The same inside an application element with a shadow root of its own. */
const shadowed =
  (markup, extra = {}) =>
  (root) => {
    const host = root.appendChild(document.createElement('my-application'));
    const shadow = host.attachShadow({ mode: extra.mode ?? 'open' });
    const inner = shadow.appendChild(document.createElement('div'));
    return sl(markup, extra)(inner);
  };

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
  'input date': sl('<sl-input name="checkin" type="date" label="Check-in date" placeholder="Date"></sl-input>'),
  'input date time': sl('<sl-input name="appointment" type="datetime-local" label="Appointment"></sl-input>'),
  'input pill prefix': sl(
    '<sl-input name="phone" type="tel" pill filled><span slot="label">Phone number</span><span slot="prefix">☎</span></sl-input>',
  ),
  'textarea auto': sl(
    '<sl-textarea name="message" label="Message" resize="auto" rows="2" help-text="What do you have in mind?"></sl-textarea>',
  ),
  'select groups': sl(
    '<sl-select name="fruit" label="Favourite fruit" clearable placeholder="Select one"><small>Sweet</small><sl-option value="fig">Fig</sl-option><sl-option value="grape">Grape</sl-option><sl-divider></sl-divider><small>Sour</small><sl-option value="lemon">Lemon</sl-option></sl-select>',
  ),
  'select max options': sl(
    `<sl-select name="fruits" label="Favourite fruits" multiple clearable max-options-visible="1" value="apple banana">${options}</sl-select>`,
  ),
  'select hoist icons': sl(
    '<div style="overflow:hidden;height:90px"><sl-select name="role" label="Role" hoist clearable><sl-option value="admin"><span slot="prefix">★</span>Admin<span slot="suffix">⌘A</span></sl-option><sl-option value="editor">Editor</sl-option><sl-option value="viewer" disabled>Viewer</sl-option></sl-select></div>',
  ),
  'select tags custom': sl(
    `<sl-select name="fruits" label="Favourite fruits" multiple clearable pill placement="top" size="small">${options}</sl-select>`,
    {
      prepare: (root) =>
        customElements.whenDefined('sl-select').then(() => {
          root.querySelector('sl-select').getTag = (option) =>
            `<sl-tag removable><b>${option.getTextLabel()}</b></sl-tag>`;
        }),
    },
  ),
  'radio button group': sl(
    '<sl-radio-group label="Size" name="size" size="small"><sl-radio-button value="small" pill>Small</sl-radio-button><sl-radio-button value="medium" pill>Medium</sl-radio-button><sl-radio-button value="large" pill disabled>Large</sl-radio-button></sl-radio-group>',
    no,
  ),
  'radio group help': sl(
    '<sl-radio-group label="Select a plan" help-text="Choose the most appropriate one." name="plan" required><sl-radio value="basic">Basic</sl-radio><sl-radio value="pro">Pro</sl-radio></sl-radio-group>',
    no,
  ),
  'range percent': sl(
    '<sl-range name="volume" label="Volume" help-text="Controls the volume." min="0" max="100" value="20"></sl-range>',
    {
      prepare: (root) => (root.querySelector('sl-range').tooltipFormatter = (value) => `Total - ${value}%`),
    },
  ),
  'rating half': (root) => {
    root.innerHTML =
      '<form><label>Rate this product</label><sl-rating label="Rating" precision="0.5"></sl-rating></form>';
    let model = 0;
    root.addEventListener('sl-change', ({ target }) => (model = target.value));
    return { state: () => model };
  },
  'rating symbols': (root) => {
    root.innerHTML = '<form><sl-rating label="Quality" max="3"></sl-rating></form>';
    root.querySelector('sl-rating').getSymbol = () => '<span>♥</span>';
    let model = 0;
    root.addEventListener('sl-change', ({ target }) => (model = target.value));
    return { state: () => model };
  },
  'colour inline': sl(
    '<sl-color-picker name="colour" inline value="#4a90e2" label="Background colour"></sl-color-picker>',
  ),
  'colour swatches rgb': sl(
    '<sl-color-picker name="colour" format="rgb" value="rgb(80, 227, 194)" swatches="#d0021b; #f5a623; #f8e71c; #8b572a" label="Background colour"></sl-color-picker>',
  ),
  'dialog form': sl(
    `<sl-dialog label="Your profile" open><sl-input name="first" label="First name" autofocus></sl-input><sl-select name="fruit" label="Favourite fruit" clearable>${options}</sl-select><sl-checkbox name="terms">I accept the terms</sl-checkbox><sl-button slot="footer">Close</sl-button></sl-dialog>`,
  ),
  'drawer switch': sl(
    '<sl-drawer label="Settings" open><sl-switch name="news" help-text="Once a week">Newsletter</sl-switch><sl-textarea name="bio" label="Bio"></sl-textarea></sl-drawer>',
  ),
  'tabs and details': sl(
    '<sl-tab-group><sl-tab slot="nav" panel="a">General</sl-tab><sl-tab slot="nav" panel="b">Other</sl-tab><sl-tab-panel name="a"><sl-details summary="Address" open><sl-input name="city" label="City"></sl-input></sl-details></sl-tab-panel><sl-tab-panel name="b">Nothing</sl-tab-panel></sl-tab-group>',
  ),
  'in own shadow': shadowed(
    `<sl-input name="last" label="Last name"></sl-input><sl-select name="fruit" label="Favourite fruit" clearable>${options}</sl-select><sl-switch name="gift">Gift wrapping</sl-switch>`,
  ),
  'in closed shadow': shadowed(
    `<sl-input name="last" label="Last name"></sl-input><sl-select name="fruit" label="Favourite fruit" clearable>${options}</sl-select>`,
    { mode: 'closed' },
  ),
  'dropdown menu select': (root) => {
    root.innerHTML =
      '<form><label id="l">Sort by</label><sl-dropdown><sl-button slot="trigger" caret aria-labelledby="l">Choose</sl-button><sl-menu><sl-menu-item value="name">Name</sl-menu-item><sl-menu-item value="date">Date</sl-menu-item><sl-menu-item value="size">Size</sl-menu-item></sl-menu></sl-dropdown></form>';
    let model = null;
    root.addEventListener('sl-select', ({ detail }) => {
      model = detail.item.value;
      root.querySelector('sl-button').textContent = detail.item.getTextLabel();
    });
    return { state: () => model, ...no };
  },
});
