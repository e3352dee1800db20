import Tagify from '@yaireo/tagify';
import '@yaireo/tagify/dist/tagify.css';
import { showCases, form, fruits } from '../support/cases.js';

showCases({
  tagify: (root) => {
    const t = new Tagify(form(root, 'Tags', '<input id="widget">'));
    return { state: () => t.value.map((x) => x.value) };
  },
  whitelist: (root) => {
    const tagify = new Tagify(form(root, 'Favourite fruits', '<input id="widget">'), {
      whitelist: fruits,
      enforceWhitelist: true,
      dropdown: { enabled: 0 },
    });
    return { state: () => tagify.value.map(({ value }) => value) };
  },
  select: (root) => {
    const tagify = new Tagify(form(root, 'Favourite fruit', '<input id="widget">'), {
      mode: 'select',
      whitelist: fruits,
    });
    return { state: () => tagify.value.map(({ value }) => value) };
  },
});
