import BulmaTagsInput from '@creativebulma/bulma-tagsinput/dist/js/bulma-tagsinput.js';
import '@creativebulma/bulma-tagsinput/dist/css/bulma-tagsinput.css';
import bulmaCalendar from 'bulma-calendar';
import 'bulma-calendar/dist/css/bulma-calendar.css';
import { fruits, showCases } from '../support/cases.js';

/** What of the framework's style the widgets need. */
const style =
  '.is-hidden{display:none!important}.tag{display:inline-block;padding:0 8px}.delete{width:16px;height:16px}';

const field = (label, control) =>
  `<style>${style}</style><form><div class="field"><label class="label" for="w">${label}</label><div class="control">${control}</div></div><button type="submit">Send</button></form>`;

const calendar =
  (label, type, options = {}) =>
  (root) => {
    root.innerHTML = field(label, `<input id="w" type="${type}">`);
    const [picker] = bulmaCalendar.attach(root.querySelector('input'), { type, ...options });
    let model = null;
    picker.on('select', ({ data }) => (model = data.value()));
    picker.on('clear', () => (model = null));
    return { state: () => model };
  };

const tags = (control) => (root) => {
  root.innerHTML = field('Interests', control);
  const [input] = BulmaTagsInput.attach(root.querySelector('input, select'));
  return { state: () => input.items };
};

showCases({
  date: calendar('Arrival date', 'date'),
  'date in the page': calendar('Arrival date', 'date', { displayMode: 'inline' }),
  'date in a dialog': calendar('Arrival date', 'date', { displayMode: 'dialog' }),
  range: calendar('Your stay', 'date', { isRange: true }),
  time: calendar('Time of arrival', 'time'),
  'date and time': calendar('Appointment', 'datetime'),
  tags: tags('<input id="w" class="input" type="text" data-type="tags" placeholder="Add an interest">'),
  'tags of a select': tags(
    `<select id="w" multiple data-type="tags" data-placeholder="Choose fruits">${fruits.map((one) => `<option value="${one}">${one}</option>`).join('')}</select>`,
  ),
});
