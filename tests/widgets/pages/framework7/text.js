import { page, item, native } from '../support/framework7.js';
import { showCases } from '../support/cases.js';

showCases({
  text: (root) => {
    page(
      root,
      item(
        'First name',
        '<input type="text" name="name" placeholder="Your name"><span class="input-clear-button"></span>',
      ),
    );
    return native('[name=name]')(root);
  },
  stepper: (root) => {
    const app = page(
      root,
      '<li><div class="item-content"><div class="item-inner"><div class="item-title">Number of guests</div><div class="item-after"><div class="stepper"><div class="stepper-button-minus"></div><div class="stepper-input-wrap"><input type="text" value="1" min="0" max="10" step="1"></div><div class="stepper-button-plus"></div></div></div></div></div></li>',
    );
    const stepper = app.stepper.create({ el: root.querySelector('.stepper'), value: 1 });
    return { state: () => stepper.getValue() };
  },
});
