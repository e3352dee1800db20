import { floating, labelled, toggled } from '../support/drawn-list.js';
import { drawn } from '../support/drawn.js';
import { fruits, showCasesOfCi } from '../support/cases.js';

const list = (entry) => fruits.map(entry).join('');

showCasesOfCi({
  'drawn over a native list': drawn(
    `.custom-select{position:relative;width:200px}.custom-select select{display:none}.select-selected{background:dodgerblue;color:#fff;padding:8px 16px;cursor:pointer}.select-items{${floating};left:0;right:0;top:100%}.select-items div{padding:8px 16px;cursor:pointer}.select-hide{display:none}`,
    `<div class="form-group"><label>Favourite fruit</label><div class="custom-select"><select name="fruit"><option value="0">Select fruit:</option>${list((one) => `<option value="${one}">${one}</option>`)}</select></div></div>`,
    (form, set) => {
      const box = form.querySelector('.custom-select');
      const select = box.querySelector('select');
      const shown = document.createElement('div');
      shown.className = 'select-selected';
      shown.textContent = select.options[0].text;
      const items = document.createElement('div');
      items.className = 'select-items select-hide';
      for (const option of [...select.options].slice(1)) {
        const item = document.createElement('div');
        item.textContent = option.text;
        item.addEventListener('click', () => {
          select.selectedIndex = option.index;
          shown.textContent = option.text;
          set(select.value);
          for (const one of items.querySelectorAll('.same-as-selected')) one.removeAttribute('class');
          item.className = 'same-as-selected';
          shown.click();
        });
        items.append(item);
      }
      box.append(shown, items);
      shown.addEventListener('click', (event) => {
        event.stopPropagation();
        items.classList.toggle('select-hide');
        shown.classList.toggle('select-arrow-active');
      });
      document.addEventListener('click', () => items.classList.add('select-hide'));
    },
  ),
  'menu of a div': {
    undo: false,
    show: drawn(
      `.select-menu{width:300px;position:relative}.select-btn{display:flex;padding:10px;border:1px solid;cursor:pointer}.options{display:none;${floating};width:100%}.select-menu.active .options{display:block}.option{padding:8px;cursor:pointer}`,
      labelled(
        `<div class="select-menu"><div class="select-btn"><span class="sBtn-text">Select your option</span><i class="bx bx-chevron-down"></i></div><ul class="options">${list((one) => `<li class="option"><span class="option-text">${one}</span></li>`)}</ul></div>`,
      ),
      (form, set) =>
        toggled(form.querySelector('.select-menu'), form.querySelector('.select-btn'), '.option', {
          shown: form.querySelector('.sBtn-text'),
          set,
        }),
    ),
  },
  'caret and menu': {
    undo: false,
    show: drawn(
      `.dropdown{min-width:15em;position:relative}.dropdown .select{border:2px solid;padding:1em;cursor:pointer;display:flex}.caret{width:0;border:5px solid}.menu{display:none;${floating};width:100%}.dropdown.open .menu{display:block}.menu li{padding:.7em;cursor:pointer}`,
      labelled(
        `<div class="dropdown"><div class="select"><span class="selected">Choose one</span><div class="caret"></div></div><ul class="menu">${list((one) => `<li>${one}</li>`)}</ul></div>`,
      ),
      (form, set) =>
        toggled(form.querySelector('.dropdown'), form.querySelector('.select'), 'li', {
          name: 'open',
          shown: form.querySelector('.selected'),
          set,
        }),
    ),
  },
  'searched below a div': {
    undo: false,
    show: drawn(
      `.wrapper{width:370px;position:relative}.select-btn{display:flex;padding:10px;border:1px solid;cursor:pointer}.content{display:none;${floating};width:100%}.wrapper.active .content{display:block}.options li{padding:8px;cursor:pointer}`,
      labelled(
        `<div class="wrapper"><div class="select-btn"><span>Select Fruit</span><i class="uil uil-angle-down"></i></div><div class="content"><div class="search"><i class="uil uil-search"></i><input spellcheck="false" type="text" placeholder="Search"></div><ul class="options"></ul></div></div>`,
      ),
      (form, set) => {
        const box = form.querySelector('.wrapper');
        const options = box.querySelector('.options');
        const search = box.querySelector('input');
        const shown = box.querySelector('.select-btn span');
        const add = () => {
          const found = fruits.filter((one) => one.toLowerCase().startsWith(search.value.toLowerCase()));
          options.innerHTML = found.map((one) => `<li>${one}</li>`).join('') || '<p>Oops! Fruit not found</p>';
        };
        add();
        search.addEventListener('keyup', add);
        box.querySelector('.select-btn').addEventListener('click', () => box.classList.toggle('active'));
        options.addEventListener('click', ({ target }) => {
          if (target.localName !== 'li') return;
          shown.textContent = target.textContent;
          search.value = '';
          add();
          box.classList.remove('active');
          set(target.textContent);
        });
      },
    ),
  },
  'box named for a list within a combobox': {
    undo: false,
    show: drawn(
      `.cascader{border:1px solid;width:300px}#fruits{${floating};width:300px}#fruits[hidden]{display:none}`,
      labelled(
        `<div class="cascader" role="combobox" tabindex="0" aria-haspopup="listbox" aria-expanded="false" aria-controls="fruits"><div class="cascader-view"><input autocomplete="off" tabindex="-1"><i class="arrow"></i></div></div><ul id="fruits" role="listbox" hidden>${list((one) => `<li role="option">${one}</li>`)}</ul>`,
      ),
      (form, set) => {
        const [box, input, options] = ['.cascader', 'input', '#fruits'].map((one) => form.querySelector(one));
        const open = (isOpen) => {
          options.hidden = !isOpen;
          box.ariaExpanded = String(isOpen);
        };
        box.addEventListener('click', () => open(options.hidden));
        document.addEventListener('click', ({ target }) => box.contains(target) || open(false));
        options.addEventListener('click', ({ target }) => {
          input.value = target.textContent;
          set(target.textContent);
        });
      },
    ),
  },
  'boxes below a covered list': drawn(
    `.multiselect{width:200px}.selectBox{position:relative}.selectBox select{width:100%}.overSelect{position:absolute;inset:0}#checkboxes{display:none;border:1px solid}#checkboxes label{display:block}`,
    `<label>Favourite fruits</label><div class="multiselect"><div class="selectBox"><select><option>Select an option</option></select><div class="overSelect"></div></div><div id="checkboxes">${list((one) => `<label><input type="checkbox" value="${one}">${one}</label>`)}</div></div>`,
    (form, set) => {
      const boxes = form.querySelector('#checkboxes');
      let expanded = false;
      form.querySelector('.selectBox').addEventListener('click', () => {
        expanded = !expanded;
        boxes.style.display = expanded ? 'block' : 'none';
      });
      boxes.addEventListener('change', () =>
        set([...boxes.querySelectorAll('input:checked')].map(({ value }) => value)),
      );
    },
    [],
  ),
  'details of boxes': drawn(
    `details.dropdown{position:relative}details.dropdown summary{border:1px solid;padding:8px;cursor:pointer}details.dropdown ul{${floating};width:100%}`,
    `<label>Favourite fruits</label><details class="dropdown"><summary>Select fruits...</summary><ul>${list((one) => `<li><label><input type="checkbox" name="fruit" value="${one}">${one}</label></li>`)}</ul></details>`,
    (form, set) =>
      form.addEventListener('change', () => set([...form.querySelectorAll('input:checked')].map(({ value }) => value))),
    [],
  ),
  'details of radios': {
    undo: false,
    show: drawn(
      `details.dropdown{position:relative}details.dropdown summary{border:1px solid;padding:8px;cursor:pointer}details.dropdown ul{${floating};width:100%}`,
      `<label>Favourite fruit</label><details class="dropdown"><summary>Select a fruit...</summary><ul>${list((one) => `<li><label><input type="radio" name="fruit" value="${one}">${one}</label></li>`)}</ul></details>`,
      (form, set) => form.addEventListener('change', () => set(form.querySelector('input:checked').value)),
    ),
  },
  'focused by a tabindex': {
    undo: false,
    show: drawn(
      `.dropdown{position:relative;display:inline-block}.dropdown-content{visibility:hidden;opacity:0;${floating};width:200px}.dropdown:focus-within .dropdown-content{visibility:visible;opacity:1}`,
      labelled(
        `<div class="dropdown"><div tabindex="0" role="button" class="btn m-1">Pick a fruit</div><ul tabindex="0" class="dropdown-content menu bg-base-100 rounded-box">${list((one) => `<li><a>${one}</a></li>`)}</ul></div>`,
      ),
      (form, set) => {
        const button = form.querySelector('[role=button]');
        for (const entry of form.querySelectorAll('a'))
          entry.addEventListener('click', () => {
            button.textContent = entry.textContent;
            set(entry.textContent);
            document.activeElement.blur();
          });
      },
    ),
  },
  popover: {
    undo: false,
    show: drawn(
      '[popover]{border:1px solid;padding:4px}[popover] button{display:block;width:160px}',
      labelled(
        `<button type="button" popovertarget="fruits" class="trigger">Choose a fruit</button><div id="fruits" popover>${list((one) => `<button type="button">${one}</button>`)}</div>`,
      ),
      (form, set) => {
        const popover = form.querySelector('[popover]');
        popover.addEventListener('click', ({ target }) => {
          if (target === popover) return;
          form.querySelector('.trigger').textContent = target.textContent;
          popover.hidePopover();
          set(target.textContent);
        });
      },
    ),
  },
  'names made by the build': {
    undo: false,
    show: drawn(
      `._container_1a{position:relative;border:1px solid;display:flex;padding:8px;width:300px}._value_1a{flex-grow:1}._options_1a{display:none;${floating};width:100%;left:0;top:100%}._options_1a._show_1a{display:block}._option_1a{padding:4px;cursor:pointer}`,
      labelled(
        `<div tabindex="0" class="_container_1a"><span class="_value_1a"></span><button type="button" class="_clear-btn_1a">&times;</button><div class="_divider_1a"></div><div class="_caret_1a"></div><ul class="_options_1a">${list((one) => `<li class="_option_1a">${one}</li>`)}</ul></div>`,
      ),
      (form, set) => {
        const box = form.querySelector('div[tabindex]');
        const options = box.querySelector('ul');
        box.addEventListener('click', () => options.classList.toggle('_show_1a'));
        box.addEventListener('blur', () => options.classList.remove('_show_1a'));
        box.querySelector('button').addEventListener('click', (event) => {
          event.stopPropagation();
          box.querySelector('span').textContent = '';
          set(null);
        });
        options.addEventListener('click', (event) => {
          event.stopPropagation();
          box.querySelector('span').textContent = event.target.textContent;
          options.classList.remove('_show_1a');
          set(event.target.textContent);
        });
      },
    ),
  },
  'button and hidden input': {
    undo: false,
    show: drawn(
      `.dd{position:relative}.dd__list{display:none;${floating}}.dd__list.is-open{display:block}.dd__list li{padding:4px;cursor:pointer}`,
      `<div class="form-group"><label for="dd">Favourite fruit</label><div class="dd"><button type="button" id="dd" class="dd__button">Choose a fruit</button><ul class="dd__list">${list((one) => `<li data-value="${one}">${one}</li>`)}</ul><input type="hidden" name="fruit"></div></div>`,
      (form, set) => {
        const entries = form.querySelector('ul');
        form.querySelector('.dd__button').addEventListener('click', () => entries.classList.toggle('is-open'));
        entries.addEventListener('click', ({ target }) => {
          form.querySelector('.dd__button').textContent = target.textContent;
          form.querySelector('input').value = target.dataset.value;
          entries.classList.remove('is-open');
          set(target.dataset.value);
        });
      },
    ),
  },
  'drawn only while open': {
    undo: false,
    show: drawn(
      `.sc-a{position:relative;width:240px}.sc-b{border:1px solid;padding:8px;cursor:pointer}.sc-c{${floating}}.sc-d{padding:6px;cursor:pointer}`,
      '<div class="sc-e"><span class="sc-f">Favourite fruit</span><div class="sc-a"><div class="sc-b">Select...</div></div></div>',
      (form, set) => {
        const box = form.querySelector('.sc-a');
        const opener = form.querySelector('.sc-b');
        const close = () => box.querySelector('.sc-c')?.remove();
        opener.addEventListener('click', () => {
          if (box.querySelector('.sc-c')) return close();
          const entries = document.createElement('div');
          entries.className = 'sc-c';
          entries.innerHTML = list((one) => `<div class="sc-d">${one}</div>`);
          entries.addEventListener('click', ({ target }) => {
            opener.textContent = target.textContent;
            close();
            set(target.textContent);
          });
          box.append(entries);
        });
        document.addEventListener('click', ({ target }) => box.contains(target) || close());
      },
    ),
  },
});
