import { easepick, RangePlugin } from '@easepick/bundle';
import '@easepick/bundle/dist/index.css';
import { showCases, form } from '../support/cases.js';

const native = (label, markup, start, read) => (root) => {
  const el = form(root, label, markup);
  const heard = start?.(el, root);
  return { state: read ? () => read(el, root, heard) : () => el.value };
};

showCases({
  easepick: {
    undo: false,
    show: native('Check-in date', '<input id="widget" type="text">', (el) => {
      new easepick.create({ element: el, css: ['/easepick/date.css'] });
    }),
  },
  range: {
    undo: false,
    show: native('Travel dates', '<input id="widget" type="text">', (el) => {
      new easepick.create({ element: el, css: ['/easepick/date.css'], plugins: [RangePlugin] });
    }),
  },
});
