import { floating, labelled, toggled } from '../support/drawn-list.js';
import { drawn } from '../support/drawn.js';
import { fruits, showCasesOfCi } from '../support/cases.js';

const list = (entry) => fruits.map(entry).join('');

showCasesOfCi({
  'radios that fold': {
    undo: false,
    show: drawn(
      `.select{position:relative;width:300px;height:40px;border:1px solid;overflow:hidden}.select:focus-within{overflow:visible;z-index:9}.selectopt{opacity:0;position:absolute;left:-99999px}.option{display:block;height:0;overflow:hidden;background:#fff;padding:0 12px;line-height:40px}.selectopt:checked+.option{height:40px}.select:focus-within .option{height:40px}`,
      labelled(
        `<div class="select" tabindex="1"><input class="selectopt" name="fruit" type="radio" id="f0" value="" checked><label for="f0" class="option">Choose a fruit</label>${list((one) => `<input class="selectopt" name="fruit" type="radio" id="f-${one}" value="${one}"><label for="f-${one}" class="option">${one}</label>`)}</div>`,
      ),
      (form, set) => form.addEventListener('change', ({ target }) => set(target.value)),
      '',
    ),
  },
  'counted boxes of a list': {
    undo: false,
    show: drawn(
      `.container{position:relative;width:320px}.select-btn{display:flex;justify-content:space-between;padding:8px 16px;border:1px solid;cursor:pointer}.list-items{display:none;${floating};width:100%}.select-btn.open~.list-items{display:block}.item{display:flex;padding:8px;cursor:pointer}.checkbox{width:16px;height:16px;border:1px solid;margin-right:12px}.item.checked .checkbox{background:#06c}`,
      labelled(
        `<div class="container"><div class="select-btn"><span class="btn-text">Select Fruits</span><span class="arrow-dwn"><i class="fa-solid fa-chevron-down"></i></span></div><ul class="list-items">${list((one) => `<li class="item"><span class="checkbox"><i class="fa-solid fa-check check-icon"></i></span><span class="item-text">${one}</span></li>`)}</ul></div>`,
      ),
      (form, set) => {
        const button = form.querySelector('.select-btn');
        button.addEventListener('click', () => button.classList.toggle('open'));
        document.addEventListener(
          'click',
          ({ target }) => button.parentElement.contains(target) || button.classList.remove('open'),
        );
        for (const item of form.querySelectorAll('.item'))
          item.addEventListener('click', () => {
            item.classList.toggle('checked');
            const checked = [...form.querySelectorAll('.checked')];
            form.querySelector('.btn-text').textContent =
              checked.length > 0 ? `${checked.length} Selected` : 'Select Fruits';
            set(checked.map((one) => one.textContent.trim()));
          });
      },
      [],
    ),
  },
  'button over boxes': {
    show: drawn(
      `.hidden{display:none}#dropdown{${floating};width:220px}#dropdown label{display:block;padding:6px}`,
      `<div class="mb-4"><span class="block text-sm">Favourite fruits</span><button id="dropdownButton" type="button" class="inline-flex items-center">Select fruits <svg width="10" height="6"><path d="m1 1 4 4 4-4"/></svg></button><div id="dropdown" class="z-10 hidden bg-white"><ul>${list((one) => `<li><label><input type="checkbox" value="${one}"> ${one}</label></li>`)}</ul></div></div>`,
      (form, set) => {
        const menu = form.querySelector('#dropdown');
        const button = form.querySelector('button');
        button.addEventListener('click', () => menu.classList.toggle('hidden'));
        document.addEventListener(
          'click',
          ({ target }) => menu.contains(target) || button.contains(target) || menu.classList.add('hidden'),
        );
        menu.addEventListener('change', () => set([...menu.querySelectorAll(':checked')].map(({ value }) => value)));
      },
      [],
    ),
  },
  'search in links': {
    undo: false,
    show: drawn(
      `.dropdown{position:relative}.dropbtn{padding:10px}.dropdown-content{display:none;${floating};min-width:230px;max-height:200px;overflow:auto}.dropdown-content a{display:block;padding:8px}.show{display:block}`,
      labelled(
        `<div class="dropdown"><button type="button" class="dropbtn">Choose fruit</button><div id="myDropdown" class="dropdown-content"><input type="text" placeholder="Search.." id="myInput">${list((one) => `<a href="#${one}">${one}</a>`)}</div></div>`,
      ),
      (form, set) => {
        const menu = form.querySelector('#myDropdown');
        const search = form.querySelector('input');
        form.querySelector('button').addEventListener('click', () => menu.classList.toggle('show'));
        search.addEventListener('keyup', () => {
          for (const link of menu.querySelectorAll('a'))
            link.style.display = link.textContent.toLowerCase().includes(search.value.toLowerCase()) ? '' : 'none';
        });
        for (const link of menu.querySelectorAll('a'))
          link.addEventListener('click', (event) => {
            event.preventDefault();
            form.querySelector('button').textContent = link.textContent;
            menu.classList.remove('show');
            set(link.textContent);
          });
      },
    ),
  },
  'suggestions of divs': drawn(
    `.autocomplete{position:relative;display:inline-block;width:300px}.autocomplete-items{${floating};left:0;right:0;top:100%}.autocomplete-items div{padding:10px;cursor:pointer}`,
    '<label for="fruit">Favourite fruit</label><div class="autocomplete"><input id="fruit" type="text" name="fruit" placeholder="Fruit" autocomplete="off"></div>',
    (form, set) => {
      const input = form.querySelector('input');
      const close = () => form.querySelector('.autocomplete-items')?.remove();
      input.addEventListener('input', () => {
        close();
        set(input.value);
        if (input.value === '') return;
        const items = document.createElement('div');
        items.className = 'autocomplete-items';
        for (const one of fruits.filter((fruit) => fruit.toLowerCase().startsWith(input.value.toLowerCase()))) {
          const item = document.createElement('div');
          item.innerHTML = `<strong>${one.slice(0, input.value.length)}</strong>${one.slice(input.value.length)}<input type="hidden" value="${one}">`;
          item.addEventListener('click', () => {
            input.value = one;
            set(one);
            close();
          });
          items.append(item);
        }
        input.after(items);
      });
      document.addEventListener('click', close);
    },
    '',
  ),
  'header and list of React': {
    undo: false,
    show: drawn(
      `.dd-wrapper{position:relative;width:222px}.dd-header{border:1px solid;width:100%;display:flex;padding:6px}.dd-list{${floating};width:100%}.dd-list-item{display:block;width:100%;padding:6px;text-align:left}`,
      labelled(
        '<div class="dd-wrapper"><button type="button" class="dd-header"><div class="dd-header-title">Select location</div><span class="dd-icon">▾</span></button></div>',
      ),
      (form, set) => {
        const box = form.querySelector('.dd-wrapper');
        const close = () => box.querySelector('.dd-list')?.remove();
        const open = () => {
          const entries = document.createElement('div');
          entries.className = 'dd-list';
          entries.innerHTML = list((one) => `<button type="button" class="dd-list-item">${one}</button>`);
          entries.addEventListener('click', ({ target }) => {
            box.querySelector('.dd-header-title').textContent = target.textContent;
            close();
            set(target.textContent);
          });
          box.append(entries);
        };
        box
          .querySelector('.dd-header')
          .addEventListener('click', () => (box.querySelector('.dd-list') ? close() : open()));
        document.addEventListener('click', ({ target }) => box.contains(target) || close());
      },
    ),
  },
  'standing list': {
    undo: false,
    show: drawn(
      '.options{border:1px solid;list-style:none;padding:0;width:200px}.options li{padding:6px;cursor:pointer}.options li.selected{background:#06c;color:#fff}',
      labelled(`<ul class="options">${list((one) => `<li data-value="${one}">${one}</li>`)}</ul>`),
      (form, set) => {
        for (const entry of form.querySelectorAll('li'))
          entry.addEventListener('click', () => {
            for (const other of form.querySelectorAll('li')) other.classList.toggle('selected', other === entry);
            set(entry.dataset.value);
          });
      },
    ),
  },
  'input that only shows': {
    undo: false,
    show: drawn(
      `.dropdown{position:relative;width:300px;height:50px}.dropdown .textBox{width:100%;height:40px;cursor:pointer}.dropdown .option{display:none;${floating};width:100%}.dropdown.active .option{display:block}.dropdown .option div{padding:10px;cursor:pointer}`,
      labelled(
        `<div class="dropdown"><input type="text" class="textBox" placeholder="Choose a fruit" readonly><div class="option">${list((one) => `<div><i class="icon"></i> ${one}</div>`)}</div></div>`,
      ),
      (form, set) => {
        const box = form.querySelector('.dropdown');
        box.addEventListener('click', () => box.classList.toggle('active'));
        for (const entry of box.querySelectorAll('.option div'))
          entry.addEventListener('click', () => {
            box.querySelector('input').value = entry.textContent.trim();
            set(entry.textContent.trim());
          });
      },
    ),
  },
  'popover of a trigger with a name': {
    undo: false,
    show: drawn(
      `.trigger{padding:8px;border:1px solid}.menu{${floating};width:200px}.menu[hidden]{display:none}.menu div{padding:6px;cursor:pointer}`,
      `<div class="field"><label id="fl">Favourite fruit</label><button type="button" class="trigger" aria-haspopup="true" aria-labelledby="fl"><span>Apple</span></button><div class="menu" hidden>${list((one) => `<div tabindex="-1">${one}</div>`)}</div></div>`,
      (form, set) => {
        const menu = form.querySelector('.menu');
        form.querySelector('.trigger').addEventListener('click', () => (menu.hidden = !menu.hidden));
        menu.addEventListener('click', ({ target }) => {
          form.querySelector('.trigger span').textContent = target.textContent;
          menu.hidden = true;
          set(target.textContent);
        });
      },
      'Apple',
    ),
  },
  'entries with a cross in place of what asks': drawn(
    `.relative{position:relative}.shows{border:1px solid;padding:8px;width:300px;cursor:pointer}.menu{${floating};width:300px}.menu label{display:block;cursor:pointer}`,
    labelled('<div class="relative"><div class="shows"><span>Select options</span></div></div>'),
    (form, set) => {
      const box = form.querySelector('.relative');
      let chosen = [];
      const draw = () => {
        box.querySelector('.shows').innerHTML =
          chosen.length > 0
            ? chosen.map((one) => `<span>${one} <button type="button" data-one="${one}">×</button></span>`).join('')
            : '<span>Select options</span>';
      };
      const toggle = (one) => {
        chosen = chosen.includes(one) ? chosen.filter((other) => other !== one) : [...chosen, one];
        set(chosen);
        draw();
      };
      const open = () => {
        const menu = document.createElement('div');
        menu.className = 'menu';
        menu.innerHTML = list(
          (one) =>
            `<label><input type="checkbox" value="${one}"${chosen.includes(one) ? ' checked' : ''}> ${one}</label>`,
        );
        menu.addEventListener('change', ({ target }) => toggle(target.value));
        box.append(menu);
      };
      box.querySelector('.shows').addEventListener('click', ({ target }) => {
        if (target.dataset.one) return toggle(target.dataset.one);
        if (box.querySelector('.menu')) box.querySelector('.menu').remove();
        else open();
      });
      document.addEventListener(
        'mousedown',
        ({ target }) => box.contains(target) || box.querySelector('.menu')?.remove(),
      );
    },
    [],
  ),
  'search before a box of entries, below a button': {
    undo: false,
    show: searched('<input placeholder="Search..."><div></div>'),
  },
  'the same in a box around both': {
    undo: false,
    show: searched('<div><input placeholder="Search..."><div></div></div>'),
  },
});

