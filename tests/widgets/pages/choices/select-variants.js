import Choices from 'choices.js';
import 'choices.js/public/assets/styles/choices.css';
import { showCases, form, fruits } from '../support/cases.js';

const plain = fruits.map((f) => `<option value="${f.toLowerCase()}">${f}</option>`).join('');

const blank = '<option value="">Choose a fruit</option>';

const groups = `<optgroup label="Sweet">${fruits
  .slice(0, 4)
  .map((f) => `<option>${f}</option>`)
  .join('')}</optgroup><optgroup label="Sour">${fruits
  .slice(4)
  .map((f) => `<option>${f}</option>`)
  .join('')}</optgroup>`;

/** The model is what the element's own change event told of. */
const run =
  (label, markup, settings, extra = {}, after = () => undefined) =>
  (root) => {
    const element = form(root, label, markup);
    const choices = new Choices(element, settings);
    let model = choices.getValue(true) ?? '';
    element.addEventListener('change', () => (model = choices.getValue(true) ?? ''));
    after(choices, element);
    return { state: () => model, ...extra };
  };

const one = (inside, attributes = '') => `<select id="widget" ${attributes}>${inside}</select>`;

const many = (inside) => `<select id="widget" multiple>${inside}</select>`;

const single = (settings, extra) => run('Favourite fruit', one(blank + plain), settings, extra);

