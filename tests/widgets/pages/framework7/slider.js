import { page } from '../support/framework7.js';
import { showCases } from '../support/cases.js';

showCases({
  'range slider': (root) => {
    const app = page(
      root,
      '<li class="item-content"><div class="item-inner"><div class="item-title">Volume</div><div class="range-slider" data-label="true"></div></div></li>',
    );
    const range = app.range.create({ el: root.querySelector('.range-slider'), min: 0, max: 100, step: 1, value: 20 });
    return { state: () => range.getValue() };
  },
  'range slider dual': (root) => {
    const app = page(
      root,
      '<li class="item-content"><div class="item-inner"><div class="item-title">Price range</div><div class="range-slider"></div></div></li>',
    );
    const range = app.range.create({
      el: root.querySelector('.range-slider'),
      dual: true,
      min: 0,
      max: 100,
      step: 5,
      value: [20, 60],
    });
    return { state: () => range.getValue() };
  },
});
