import $ from 'jquery';
import select2 from 'select2/dist/js/select2.js';
import 'select2/dist/css/select2.css';
import { showCases, form, fruits } from './support/cases.js';

if (typeof select2 === 'function') select2(window, $);
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
showCases({
  local: run('', {}, { ok: (s) => fruits.includes(s), undo: 'native' }),
  'allow clear': run('', { allowClear: true }, { undo: 'native' }),
  multiple: run('multiple', {}, { ok: (s) => s?.length > 0, undo: 'native' }),
  ajax: run(
    '',
    { ajax, minimumInputLength: 1, allowClear: true },
    { want: 'cherry', ok: (s) => fruits.includes(s), undo: 'native' },
  ),
  tags: run('multiple', { tags: true }, { undo: 'native' }),
});
