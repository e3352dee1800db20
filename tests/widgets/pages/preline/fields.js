import HSComboBox from 'preline/plugins/combobox-non-auto';
import HSInputNumber from 'preline/plugins/input-number-non-auto';
import HSPinInput from 'preline/plugins/pin-input-non-auto';
import HSSelect from 'preline/plugins/select-non-auto';
import { fruits, showCases } from '../support/cases.js';

/** Only what of the utility classes the widgets need to be seen and to close. */
const style =
  '.hidden{display:none}.relative{position:relative}.absolute{position:absolute}.w-full{width:100%}.size-9{width:36px;height:36px}.flex{display:flex}.border{border:1px solid}.bg-white{background:#fff}.z-50{z-index:50}.cursor-pointer{cursor:pointer}.opacity-0{opacity:0}';

const built = (Plugin, markup, selector, read) => (root) => {
  root.innerHTML = `<style>${style}</style><form>${markup}<button type="submit">Send</button></form>`;
  const element = root.querySelector(selector);
  const plugin = new Plugin(element);
  return { state: () => read(element, plugin) };
};

const options = fruits.map((one) => `<option value="${one}">${one}</option>`).join('');
const select = (more, attributes = '') =>
  `<label for="fruit">Favourite fruit</label><select id="fruit" name="fruit" ${attributes} class="hidden" data-hs-select='${JSON.stringify(
    {
      placeholder: 'Select option...',
      toggleTag: '<button type="button" aria-expanded="false"></button>',
      toggleClasses: 'relative flex w-full border cursor-pointer',
      dropdownClasses: 'absolute z-50 w-full bg-white border',
      optionClasses: 'w-full cursor-pointer',
      ...more,
    },
  )}'><option value="">Choose</option>${options}</select>`;

showCases({
  select: { undo: false, show: built(HSSelect, select({}), 'select', (element) => element.value) },
  'select with search': {
    undo: false,
    show: built(
      HSSelect,
      select({ hasSearch: true, searchPlaceholder: 'Search...', searchClasses: 'w-full border' }),
      'select',
      (element) => element.value,
    ),
  },
  'select of several': built(HSSelect, select({}, 'multiple'), 'select', (element) =>
    [...element.selectedOptions].map(({ value }) => value),
  ),
  'tags of a select': built(
    HSSelect,
    select(
      {
        mode: 'tags',
        wrapperClasses: 'relative w-full border flex',
        tagsItemTemplate:
          '<div class="flex border"><div data-title></div><div class="cursor-pointer" data-remove><svg width="12" height="12"></svg></div></div>',
        tagsInputClasses: 'border',
      },
      'multiple',
    ),
    'select',
    (element) => [...element.selectedOptions].map(({ value }) => value),
  ),
  'pin input': built(
    HSPinInput,
    `<label>Verification code</label><div class="flex" data-hs-pin-input>${'<input class="size-9 border" type="text" placeholder="○" data-hs-pin-input-item>'.repeat(4)}</div>`,
    '[data-hs-pin-input]',
    (element) => [...element.querySelectorAll('input')].map(({ value }) => value).join(''),
  ),
  'input number': built(
    HSInputNumber,
    '<label for="guests">Number of guests</label><div class="border flex" data-hs-input-number><input id="guests" class="w-full" type="number" value="1" data-hs-input-number-input><button type="button" class="size-9" aria-label="Decrease" data-hs-input-number-decrement>-</button><button type="button" class="size-9" aria-label="Increase" data-hs-input-number-increment>+</button></div>',
    '[data-hs-input-number]',
    (element) => element.querySelector('input').value,
  ),
  combobox: built(
    HSComboBox,
    `<label for="combo">Favourite fruit</label><div class="relative" data-hs-combo-box><div class="relative"><input id="combo" class="w-full border" type="text" role="combobox" aria-expanded="false" value="" data-hs-combo-box-input><div aria-expanded="false" role="button" data-hs-combo-box-toggle><svg width="14" height="14"></svg></div></div><div class="absolute z-50 w-full bg-white border" style="display: none" role="listbox" data-hs-combo-box-output>${fruits.map((one) => `<div class="cursor-pointer w-full" role="option" tabindex="0" data-hs-combo-box-output-item><div><div data-hs-combo-box-search-text="${one}" data-hs-combo-box-value>${one}</div></div></div>`).join('')}</div></div>`,
    '[data-hs-combo-box]',
    (element) => element.querySelector('input').value,
  ),
});
