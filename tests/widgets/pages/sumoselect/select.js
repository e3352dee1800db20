import '../support/jquery-global.js';
import $ from 'jquery';
import 'sumoselect';
import 'sumoselect/sumoselect.css';
import { form, fruits, showCases } from '../support/cases.js';

const options = fruits.map((fruit) => `<option value="${fruit.toLowerCase()}">${fruit}</option>`).join('');

/** The application keeps what jQuery's change told it. */
const sumo = (label, attributes, settings, blank = '') => ({
  undo: attributes === 'multiple' || blank !== '',
  show: (root) => {
    const select = form(root, label, `<select id="widget" name="fruit" ${attributes}>${blank}${options}</select>`);
    let model = $(select).val();
    $(select)
      .on('change', () => (model = $(select).val()))
      .SumoSelect(settings);
    return { state: () => model };
  },
});

showCases({
  select: sumo('Favourite fruit', '', { placeholder: 'Choose' }, '<option value="">Choose</option>'),
  'select search': sumo('Favourite fruit', '', { search: true }, '<option value="">Choose</option>'),
  'select without blank': sumo('Favourite fruit', '', {}),
  multiple: sumo('Favourite fruits', 'multiple', { placeholder: 'Choose' }),
  'multiple search': sumo('Favourite fruits', 'multiple', { search: true, placeholder: 'Choose' }),
  'multiple select all': sumo('Favourite fruits', 'multiple', { selectAll: true, placeholder: 'Choose' }),
  'multiple confirmed': sumo('Favourite fruits', 'multiple', {
    okCancelInMulti: true,
    triggerChangeCombined: true,
    placeholder: 'Choose',
  }),
});
