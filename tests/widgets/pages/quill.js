import Quill from 'quill';
import 'quill/dist/quill.snow.css';
import { showCases } from './support/cases.js';
const run = (settings) => (root) => {
  root.innerHTML = '<form><label>Message</label><div id="e"></div></form>';
  const quill = new Quill('#e', { theme: 'snow', ...settings });
  return { state: () => quill.getText().trim(), wantState: 'Blue harbour' };
};
showCases({ snow: run({}), 'no toolbar': run({ modules: { toolbar: false } }) });
