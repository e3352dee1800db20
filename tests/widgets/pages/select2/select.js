import '../support/jquery-global.js';
import $ from 'jquery';
import select2 from 'select2/dist/js/select2.js';
import 'select2/dist/css/select2.css';
import { showCases, form, fruits } from '../support/cases.js';

const options = `<option></option>${fruits.map((f) => `<option>${f}</option>`).join('')}`;

const run = (attributes, settings, extra) => (root) => {
  const select = form(
    root,
    'Fruit',
    `<select id="widget" style="width:300px" ${attributes}>${settings.ajax ? '' : attributes ? options.slice(17) : options}</select>`,
  );
  let model = null;
  $(select)
    .select2({ placeholder: 'Pick a fruit', ...settings })
    .on('change', () => (model = $(select).val()));
  return { state: () => model, ...extra };
};

const ajax = {
  delay: 50,
  transport: ({ data }, done) =>
    void setTimeout(
      () =>
        done({
          results: fruits
            .filter((f) => f.toLowerCase().includes((data.q ?? data.term ?? '').toLowerCase()))
            .map((text) => ({ id: text, text })),
        }),
      100,
    ),
};

const blank = '<option></option>';

const plain = fruits.map((f) => `<option value="${f.toLowerCase()}">${f}</option>`).join('');

const groups = `<optgroup label="Sweet">${fruits
  .slice(0, 4)
  .map((f) => `<option>${f}</option>`)
  .join('')}</optgroup><optgroup label="Sour">${fruits
  .slice(4)
  .map((f) => `<option>${f}</option>`)
  .join('')}</optgroup>`;

const find = (q) => fruits.filter((f) => f.toLowerCase().includes((q ?? '').toLowerCase()));

const remote = (extra = {}) => ({
  url: '/fruits',
  dataType: 'json',
  delay: 250,
  data: (params) => ({ q: params.term, page: params.page || 1 }),
  processResults: (data) => ({ results: data.items, pagination: { more: false } }),
  cache: true,
  transport: ({ data }, done) => {
    const timer = setTimeout(
      () => done({ items: find(data.q).map((text, i) => ({ id: 100 + i + text.length, text, stars: i })) }),
      150,
    );
    return { abort: () => clearTimeout(timer) };
  },
  ...extra,
});

/** The application keeps what jQuery's change told it. */
const pick =
  (label, attributes, options, settings, extra = {}) =>
  (root) => {
    root.innerHTML = `<form><div class="form-group"><label for="widget">${label}</label><select id="widget" name="fruit" class="form-control" style="width: 100%" ${attributes}>${options}</select></div><button type="submit" class="btn">Send</button></form>`;
    const $select = $('#widget');
    const read = () =>
      $select.prop('multiple')
        ? $select
            .find(':selected')
            .get()
            .map((o) => o.text)
        : $select.find(':selected').text() || null;
    $select.select2({ ...settings }).on('change', () => (model = read()));
    let model = read();
    return { state: () => model, ...extra };
  };

const template = (item) =>
  item.loading
    ? item.text
    : $(
        `<div class="result clearfix"><div class="title">${item.text}</div><small>${item.stars ?? 0} stars</small></div>`,
      );

if (typeof select2 === 'function') select2(window, $);

