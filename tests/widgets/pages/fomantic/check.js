import { $, page, field } from '../support/fomantic.js';
import { showCases } from '../support/cases.js';

showCases({
  checkbox: (root) => {
    const $widget = page(
      root,
      '<div class="inline field"><div class="ui checkbox" id="widget"><input type="checkbox" tabindex="0" class="hidden"><label>I accept the terms</label></div></div>',
    );
    let state = false;
    $widget.checkbox({ onChecked: () => (state = true), onUnchecked: () => (state = false) });
    return { state: () => state };
  },
  toggle: (root) => {
    const $widget = page(
      root,
      '<div class="inline field"><div class="ui toggle checkbox" id="widget"><input type="checkbox" tabindex="0" class="hidden"><label>Subscribe to the newsletter</label></div></div>',
    );
    let state = false;
    $widget.checkbox({ onChecked: () => (state = true), onUnchecked: () => (state = false) });
    return { state: () => state };
  },
  radio: {
    undo: false,
    show: (root) => {
      page(
        root,
        `<div class="grouped fields"><label>Size</label>${['Small', 'Medium', 'Large'].map((size) => `<div class="field"><div class="ui radio checkbox"><input type="radio" name="size" value="${size}" tabindex="0" class="hidden"><label>${size}</label></div></div>`).join('')}</div>`,
      );
      let state = null;
      $('.ui.radio.checkbox').checkbox({
        onChecked() {
          state = this.value;
        },
      });
      return { state: () => state };
    },
  },
  rating: {
    undo: false,
    show: (root) => {
      const $widget = page(
        root,
        field(
          'Rating',
          '<div class="ui yellow rating" id="widget" data-icon="star" data-rating="0" data-max-rating="5"></div>',
        ),
      );
      let state = 0;
      $widget.rating({ onRate: (value) => (state = value) });
      return { state: () => state };
    },
  },
});
