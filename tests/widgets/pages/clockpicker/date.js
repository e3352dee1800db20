import '../support/jquery-global.js';
import 'clockpicker/dist/jquery-clockpicker.js';
import 'clockpicker/dist/jquery-clockpicker.css';
import { showCases, form } from '../support/cases.js';

const $ = window.$;

const native = (label, markup, start, read) => (root) => {
  const el = form(root, label, markup);
  const heard = start?.(el, root);
  return { state: read ? () => read(el, root, heard) : () => el.value };
};

showCases({
  clockpicker: native('Start time', '<input id="widget" type="text">', (el) => {
    $(el).clockpicker({ autoclose: true });
  }),
});
