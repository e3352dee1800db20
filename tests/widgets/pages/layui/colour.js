import { colorpicker, drawn } from '../support/layui.js';
import { showCases } from '../support/cases.js';

showCases({
  colorpicker: drawn(
    'Brand colour',
    (elem, tell) => colorpicker.render({ elem, color: '#1c97f5', done: tell }),
    '#1c97f5',
  ),
});
