import { one } from '../support/alpine.js';
import { showCases } from '../support/cases.js';

showCases({
  checkbox: { ci: true, show: one(false, '<label><input type="checkbox" x-model="value"> Terms</label>') },
  switch: {
    ci: true,
    show: one(
      false,
      '<span id="l">Gift wrapping</span><button type="button" role="switch" aria-labelledby="l" :aria-checked="value ? \'true\' : \'false\'" @click="value = !value" style="width:40px;height:20px"></button>',
    ),
  },
  stars: {
    ci: true,
    undo: false,
    show: one(
      0,
      '<span id="l">Rating</span><div role="radiogroup" aria-labelledby="l"><template x-for="n in 5"><button type="button" role="radio" :aria-checked="value === n" :aria-label="n + \' stars\'" @click="value = n">★</button></template></div>',
    ),
  },
});
