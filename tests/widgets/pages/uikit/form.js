import 'uikit/dist/css/uikit.min.css';
import { showCases } from '../support/cases.js';

showCases({
  form: {
    undo: false,
    show: (root) => {
      root.innerHTML = `<form class="uk-form-stacked"><div class="uk-margin"><label class="uk-form-label" for="a">First name</label><div class="uk-form-controls"><input class="uk-input" id="a" type="text"></div></div>
        <div class="uk-margin"><label class="uk-form-label" for="b">Favourite fruit</label><div class="uk-form-controls"><select class="uk-select" id="b"><option value="">Choose</option><option>Apple</option><option>Banana</option></select></div></div>
        <div class="uk-margin"><div class="uk-form-label">Size</div><div class="uk-form-controls"><label><input class="uk-radio" type="radio" name="size" value="s"> Small</label><br><label><input class="uk-radio" type="radio" name="size" value="l"> Large</label></div></div>
        <div class="uk-margin"><label><input class="uk-checkbox" type="checkbox"> I accept the terms</label></div></form>`;
      const read = () => ({
        a: root.querySelector('#a').value,
        b: root.querySelector('#b').value,
        size: root.querySelector('[name=size]:checked')?.value ?? '',
        ok: root.querySelector('[type=checkbox]').checked,
      });
      return { state: read };
    },
  },
});
