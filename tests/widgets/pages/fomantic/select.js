import { page, field, options } from '../support/fomantic.js';
import { showCases, fruits } from '../support/cases.js';

const items = fruits.map((fruit) => `<div class="item" data-value="${fruit.toLowerCase()}">${fruit}</div>`).join('');

showCases({
  'dropdown selection': {
    undo: false,
    show: (root) => {
      const $widget = page(
        root,
        field(
          'Favourite fruit',
          `<div class="ui selection dropdown" id="widget"><input type="hidden" name="fruit"><i class="dropdown icon"></i><div class="default text">Fruit</div><div class="menu">${items}</div></div>`,
        ),
      );
      let state = '';
      $widget.dropdown({ onChange: (value) => (state = value) });
      return { state: () => state };
    },
  },
  'dropdown select': {
    undo: false,
    show: (root) => {
      const $widget = page(
        root,
        field(
          'Favourite fruit',
          `<select class="ui dropdown" id="widget"><option value="">Fruit</option>${options}</select>`,
        ),
      );
      let state = '';
      $widget.dropdown({ onChange: (value) => (state = value) });
      return { state: () => state };
    },
  },
  'dropdown search': {
    undo: false,
    show: (root) => {
      const $widget = page(
        root,
        field(
          'Favourite fruit',
          `<select class="ui search dropdown" id="widget"><option value="">Fruit</option>${options}</select>`,
        ),
      );
      let state = '';
      $widget.dropdown({ onChange: (value) => (state = value) });
      return { state: () => state };
    },
  },
  'dropdown clearable': (root) => {
    const $widget = page(
      root,
      field(
        'Favourite fruit',
        `<div class="ui clearable selection dropdown" id="widget"><input type="hidden" name="fruit"><i class="dropdown icon"></i><div class="default text">Fruit</div><div class="menu">${items}</div></div>`,
      ),
    );
    let state = '';
    $widget.dropdown({ clearable: true, onChange: (value) => (state = value) });
    return { state: () => state };
  },
  'dropdown multiple': (root) => {
    const $widget = page(
      root,
      field(
        'Favourite fruits',
        `<select multiple class="ui fluid dropdown" id="widget"><option value="">Fruits</option>${options}</select>`,
      ),
    );
    let state = [];
    $widget.dropdown({ onChange: (value) => (state = value) });
    return { state: () => state };
  },
  'dropdown multiple search': (root) => {
    const $widget = page(
      root,
      field(
        'Favourite fruits',
        `<div class="ui fluid multiple search selection dropdown" id="widget"><input type="hidden" name="fruits"><i class="dropdown icon"></i><div class="default text">Fruits</div><div class="menu">${items}</div></div>`,
      ),
    );
    let state = '';
    $widget.dropdown({ onChange: (value) => (state = value) });
    return { state: () => state };
  },
});
