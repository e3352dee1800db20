import { drawn } from '../support/drawn.js';
import { floating } from '../support/drawn-list.js';
import { fruits, showCases } from '../support/cases.js';

const sizes = ['Small', 'Medium', 'Large'];
const each = (list, entry) => list.map(entry).join('');

/** One of several entries is marked by a class when it is pressed. */
const marked =
  (entries, name, valueOf = (one) => one.textContent.trim()) =>
  (form, set) => {
    const all = [...form.querySelectorAll(entries)];
    for (const one of all)
      one.addEventListener('click', (event) => {
        event.preventDefault();
        for (const other of all) other.classList.toggle(name, other === one);
        set(valueOf(one));
      });
  };

const once = (show) => ({ undo: false, show });
const times = ['09:00', '09:30', '10:00', '10:30', '11:00'];

showCases({
  'chips for times': once(
    drawn(
      '.slots{display:flex;gap:8px}.slot{border:1px solid;padding:6px 10px;cursor:pointer}.slot.is-picked{background:#def}',
      `<h3>Pick-up time</h3><div class="slots">${each(times, (time) => `<div class="slot">${time}</div>`)}</div>`,
      marked('.slot', 'is-picked'),
    ),
  ),
  'buttons for times': once(
    drawn(
      '.times button.active{background:#def}',
      `<div class="form-row"><p>Choose a time</p><div class="times">${each(times, (time) => `<button type="button" data-time="${time}">${time}</button>`)}</div></div>`,
      marked('.times button', 'active'),
    ),
  ),
  'links for yes and no': once(
    drawn(
      '.yesno a{border:1px solid;padding:6px 12px;cursor:pointer}.yesno a.on{background:#def}',
      '<div class="question"><label>Do you smoke?</label><div class="yesno"><a href="#">Yes</a><a href="#">No</a></div></div>',
      marked('.yesno a', 'on'),
    ),
  ),
  'pictures to choose': once(
    drawn(
      '.tiles{display:grid;grid-template-columns:repeat(3,120px);gap:8px}.tile{border:2px solid #ccc;cursor:pointer;text-align:center}.tile.selected{border-color:blue}.tile img{width:60px;height:40px}',
      `<fieldset><legend>Type of property</legend><div class="tiles">${each(['House', 'Flat', 'Land'], (one) => `<div class="tile" data-value="${one}"><img src="data:image/gif;base64,R0lGODlhAQABAAAAACw=" alt=""><p>${one}</p></div>`)}</div></fieldset>`,
      marked('.tile', 'selected'),
    ),
  ),
  'cards of labels': once(
    drawn(
      '.card input{position:absolute;opacity:0}.card{display:block;border:1px solid;padding:8px;width:200px}.card:has(input:checked){background:#def}',
      `<p class="title">Choose your plan</p>${each(['Basic', 'Plus', 'Pro'], (one) => `<label class="card"><input type="radio" name="plan" value="${one}"><strong>${one}</strong><span>For teams</span></label>`)}`,
      (form, set) => form.addEventListener('change', ({ target }) => set(target.value)),
    ),
  ),
  'amount between spans': drawn(
    '.qty span{display:inline-block;border:1px solid;padding:4px 10px;cursor:pointer;user-select:none}',
    '<div class="row"><div class="name">Adults</div><div class="qty"><span class="minus">−</span><span class="num">1</span><span class="plus">+</span></div></div>',
    (form, set) => {
      const shown = form.querySelector('.num');
      const step = (by) => () => {
        shown.textContent = String(Math.max(1, Number(shown.textContent) + by));
        set(Number(shown.textContent));
      };
      form.querySelector('.minus').addEventListener('click', step(-1));
      form.querySelector('.plus').addEventListener('click', step(1));
    },
    1,
  ),
  'amount beside an input': drawn(
    '.qty a{display:inline-block;border:1px solid;padding:4px 10px;cursor:pointer}',
    '<div class="field"><label>Number of guests</label><div class="qty"><a class="down">-</a><input type="text" value="1" readonly size="2"><a class="up">+</a></div></div>',
    (form, set) => {
      const input = form.querySelector('input');
      const step = (by) => () => {
        input.value = String(Math.max(1, Number(input.value) + by));
        set(Number(input.value));
      };
      form.querySelector('.down').addEventListener('click', step(-1));
      form.querySelector('.up').addEventListener('click', step(1));
    },
    1,
  ),
  'date in three inputs': drawn(
    '.date input{width:50px}',
    '<div class="field"><span class="lbl">Date of birth</span><div class="date"><input type="text" placeholder="DD" maxlength="2"><span>/</span><input type="text" placeholder="MM" maxlength="2"><span>/</span><input type="text" placeholder="YYYY" maxlength="4"></div></div>',
    (form, set) =>
      form.addEventListener('input', () =>
        set([...form.querySelectorAll('input')].map(({ value }) => value).join('/')),
      ),
    '//',
  ),
  'suggested addresses': once(
    drawn(
      `.ac{position:relative;width:300px}.ac ul{${floating};width:100%;display:none}.ac li{padding:6px;cursor:pointer}`,
      '<div class="field"><label for="addr">Address</label><div class="ac"><input id="addr" type="text" autocomplete="off" placeholder="Start typing your address"><ul></ul></div></div>',
      (form, set) => {
        const input = form.querySelector('input');
        const list = form.querySelector('ul');
        const known = ['12 High Street, Springfield', '8 Station Road, Riverton', '221 Baker Street, London'];
        input.addEventListener('input', () => {
          set(null);
          list.innerHTML = known.map((one) => `<li>${one}</li>`).join('');
          list.style.display = input.value.length > 2 ? 'block' : 'none';
        });
        input.addEventListener('blur', () => setTimeout(() => (list.style.display = 'none'), 200));
        list.addEventListener('mousedown', (event) => event.preventDefault());
        list.addEventListener('click', ({ target }) => {
          input.value = target.textContent;
          list.style.display = 'none';
          set(target.textContent);
        });
      },
    ),
  ),
  'two thumbs of divs': drawn(
    '.range{position:relative;width:300px;height:20px}.bar{position:absolute;top:8px;width:100%;height:4px;background:#ccc}.knob{position:absolute;top:0;width:20px;height:20px;border-radius:50%;background:blue;margin-left:-10px;cursor:grab}',
    '<div class="field"><label>Price range</label><div class="range"><div class="bar"></div><div class="knob min" style="left:20%"></div><div class="knob max" style="left:80%"></div></div><div class="values"><span class="from">20</span> – <span class="to">80</span></div></div>',
    (form, set) => {
      const range = form.querySelector('.range');
      const values = { min: 20, max: 80 };
      for (const knob of form.querySelectorAll('.knob'))
        knob.addEventListener('mousedown', () => {
          const move = ({ clientX }) => {
            const { left, width } = range.getBoundingClientRect();
            const share = Math.round(Math.min(1, Math.max(0, (clientX - left) / width)) * 100);
            values[knob.classList.contains('min') ? 'min' : 'max'] = share;
            knob.style.left = `${share}%`;
            form.querySelector(knob.classList.contains('min') ? '.from' : '.to').textContent = share;
            set({ ...values });
          };
          document.addEventListener('mousemove', move);
          document.addEventListener('mouseup', () => document.removeEventListener('mousemove', move), { once: true });
        });
    },
    { min: 20, max: 80 },
  ),
  'list with a hidden input': once(
    drawn(
      `.dropdown{position:relative;width:220px;border:1px solid}.dropdown .selected{padding:8px;cursor:pointer}.dropdown ul{${floating};display:none;width:100%}.dropdown.open ul{display:block}.dropdown li{padding:6px}`,
      `<div class="form-item"><div class="form-label">Favourite fruit</div><div class="dropdown"><div class="selected">Please select</div><ul>${each(fruits, (one) => `<li data-value="${one}">${one}</li>`)}</ul><input type="hidden" name="fruit"></div></div>`,
      (form, set) => {
        const box = form.querySelector('.dropdown');
        box.querySelector('.selected').addEventListener('click', () => box.classList.toggle('open'));
        box.querySelector('ul').addEventListener('click', ({ target }) => {
          box.querySelector('.selected').textContent = target.textContent;
          box.querySelector('input').value = target.dataset.value;
          box.classList.remove('open');
          set(target.dataset.value);
        });
      },
    ),
  ),
  'calendar of divs': once(
    drawn(
      '.cal{width:280px}.head,.grid{display:grid;grid-template-columns:repeat(7,40px)}.top{display:flex;justify-content:space-between}.day{height:32px;cursor:pointer;text-align:center}.day.picked{background:#def}',
      '<div class="field"><label>Arrival</label><div class="cal"><div class="top"><span class="prev">‹</span><strong class="title"></strong><span class="next">›</span></div><div class="head"><div>Mo</div><div>Tu</div><div>We</div><div>Th</div><div>Fr</div><div>Sa</div><div>Su</div></div><div class="grid"></div></div></div>',
      (form, set) => {
        let month = new Date(2026, 11, 1);
        let picked = null;
        const grid = form.querySelector('.grid');
        const draw = () => {
          form.querySelector('.title').textContent = month.toLocaleString('en-US', { month: 'long', year: 'numeric' });
          const blanks = (month.getDay() + 6) % 7;
          const days = new Date(month.getFullYear(), month.getMonth() + 1, 0).getDate();
          grid.innerHTML =
            '<div></div>'.repeat(blanks) +
            Array.from({ length: days }, (_, at) => {
              const iso = `${month.getFullYear()}-${month.getMonth() + 1}-${at + 1}`;
              return `<div class="day${iso === picked ? ' picked' : ''}">${at + 1}</div>`;
            }).join('');
        };
        draw();
        const turn = (by) => () => {
          month = new Date(month.getFullYear(), month.getMonth() + by, 1);
          draw();
        };
        form.querySelector('.prev').addEventListener('click', turn(-1));
        form.querySelector('.next').addEventListener('click', turn(1));
        grid.addEventListener('click', ({ target }) => {
          if (!target.matches('.day')) return;
          picked = `${month.getFullYear()}-${month.getMonth() + 1}-${target.textContent}`;
          draw();
          set(picked);
        });
      },
    ),
  ),
  'stars of labels': once(
    drawn(
      '.stars{display:inline-flex;flex-direction:row-reverse}.stars input{display:none}.stars label{font-size:24px;cursor:pointer}',
      `<div class="field"><span>Your rating</span><div class="stars">${each([5, 4, 3, 2, 1], (one) => `<input type="radio" id="star${one}" name="stars" value="${one}"><label for="star${one}">★</label>`)}</div></div>`,
      (form, set) => form.addEventListener('change', ({ target }) => set(Number(target.value))),
    ),
  ),
  'sizes of list entries': once(
    drawn(
      'ul.sizes{display:flex;list-style:none;gap:8px;padding:0}ul.sizes li{border:1px solid;padding:6px 12px;cursor:pointer}ul.sizes li.current{background:#def}',
      `<div class="option"><span class="option-name">Size:</span><ul class="sizes">${each(sizes, (one) => `<li>${one}</li>`)}</ul></div>`,
      marked('.sizes li', 'current'),
    ),
  ),
});
