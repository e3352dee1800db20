import { slider, drawn } from '../support/layui.js';
import { showCases } from '../support/cases.js';

showCases({
  slider: drawn('Volume', (elem, tell) => slider.render({ elem, value: 20, change: tell }), 20),
  'slider with input': drawn(
    'Volume',
    (elem, tell) => slider.render({ elem, value: 20, input: true, change: tell }),
    20,
  ),
});
