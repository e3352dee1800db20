import Choices from 'choices.js';
import 'choices.js/public/assets/styles/choices.css';
import { showCases, form, fruits } from './support/cases.js';
const options = fruits.map((f) => `<option>${f}</option>`).join('');
const run = (markup, settings, extra) => (root) => {
  const element = form(root, 'Fruit', markup);
  const choices = new Choices(element, settings);
  return { state: () => choices.getValue(true) ?? '', ...extra };
};
showCases({
  single: run(`<select id="widget"><option value="">Pick one</option>${options}</select>`, {}, { undo: 'native' }),
  'single removable': run(`<select id="widget"><option value="">Pick one</option>${options}</select>`, {
    removeItemButton: true,
  }),
  multiple: run(`<select id="widget" multiple>${options}</select>`, { removeItemButton: true }),
  tags: run('<input id="widget">', { removeItemButton: true }),
});