showCases({
  local: { ci: true, undo: false, show: run('', {}, { ok: (s) => fruits.includes(s) }) },
  'allow clear': { undo: false, show: run('', { allowClear: true }) },
  multiple: { ci: true, undo: false, show: run('multiple', {}, { ok: (s) => s?.length > 0 }) },
  ajax: {
    undo: false,
    show: run('', { ajax, minimumInputLength: 1, allowClear: true }, { want: 'cherry', ok: (s) => fruits.includes(s) }),
  },
  tags: { ci: true, undo: false, show: run('multiple', { tags: true }) },
  'multiple placeholder': pick('Favourite fruits', 'multiple', plain, { placeholder: 'Select fruits' }),
  'multiple groups': pick('Favourite fruits', 'multiple', groups, {}),
  'tags single': pick('Favourite fruit', '', blank + plain, {
    tags: true,
    placeholder: 'Pick or add',
    allowClear: true,
  }),
  'tags createTag': pick('Keywords', 'multiple', '', {
    tags: true,
    tokenSeparators: [',', ' '],
    createTag: ({ term }) => (term.trim() === '' ? null : { id: term.trim(), text: term.trim(), newTag: true }),
  }),
  'ajax multiple': pick('Favourite fruits', 'multiple', '', {
    ajax: remote(),
    minimumInputLength: 2,
    placeholder: 'Search',
  }),
  'ajax templates': pick('Favourite fruit', '', '', {
    ajax: remote(),
    minimumInputLength: 1,
    placeholder: 'Search for a fruit',
    allowClear: true,
    templateResult: template,
    templateSelection: (item) => item.text,
  }),
  'ajax at once': pick('Favourite fruit', '', '', { ajax: remote(), placeholder: 'Search', allowClear: true }),
  'disabled results': pick(
    'Favourite fruit',
    '',
    `${blank}<option disabled>Apple</option><option>Banana</option><option disabled>Cherry</option><option>Damson</option>`,
    { placeholder: 'Pick', allowClear: true },
  ),
  'maximum length': pick('Favourite fruits', 'multiple', plain, { maximumSelectionLength: 1 }),
  matcher: pick('Favourite fruit', '', blank + plain, {
    placeholder: 'Pick',
    allowClear: true,
    matcher: (params, data) =>
      !params.term || data.text.toUpperCase().startsWith(params.term.toUpperCase()) ? data : null,
  }),
  'keeps open': pick('Favourite fruits', 'multiple', plain, { closeOnSelect: false }),
  'multiple without search': pick('Favourite fruits', 'multiple', plain, {
    minimumResultsForSearch: Infinity,
    allowClear: true,
    placeholder: 'Pick',
  }),
  'data array': pick('Favourite fruit', '', '', { data: fruits.map((text, id) => ({ id, text })) }),
  prefilled: pick('Favourite fruit', '', `${blank}${plain}`.replace('value="fig"', 'value="fig" selected'), {
    placeholder: 'Pick',
    allowClear: true,
  }),
  'select on close': pick('Favourite fruit', '', blank + plain, {
    selectOnClose: true,
    placeholder: 'Pick',
    allowClear: true,
  }),
  'right to left': pick('Favourite fruit', 'dir="rtl"', blank + plain, {
    dir: 'rtl',
    placeholder: 'Pick',
    allowClear: true,
  }),
  'template selection': pick('Favourite fruit', '', blank + plain, {
    placeholder: 'Pick',
    allowClear: true,
    templateResult: (item) =>
      item.id ? $(`<span><img src="data:," class="img-flag"> ${item.text}</span>`) : item.text,
    templateSelection: (item) =>
      item.id ? $(`<span><img src="data:," class="img-flag"> <span>${item.text}</span></span>`) : item.text,
  }),
  'native dialog': (root) => {
    root.innerHTML = `<dialog id="d"><form><label for="widget">Favourite fruit</label><select id="widget" style="width: 300px">${blank}${plain}</select><button>Send</button></form></dialog>`;
    root.querySelector('dialog').showModal();
    let model = null;
    const $select = $('#widget').select2({
      dropdownParent: $('#d'),
      placeholder: 'Pick',
      allowClear: true,
    });
    $select.on('change', () => (model = $select.val() || null));
    return { state: () => model };
  },
  cascade: (root) => {
    root.innerHTML = `<form><label for="country">Country</label><select id="country" style="width: 300px">${blank}<option>Canada</option><option>France</option><option>United States</option></select><label for="city">City</label><select id="city" disabled style="width: 300px">${blank}</select><button>Send</button></form>`;
    const cities = {
      Canada: ['Montreal', 'Ottawa', 'Toronto'],
      France: ['Lyon', 'Nantes', 'Paris'],
      'United States': ['Austin', 'Boston', 'Chicago'],
    };
    const model = { country: null, city: null };
    const start = ($s) => $s.select2({ placeholder: 'Choose', allowClear: true });
    const $country = start($('#country'));
    const $city = start($('#city'));
    $country.on('change', () => {
      model.country = $country.val() || null;
      $city.val(null).trigger('change');
      setTimeout(() => {
        $city
          .html(blank + (cities[model.country] ?? []).map((c) => `<option>${c}</option>`).join(''))
          .prop('disabled', !model.country);
        start($city);
      }, 200);
    });
    $city.on('change', () => (model.city = $city.val() || null));
    return {
      state: () => model,
      ok: ({ country, city }) => country !== null && (city === null || cities[country].includes(city)),
    };
  },
  'started anew': (root) => {
    root.innerHTML = `<form><label for="widget">Favourite fruits</label><select id="widget" multiple style="width: 300px">${plain}</select><button>Send</button></form>`;
    let model = [];
    const start = () =>
      $('#widget')
        .select2({ placeholder: 'Pick' })
        .off('change.app')
        .on('change.app', () => {
          model = $('#widget').val();
          setTimeout(() => {
            $('#widget').select2('destroy');
            start();
          }, 0);
        });
    start();
    return { state: () => model };
  },
});
