import { options, sl } from '../support/shoelace-variants.js';
import { showCases } from '../support/cases.js';

showCases({
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
  'dropdown menu select': {
    undo: false,
    show: (root) => {
      root.innerHTML =
        '<form><label id="l">Sort by</label><sl-dropdown><sl-button slot="trigger" caret aria-labelledby="l">Choose</sl-button><sl-menu><sl-menu-item value="name">Name</sl-menu-item><sl-menu-item value="date">Date</sl-menu-item><sl-menu-item value="size">Size</sl-menu-item></sl-menu></sl-dropdown></form>';
      let model = null;
      root.addEventListener('sl-select', ({ detail }) => {
        model = detail.item.value;
        root.querySelector('sl-button').textContent = detail.item.getTextLabel();
      });
      return { state: () => model };
    },
  },
});
