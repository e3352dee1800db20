import { page, field } from '../support/fomantic.js';
import { showCases } from '../support/cases.js';

showCases({
  slider: (root) => {
    const $widget = page(root, field('Volume', '<div class="ui slider" id="widget"></div>'));
    let state = 10;
    $widget.slider({ min: 0, max: 100, start: 10, step: 5, onChange: (value) => (state = value) });
    return { state: () => state };
  },
  'range slider': (root) => {
    const $widget = page(root, field('Price', '<div class="ui range slider" id="widget"></div>'));
    let state = [20, 60];
    $widget.slider({
      min: 0,
      max: 100,
      start: 20,
      end: 60,
      step: 5,
      onChange: (_, low, high) => (state = [low, high].sort((a, b) => a - b)),
    });
    return { state: () => state };
  },
  'labelled slider': (root) => {
    const $widget = page(root, field('Volume', '<div class="ui labeled ticked slider" id="widget"></div>'));
    let state = 2;
    $widget.slider({ min: 0, max: 10, start: 2, step: 1, onChange: (value) => (state = value) });
    return { state: () => state };
  },
});
