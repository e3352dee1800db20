import '@material/web/checkbox/checkbox.js';
import '@material/web/radio/radio.js';
import '@material/web/select/outlined-select.js';
import '@material/web/select/select-option.js';
import '@material/web/slider/slider.js';
import '@material/web/switch/switch.js';
import '@material/web/textfield/filled-text-field.js';
import '@material/web/textfield/outlined-text-field.js';

export const page = (markup, state, extra) => (root) => {
  root.innerHTML = `<form>${markup}<button type="submit">Send</button></form>`;
  const host = root.querySelector('#widget');
  return { state: () => state(host), ...extra };
};

export const value = (host) => host.value;
