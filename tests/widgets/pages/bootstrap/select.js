import { page } from '../support/bootstrap.js';
import $ from 'jquery';
import * as bootstrap from 'bootstrap';
import { form, fruits, showCases } from '../support/cases.js';

const options = fruits.map((fruit) => `<option>${fruit}</option>`).join('');

/** Bootstrap-select looks for Bootstrap on the window when it is loaded. */
async function picker(select) {
  $.fn.dropdown ??= { Constructor: bootstrap.Dropdown };
  await import('bootstrap-select');
  $(select).selectpicker();
}

function selectPicker(attributes) {
  return (root) => {
    const select = form(root, 'Fruit', `<select id="widget" ${attributes} title="Choose">${options}</select>`);
    let heard = null;
    $(select).on('change', () => (heard = $(select).val()));
    void picker(select);
    return { state: () => heard };
  };
}

showCases({
  'select picker': { ci: true, undo: false, show: selectPicker('') },
  'select picker search': { ci: true, undo: false, show: selectPicker('data-live-search="true"') },
  'select picker multiple': { ci: true, undo: false, show: selectPicker('multiple') },
  'floating select': {
    ci: true,
    show: page(
      `<div class="form-floating"><select class="form-select" id="widget"><option value="">Choose</option>${options}</select><label for="widget">Fruit</label></div>`,
      (select) => select.value,
    ),
  },
  'dropdown as select': {
    ci: true,
    undo: false,
    show: (root) => {
      root.innerHTML = `<form><label>Fruit</label><div class="dropdown"><button class="btn dropdown-toggle" type="button" data-bs-toggle="dropdown" aria-expanded="false">Select a fruit</button><ul class="dropdown-menu">${fruits.map((fruit) => `<li><button type="button" class="dropdown-item">${fruit}</button></li>`).join('')}</ul><input type="hidden" name="fruit"></div></form>`;
      const [input, toggle] = [root.querySelector('input'), root.querySelector('.dropdown-toggle')];
      for (const item of root.querySelectorAll('.dropdown-item'))
        item.addEventListener('click', () => {
          input.value = item.textContent;
          toggle.textContent = item.textContent;
        });
      return { state: () => input.value };
    },
  },
});
