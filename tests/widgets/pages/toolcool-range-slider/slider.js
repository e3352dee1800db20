import '../support/jquery-global.js';
import 'toolcool-range-slider';
import { form, showCases } from '../support/cases.js';

const heard = (target, type, read, extra = {}) => {
  let state = extra.initial ?? null;
  target.addEventListener(type, (event) => (state = read(event)));
  return { state: () => state, ...extra };
};

const slider = (initial, markup, read) => (root) => {
  form(root, 'Price', markup);
  const widget = root.querySelector('tc-range-slider');
  return heard(widget, 'change', ({ detail }) => read(detail), { initial });
};

showCases({
  'tc-range-slider': slider(
    20,
    '<tc-range-slider id="widget" min="0" max="100" value="20" aria-label="Volume"></tc-range-slider>',
    ({ value }) => Number(value),
  ),
  dual: slider(
    [20, 60],
    '<tc-range-slider id="widget" min="0" max="100" value1="20" value2="60"></tc-range-slider>',
    ({ value1, value2 }) => [Number(value1), Number(value2)],
  ),
});