/** A button whose list is searched. @param markup what opens below it: a search, and a box that takes the entries */
function searched(markup) {
  return drawn(
    `.relative{position:relative}.menu{${floating};width:220px}.menu input + div div{padding:6px;cursor:pointer}`,
    labelled('<div class="relative"><button type="button">Select fruit... ▾</button></div>'),
    (form, set) => {
      const box = form.querySelector('.relative');
      const button = box.querySelector('button');
      const close = () => box.querySelector('.menu')?.remove();
      const open = () => {
        const menu = document.createElement('div');
        menu.className = 'menu';
        menu.innerHTML = markup;
        const search = menu.querySelector('input');
        const entries = search.nextElementSibling;
        const draw = () =>
          (entries.innerHTML = fruits
            .filter((one) => one.toLowerCase().includes(search.value.toLowerCase()))
            .map((one) => `<div>${one}</div>`)
            .join(''));
        search.addEventListener('input', draw);
        entries.addEventListener('click', ({ target }) => {
          button.textContent = `${target.textContent} ▾`;
          set(target.textContent);
          close();
        });
        draw();
        box.append(menu);
        search.focus();
      };
      button.addEventListener('click', () => (box.querySelector('.menu') ? close() : open()));
      document.addEventListener('mousedown', ({ target }) => box.contains(target) || close());
    },
  );
}
