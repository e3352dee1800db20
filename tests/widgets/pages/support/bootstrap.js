import './jquery-global.js';
import * as bootstrap from 'bootstrap';
import 'bootstrap/dist/css/bootstrap.css';
import 'bootstrap-select/dist/css/bootstrap-select.css';

window.bootstrap = bootstrap;

export const page = (markup, state, extra) => (root) => {
  root.innerHTML = `<form>${markup}</form>`;
  return { state: () => state(root.querySelector('#widget')), ...extra };
};
