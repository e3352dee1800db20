import Tagify from '@yaireo/tagify';
import '@yaireo/tagify/dist/tagify.css';
import { showCases, fruits, form } from '../support/cases.js';

const input =
  (label, attrs, start, extra = {}) =>
  (root) => {
    form(root, label, `<input id="widget" ${attrs}>`);
    const one = root.querySelector('input');
    const read = start(one);
    return { state: () => (read ? read() : one.value), ...extra };
  };

showCases({
  whitelist: input('Tags', '', (i) => {
    const t = new Tagify(i, {
      whitelist: ['React', 'Vue', 'Svelte'],
      enforceWhitelist: true,
      dropdown: { enabled: 0 },
    });
    return () => t.value.map(({ value }) => value);
  }),
  select: input('Favourite fruit', '', (i) => {
    const t = new Tagify(i, { mode: 'select', whitelist: fruits, enforceWhitelist: true, dropdown: { enabled: 0 } });
    return () => t.value.map(({ value }) => value);
  }),
  'mix textarea': (root) => {
    form(root, 'Tags', '<textarea id="widget"></textarea>');
    const t = new Tagify(root.querySelector('textarea'), { delimiters: ',| ' });
    return { state: () => t.value.map(({ value }) => value) };
  },
});
