import '../support/jquery-global.js';
import $ from 'jquery';
import * as semanticTransition from 'semantic-ui-transition';
import * as semanticDropdown from 'semantic-ui-dropdown';
import 'semantic-ui-dropdown/dropdown.css';
import 'semantic-ui-transition/transition.css';
import { fruits, showCases } from '../support/cases.js';

const items = fruits.map((fruit) => `<div class="item" data-value="${fruit.toLowerCase()}">${fruit}</div>`).join('');

$.fn.transition = semanticTransition.default;

$.fn.dropdown = semanticDropdown.default;

showCases({
  dropdown: {
    ci: true,
    undo: false,
    show: (root) => {
      root.innerHTML = `<form class="ui form"><div class="field"><label>Favourite fruit</label><div class="ui selection dropdown"><input type="hidden" name="fruit"><i class="dropdown icon"></i><div class="default text">Fruit</div><div class="menu">${items}</div></div></div></form>`;
      const $widget = $(root).find('.ui.dropdown');
      $widget.dropdown({ transition: 'none' });
      return { state: () => $widget.dropdown('get value') };
    },
  },
  'search dropdown': {
    ci: true,
    undo: false,
    show: (root) => {
      root.innerHTML = `<form class="ui form"><div class="field"><label>Favourite fruit</label><div class="ui search selection dropdown"><input type="hidden" name="fruit"><i class="dropdown icon"></i><div class="default text">Fruit</div><div class="menu">${items}</div></div></div></form>`;
      const $widget = $(root).find('.ui.dropdown');
      $widget.dropdown({ transition: 'none' });
      return { state: () => $widget.dropdown('get value') };
    },
  },
});
