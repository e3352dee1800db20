import { page } from '../support/framework7.js';
import { showCases } from '../support/cases.js';

showCases({
  toggle: (root) => {
    const app = page(
      root,
      '<li class="item-content"><div class="item-inner"><div class="item-title">Gift wrapping</div><div class="item-after"><label class="toggle toggle-init"><input type="checkbox"><span class="toggle-icon"></span></label></div></div></li>',
    );
    const toggle = app.toggle.create({ el: root.querySelector('.toggle') });
    return { state: () => toggle.checked };
  },
});
