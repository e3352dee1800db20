import { fruits, showCasesOfCi } from '../support/cases.js';

/** Fields in the markup of Lightning’s base components, as record forms have them. The script stands in for theirs. */
const style =
  '.slds-dropdown{position:absolute;z-index:9;background:#fff;border:1px solid;width:260px;padding:4px}.slds-hide{display:none}.slds-dropdown-trigger{position:relative}.slds-listbox__option{padding:8px;cursor:pointer;display:block}.slds-assistive-text{position:absolute;width:1px;height:1px;overflow:hidden;clip:rect(0,0,0,0)}.slds-input_faux{width:260px;text-align:left}.slds-day{cursor:pointer;padding:4px;display:block}.slds-form-element__help{color:#c00}.slds-dueling-list{display:flex}.slds-dueling-list ul{min-height:120px;min-width:120px;border:1px solid}';

const lightning = (markup, start) => (root) => {
  root.innerHTML = `<style>${style}</style><form><div class="slds-form-element slds-form-element_stacked">${markup}</div><button type="submit">Save</button></form>`;
  let model = null;
  start(root.querySelector('.slds-form-element'), (value) => (model = value));
  return { state: () => model };
};

const entry = (text) =>
  `<lightning-base-combobox-item id="i-${text}" data-value="${text}" role="option" aria-selected="false" tabindex="-1" class="slds-media slds-listbox__option slds-listbox__option_plain"><span class="slds-media__figure slds-listbox__option-icon"></span><span class="slds-media__body"><span class="slds-truncate" title="${text}">${text}</span></span></lightning-base-combobox-item>`;

/** A list that opens below; entries are drawn while it is open. @param fits which entries there are now */
function startList(root, { opener, on = 'click', fits = () => true, choose }) {
  const list = root.querySelector('.slds-dropdown');
  const show = (isOpen) => {
    list.classList.toggle('slds-hide', !isOpen);
    opener.setAttribute('aria-expanded', String(isOpen));
    list.innerHTML = isOpen ? fruits.filter(fits).map(entry).join('') : '';
  };
  opener.addEventListener(on, () => show(true));
  opener.addEventListener('keydown', ({ key }) => key === 'Escape' && show(false));
  opener.addEventListener('blur', () => setTimeout(() => show(false), 100));
  list.addEventListener('mousedown', (event) => event.preventDefault());
  list.addEventListener('click', ({ target }) => {
    const chosen = target.closest('[role=option]');
    if (!chosen) return;
    choose(chosen.dataset.value);
    show(false);
  });
}

const combobox = (control) =>
  `<div class="slds-combobox_container"><div class="slds-combobox slds-dropdown-trigger slds-dropdown-trigger_click"><div class="slds-combobox__form-element slds-input-has-icon slds-input-has-icon_right" role="none">${control}<lightning-icon class="slds-input__icon"><svg width="12" height="12" aria-hidden="true"></svg></lightning-icon></div><div id="dropdown" class="slds-listbox slds-listbox_vertical slds-dropdown slds-dropdown_fluid slds-hide" role="listbox" aria-label="Options"></div></div></div>`;

const days = () => {
  const first = new Date(2026, 10, 1);
  return [0, 1, 2, 3, 4]
    .map(
      (week) =>
        `<tr>${[0, 1, 2, 3, 4, 5, 6]
          .map((day) => {
            const date = new Date(first.getFullYear(), first.getMonth(), 1 + week * 7 + day);
            const iso = `${date.getFullYear()}-${String(date.getMonth() + 1).padStart(2, '0')}-${String(date.getDate()).padStart(2, '0')}`;
            return `<td role="gridcell" aria-selected="false" data-value="${iso}"><span class="slds-day" role="button">${date.getDate()}</span></td>`;
          })
          .join('')}</tr>`,
    )
    .join('');
};