showCases({
  'multiple groups': run('Favourite fruits', many(groups), { removeItemButton: true }),
  'multiple placeholder': run('Favourite fruits', many(`<option value="">Pick fruits</option>${plain}`), {
    removeItemButton: true,
    placeholderValue: 'Pick fruits',
  }),
  'multiple at most one': run('Favourite fruits', many(plain), { removeItemButton: true, maxItemCount: 1 }),
  'multiple prefilled': run('Favourite fruits', many(plain.replace('value="fig"', 'value="fig" selected')), {
    removeItemButton: true,
    duplicateItemsAllowed: false,
  }),
  'multiple without search': run('Favourite fruits', many(plain), { removeItemButton: true, searchEnabled: false }),
  'multiple no remove': { undo: false, show: run('Favourite fruits', many(plain), {}) },
  'tags email filter': run('E-mail addresses', '<input id="widget" type="text">', {
    removeItemButton: true,
    addItemFilter: (value) => /^[^@\s]+@[^@\s]+\.[^@\s]+$/.test(value),
  }),
  'tags unique edit': run('Tags', '<input id="widget" type="text" value="red,blue">', {
    delimiter: ',',
    editItems: true,
    removeItemButton: true,
    duplicateItemsAllowed: false,
  }),
  'tags limit': run('Keywords', '<input id="widget" type="text" placeholder="Enter something">', {
    delimiter: ',',
    editItems: true,
    maxItemCount: 5,
    removeItemButton: true,
  }),
  'tags prepended': run('Labels', '<input id="widget" type="text">', { prependValue: 'item-', removeItemButton: true }),
  remote: {
    undo: false,
    show: run(
      'Favourite fruit',
      one(''),
      { searchPlaceholderValue: 'Search a fruit', placeholder: true, placeholderValue: 'Pick a fruit' },
      {},
      (choices) => choices.setChoices(async () => fruits.map((f) => ({ value: f.toLowerCase(), label: f }))),
    ),
  },
  'remote search': {
    undo: false,
    show: run(
      'Favourite fruit',
      one('<option value="">Search</option>'),
      { searchChoices: false, searchFloor: 1, shouldSort: false },
      {},
      (choices, element) =>
        element.addEventListener('search', ({ detail }) =>
          setTimeout(
            () =>
              choices.setChoices(
                fruits
                  .filter((f) => f.toLowerCase().includes(detail.value.toLowerCase()))
                  .map((f) => ({ value: f.toLowerCase(), label: f })),
                'value',
                'label',
                true,
              ),
            200,
          ),
        ),
    ),
  },
  'by options': {
    undo: false,
    show: run('Favourite fruit', one(''), {
      choices: [
        { value: '', label: 'Choose', placeholder: true, selected: true },
        ...fruits.map((f) => ({ value: f, label: f, disabled: f === 'Apple' })),
      ],
    }),
  },
  'search off sorted': { undo: false, show: single({ searchEnabled: false, shouldSort: false }) },
  'render limit': { undo: false, show: single({ renderChoiceLimit: 3, searchResultLimit: 3 }) },
  'html labels': {
    undo: false,
    show: run('Favourite fruit', one(''), {
      allowHTML: true,
      choices: fruits.map((f, i) => ({ value: f.toLowerCase(), label: `<b>${f}</b> <i>no. ${i}</i>` })),
    }),
  },
  'custom template': {
    undo: false,
    show: single({
      removeItemButton: true,
      callbackOnCreateTemplates: (strToEl, escape) => ({
        item: ({ classNames }, data) =>
          strToEl(
            `<div class="${[classNames.item, data.highlighted ? classNames.highlightedState : classNames.itemSelectable].flat().join(' ')}" data-item data-id="${data.id}" data-value="${escape(data.value)}" ${data.active ? 'aria-selected="true"' : ''}><span>★</span> ${data.label}</div>`,
          ),
        choice: ({ classNames }, data, selectText) =>
          strToEl(
            `<div class="${[classNames.item, classNames.itemChoice, data.disabled ? classNames.itemDisabled : classNames.itemSelectable].flat().join(' ')}" data-select-text="${selectText}" data-choice ${data.disabled ? 'data-choice-disabled aria-disabled="true"' : 'data-choice-selectable'} data-id="${data.id}" data-value="${escape(data.value)}" role="option"><span>★</span> ${data.label}</div>`,
          ),
      }),
    }),
  },
  'in modal': {
    undo: false,
    show: (root) => {
      root.innerHTML = `<dialog style="min-height:400px"><form><label for="widget">Favourite fruit</label>${one(blank + plain)}<label for="city">City</label><input id="city"><button>Send</button></form></dialog>`;
      root.querySelector('dialog').showModal();
      const element = root.querySelector('#widget');
      const choices = new Choices(element);
      return {
        state: () => [choices.getValue(true) ?? '', root.querySelector('#city').value],
        ok: (s) => s.every((t) => t),
      };
    },
  },
  cascade: {
    undo: false,
    show: (root) => {
      root.innerHTML =
        '<form><label for="state">State</label><select id="state"><option value="">Choose a state</option><option>Texas</option><option>California</option></select><label for="city">City</label><select id="city" disabled><option value="">Choose a city</option></select><button>Send</button></form>';
      const cities = { Texas: ['Austin', 'Dallas', 'Houston'], California: ['Fresno', 'Oakland', 'San Jose'] };
      const [state, city] = ['#state', '#city'].map((at) => root.querySelector(at));
      const states = new Choices(state, { searchEnabled: false });
      const towns = new Choices(city).disable();
      state.addEventListener('change', () => {
        towns.clearStore();
        towns.enable();
        towns.setChoices(
          cities[states.getValue(true)].map((value) => ({ value, label: value })),
          'value',
          'label',
          true,
        );
      });
      return {
        state: () => [states.getValue(true) ?? '', towns.getValue(true) ?? ''],
        ok: ([s]) => s in cities,
      };
    },
  },
  'own classes': {
    undo: false,
    show: single({
      classNames: { containerOuter: ['choices', 'mt-2'], listDropdown: ['choices__list--dropdown', 'shadow'] },
      position: 'top',
      itemSelectText: '',
    }),
  },
  'on focus outside': run('Favourite fruit', one(blank + plain, 'required'), {
    position: 'bottom',
    resetScrollPosition: false,
    noResultsText: 'None',
    removeItemButton: true,
  }),
  'add choices': run('Favourite fruits', many(plain), { addChoices: true, removeItemButton: true }),
});
