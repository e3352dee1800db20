import './jquery-global.js';
import 'jquery-mask-plugin';
import { form } from './cases.js';

export const field = (root, label, attributes = '') => form(root, label, `<input id="widget" ${attributes}>`);