showCasesOfCi({
  picklist: {
    undo: false,
    show: lightning(
      `<label class="slds-form-element__label" for="w"><abbr class="slds-required" title="required">*</abbr>Favourite fruit</label><div class="slds-form-element__control">${combobox('<button id="w" type="button" class="slds-combobox__input slds-input_faux" role="combobox" aria-haspopup="listbox" aria-expanded="false" aria-controls="dropdown" aria-label="Favourite fruit, --None--" data-value=""><span class="slds-truncate">--None--</span></button>')}</div>`,
      (root, set) => {
        const opener = root.querySelector('button');
        startList(root, {
          opener,
          choose(text) {
            opener.querySelector('span').textContent = text;
            opener.setAttribute('aria-label', `Favourite fruit, ${text}`);
            opener.dataset.value = text;
            set(text);
          },
        });
      },
    ),
  },
  lookup: lightning(
    `<label class="slds-form-element__label" for="w">Favourite fruit</label><div class="slds-form-element__control">${combobox('<input id="w" type="text" class="slds-combobox__input slds-input" role="combobox" aria-autocomplete="list" aria-haspopup="listbox" aria-expanded="false" aria-controls="dropdown" autocomplete="off" placeholder="Search Fruits...">')}</div>`,
    (root, set) => {
      const opener = root.querySelector('input');
      const clear = document.createElement('button');
      clear.type = 'button';
      clear.className = 'slds-button slds-button_icon slds-input__icon_right';
      clear.title = 'Clear Favourite fruit Selection';
      clear.innerHTML =
        '<svg width="12" height="12"></svg><span class="slds-assistive-text">Clear Favourite fruit Selection</span>';
      clear.addEventListener('click', () => {
        clear.remove();
        opener.readOnly = false;
        opener.value = '';
        opener.placeholder = 'Search Fruits...';
        set(null);
      });
      const isNear = (one) => one.toLowerCase().includes(opener.value.toLowerCase());
      startList(root, {
        opener,
        on: 'input',
        fits: isNear,
        choose(text) {
          opener.value = text;
          opener.readOnly = true;
          opener.after(clear);
          set(text);
        },
      });
      opener.addEventListener('focus', () => opener.readOnly || opener.dispatchEvent(new Event('input')));
    },
  ),
  date: lightning(
    `<div class="slds-dropdown-trigger"><label class="slds-form-element__label" for="w">Arrival date</label><div class="slds-form-element__control slds-input-has-icon slds-input-has-icon_right"><input id="w" type="text" class="slds-input" name="arrival" autocomplete="off" aria-describedby="help"><button type="button" class="slds-button slds-button_icon slds-input__icon slds-input__icon_right" title="Select a date for Arrival date"><svg width="12" height="12" aria-hidden="true"></svg><span class="slds-assistive-text">Select a date for Arrival date</span></button></div><div class="slds-datepicker slds-dropdown slds-hide" role="dialog" aria-label="Date picker: November"><h2 id="m" aria-live="polite">November</h2><select aria-label="Pick a Year"><option>2025</option><option selected>2026</option><option>2027</option></select><table class="slds-datepicker__month" role="grid" aria-labelledby="m"><tbody>${days()}</tbody></table><button type="button" name="today">Today</button></div></div><div id="help" class="slds-form-element__help"></div>`,
    (root, set) => {
      const input = root.querySelector('input');
      const popup = root.querySelector('.slds-dropdown');
      const show = (isOpen) => popup.classList.toggle('slds-hide', !isOpen);
      input.addEventListener('focus', () => show(true));
      root.querySelector('button').addEventListener('click', () => show(true));
      document.addEventListener('mousedown', ({ target }) => root.contains(target) || show(false));
      input.addEventListener('blur', ({ relatedTarget }) => popup.contains(relatedTarget) || show(false));
      root.addEventListener('keydown', ({ key }) => key === 'Escape' && show(false));
      input.addEventListener('change', () => {
        const isDay = /^[A-Z][a-z]{2} \d{1,2}, \d{4}$|^\d{1,2}\/\d{1,2}\/\d{4}$/.test(input.value);
        root.querySelector('#help').textContent =
          isDay || input.value === '' ? '' : 'Your entry does not match the allowed format.';
        set(isDay ? input.value : null);
      });
      popup.addEventListener('mousedown', (event) => event.target.closest('td') && event.preventDefault());
      popup.addEventListener('click', ({ target }) => {
        const day = target.closest('td')?.dataset.value;
        if (!day) return;
        input.value = new Date(`${day}T12:00`).toLocaleDateString('en-US', {
          month: 'short',
          day: 'numeric',
          year: 'numeric',
        });
        set(input.value);
        show(false);
      });
    },
  ),
  'list of a read-only input': {
    undo: false,
    show: lightning(
      `<label class="slds-form-element__label" for="w">Favourite fruit</label><div class="slds-form-element__control">${combobox('<input id="w" type="text" class="slds-combobox__input slds-input" role="combobox" aria-autocomplete="none" aria-haspopup="listbox" aria-expanded="false" aria-controls="dropdown" autocomplete="off" readonly placeholder="Select an Option">')}</div>`,
      (root, set) => {
        const opener = root.querySelector('input');
        startList(root, {
          opener,
          choose(text) {
            opener.value = text;
            set(text);
          },
        });
      },
    ),
  },
  toggle: lightning(
    '<label class="slds-checkbox_toggle slds-grid"><span class="slds-form-element__label">Gift wrapping</span><input type="checkbox" name="gift" aria-describedby="t"><span id="t" class="slds-checkbox_faux_container" aria-live="assertive"><span class="slds-checkbox_faux"></span><span class="slds-checkbox_on">Active</span><span class="slds-checkbox_off">Inactive</span></span></label>',
    (root, set) => root.querySelector('input').addEventListener('change', ({ target }) => set(target.checked || null)),
  ),
  'radio buttons': {
    undo: false,
    show: lightning(
      `<fieldset class="slds-form-element"><legend class="slds-form-element__legend slds-form-element__label">Size</legend><div class="slds-form-element__control"><div class="slds-radio_button-group">${['Small', 'Large'].map((one) => `<span class="slds-button slds-radio_button"><input type="radio" name="size" id="${one}" value="${one}"><label class="slds-radio_button__label" for="${one}"><span class="slds-radio_faux">${one}</span></label></span>`).join('')}</div></div></fieldset>`,
      (root, set) => root.addEventListener('change', ({ target }) => set(target.value)),
    ),
  },
  'two lists': lightning(
    `<div role="group" aria-labelledby="g"><div class="slds-form-element__label slds-form-element__legend" id="g">Favourite fruits</div><div class="slds-form-element__control"><div class="slds-dueling-list"><div class="slds-assistive-text" aria-live="assertive"></div><div class="slds-dueling-list__column slds-dueling-list__column_responsive"><span class="slds-form-element__label" id="a">Available</span><div class="slds-dueling-list__options"><ul class="slds-listbox slds-listbox_vertical" id="source" aria-labelledby="a" aria-multiselectable="true" role="listbox"></ul></div></div><div class="slds-dueling-list__column"><button type="button" class="slds-button slds-button_icon" title="Move selection from Available to Selected"><svg width="12" height="12"></svg><span class="slds-assistive-text">Move selection to Selected</span></button><button type="button" class="slds-button slds-button_icon" title="Move selection from Selected to Available"><svg width="12" height="12"></svg><span class="slds-assistive-text">Move selection to Available</span></button></div><div class="slds-dueling-list__column slds-dueling-list__column_responsive"><span class="slds-form-element__label" id="b">Selected</span><div class="slds-dueling-list__options"><ul class="slds-listbox slds-listbox_vertical" id="target" aria-labelledby="b" aria-multiselectable="true" role="listbox"></ul></div></div></div></div></div>`,
    (root, set) => {
      const [source, target] = root.querySelectorAll('ul');
      const [add, remove] = root.querySelectorAll('button');
      const line = (text) =>
        `<li role="presentation" class="slds-listbox__item"><div class="slds-listbox__option slds-listbox__option_plain" aria-selected="false" draggable="true" role="option" tabindex="0" data-value="${text}"><span class="slds-media__body"><span class="slds-truncate" title="${text}">${text}</span></span></div></li>`;
      source.innerHTML = fruits.map(line).join('');
      for (const list of [source, target])
        list.addEventListener('click', (event) => {
          const chosen = event.target.closest('[role=option]');
          if (!chosen) return;
          for (const one of list.querySelectorAll('[role=option]'))
            if (one === chosen) one.setAttribute('aria-selected', 'true');
            else if (!event.ctrlKey) one.setAttribute('aria-selected', 'false');
        });
      const move = (from, to) => {
        for (const one of from.querySelectorAll('[aria-selected=true]')) to.append(one.parentElement);
        set([...target.querySelectorAll('[role=option]')].map((one) => one.dataset.value));
      };
      add.addEventListener('click', () => move(source, target));
      remove.addEventListener('click', () => move(target, source));
    },
  ),
  'choices of several': lightning(
    `<fieldset class="slds-form-element"><legend class="slds-form-element__legend slds-form-element__label">Toppings</legend><div class="slds-form-element__control">${['Cheese', 'Ham'].map((one) => `<span class="slds-checkbox"><input type="checkbox" name="toppings" id="${one}" value="${one}"><label class="slds-checkbox__label" for="${one}"><span class="slds-checkbox_faux"></span><span class="slds-form-element__label">${one}</span></label></span>`).join('')}</div></fieldset>`,
    (root, set) =>
      root.addEventListener('change', () => set([...root.querySelectorAll('input:checked')].map(({ value }) => value))),
  ),
});
