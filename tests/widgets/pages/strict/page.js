import '../support/jquery-global.js';
import $ from 'jquery';
import Choices from 'choices.js';
import 'choices.js/public/assets/styles/choices.css';
import flatpickr from 'flatpickr';
import 'flatpickr/dist/flatpickr.css';
import intlTelInput from 'intl-tel-input/intlTelInputWithUtils';
import 'intl-tel-input/styles';
import IMask from 'imask';
import Quill from 'quill';
import 'quill/dist/quill.snow.css';
import select2 from 'select2/dist/js/select2.js';
import 'select2/dist/css/select2.css';
import { basicSetup, EditorView } from 'codemirror';
import { local } from '../support/vue-case.js';
import { showCases, fruits } from '../support/cases.js';

const options = `<option value=""></option>${fruits.map((f) => `<option>${f}</option>`).join('')}`;

/** One form of many widgets, each with its own model. */
function wholeForm(root) {
  root.innerHTML = `<form>
    <label for="first">First name</label><input id="first">
    <label for="fruit">Favourite fruit</label><select id="fruit" style="width:300px">${options}</select>
    <label for="other">Other fruit</label><select id="other"><option value="">Pick</option>${options.slice(26)}</select>
    <label for="date">Check-in date</label><input id="date">
    <label for="phone">Phone</label><input id="phone" type="tel">
    <label for="card">Card number</label><input id="card" autocomplete="cc-number">
    <label>Message</label><div id="message"></div>
    <label>Code</label><div id="code"></div>
    <button>Send</button></form>`;
  const $ = window.$;
  const model = { first: '', fruit: '', other: '', date: '', phone: '', card: '', message: '', code: '' };
  const at = (id) => root.querySelector(`#${id}`);
  at('first').addEventListener('input', () => (model.first = at('first').value));
  $(at('fruit'))
    .select2({ placeholder: 'Pick', allowClear: true })
    .on('change', () => (model.fruit = at('fruit').value));
  const choices = new Choices(at('other'));
  at('other').addEventListener('change', () => (model.other = choices.getValue(true)));
  flatpickr(at('date'), { onChange: ([date]) => (model.date = date ? local(date).slice(0, 10) : '') });
  const iti = intlTelInput(at('phone'), { initialCountry: 'us' });
  at('phone').addEventListener('input', () => (model.phone = iti.getNumber()));
  const mask = IMask(at('card'), { mask: '0000 0000 0000 0000' });
  mask.on('accept', () => (model.card = mask.unmaskedValue));
  const quill = new Quill(at('message'), { theme: 'snow' });
  quill.on('text-change', () => (model.message = quill.getText().trim()));
  new EditorView({
    parent: at('code'),
    extensions: [
      basicSetup,
      EditorView.updateListener.of((u) => u.docChanged && (model.code = u.state.doc.toString())),
    ],
  });
  return { state: () => model, ok: (m) => Object.values(m).every((v) => v !== '') };
}

const policy = (content) => {
  const meta = document.createElement('meta');
  meta.httpEquiv = 'Content-Security-Policy';
  meta.content = content;
  document.head.append(meta);
};

const swallow = (types) => {
  for (const type of types) addEventListener(type, (event) => event.stopImmediatePropagation(), true);
};

if (typeof select2 === 'function') select2(window, $);

showCases({
  'many widgets': { undo: false, show: wholeForm },
  'policy of none': {
    undo: false,
    show: (root) => {
      const shown = wholeForm(root);
      policy("default-src 'none'");
      return shown;
    },
  },
  'trusted types': {
    undo: false,
    show: (root) => {
      const shown = wholeForm(root);
      // Libraries of today write innerHTML themselves: the page has a default policy, as such pages do.
      trustedTypes.createPolicy('default', {
        createHTML: (html) => html,
        createScript: () => null,
        createScriptURL: () => null,
      });
      policy("require-trusted-types-for 'script'; trusted-types default");
      return shown;
    },
  },
  'overridden prototypes': {
    undo: false,
    show: (root) => {
      const shown = wholeForm(root);
      const { get, set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');
      Object.defineProperty(HTMLInputElement.prototype, 'value', {
        get,
        set(v) {
          return set.call(this, v);
        },
        configurable: true,
      });
      const dispatch = EventTarget.prototype.dispatchEvent;
      EventTarget.prototype.dispatchEvent = function (event) {
        if (event.isFromPage === false) throw new Error('no');
        return dispatch.call(this, event);
      };
      window.KeyboardEvent = window.InputEvent = function () {
        throw new Error('trap');
      };
      Element.prototype.matches = ((own) =>
        function (s) {
          return own.call(this, s);
        })(Element.prototype.matches);
      return shown;
    },
  },
  'swallowed keys': {
    undo: false,
    show: (root) => {
      const shown = wholeForm(root);
      root.addEventListener('keydown', (event) => event.stopPropagation());
      root.addEventListener('keyup', (event) => event.stopPropagation());
      return shown;
    },
  },
  'keys swallowed first': (root) => {
    swallow(['keydown', 'keypress', 'keyup']);
    root.innerHTML =
      '<form><label>First name <input name="first"></label><label>Bio <textarea name="bio"></textarea></label><label>Card <input id="card" autocomplete="cc-number"></label></form>';
    const mask = IMask(root.querySelector('#card'), { mask: '0000 0000 0000 0000' });
    return {
      state: () => ({ ...Object.fromEntries(new FormData(root.querySelector('form'))), card: mask.unmaskedValue }),
      ok: (m) => Object.values(m).every((v) => v !== ''),
    };
  },
  'sent on change': {
    undo: false,
    show: (root) => {
      root.innerHTML = `<form id="f"><label>Country <select name="country"><option value="">Choose</option><option>France</option><option>Italy</option></select></label><label>City <input name="city"></label><label for="fruit">Favourite fruit</label><select id="fruit" name="fruit" style="width:200px">${options}</select></form>`;
      const model = { sent: 0 };
      $('#fruit').select2({ placeholder: 'Pick', allowClear: true });
      const f = root.querySelector('form');
      f.addEventListener('submit', (event) => {
        event.preventDefault();
        event.stopImmediatePropagation();
        model.sent++;
      });
      f.country.addEventListener('change', () => f.requestSubmit());
      return {
        state: () => ({ ...model, ...Object.fromEntries(new FormData(f)) }),
        ok: (m) => m.sent <= 1 && m.country && m.city && m.fruit,
      };
    },
  },
  'remounts at each key': (root) => {
    const model = { first: '', city: '', phone: '' };
    const draw = (focused) => {
      const at = document.activeElement?.selectionStart;
      root.innerHTML = `<form key><label for="first">First name</label><input id="first" value="${model.first}"><label for="city">City</label><input id="city" value="${model.city}"><label for="phone">Phone</label><input id="phone" type="tel" value="${model.phone}"></form>`;
      if (focused) {
        const now = root.querySelector(`#${focused}`);
        now.focus();
        now.setSelectionRange(at, at);
      }
    };
    draw();
    root.addEventListener('input', ({ target }) => {
      model[target.id] = target.value;
      draw(target.id);
    });
    return {
      state: () => model,
      ok: (m) =>
        Object.values(m).every((v) => v !== '') &&
        Object.entries(m).every(([k, v]) => root.querySelector(`#${k}`).value === v),
    };
  },
  'remounts widgets on change': {
    undo: false,
    show: (root) => {
      const model = { fruit: '', other: '' };
      const draw = () => {
        root.innerHTML = `<form><label for="fruit">Favourite fruit</label><select id="fruit" style="width:200px">${options}</select><label for="other">Other fruit</label><select id="other"><option value="">Pick</option>${options.slice(26)}</select></form>`;
        const [fruit, other] = ['#fruit', '#other'].map((s) => root.querySelector(s));
        fruit.value = model.fruit;
        other.value = model.other;
        $(fruit)
          .select2({ placeholder: 'Pick', allowClear: true })
          .on('change', () => {
            model.fruit = fruit.value;
            setTimeout(draw);
          });
        new Choices(other);
        other.addEventListener('change', () => {
          model.other = other.value;
          setTimeout(draw);
        });
      };
      draw();
      return { state: () => model, ok: (m) => m.fruit !== '' && m.other !== '' };
    },
  },
  'moves on focus': (root) => {
    root.innerHTML =
      '<form><div id="a"><p><label for="card">Card number</label><input id="card" autocomplete="cc-number"></p><p><label for="date">Check-in date</label><input id="date"></p></div><div id="b"></div></form>';
    const mask = IMask(root.querySelector('#card'), { mask: '0000 0000 0000 0000' });
    const model = { card: '', date: '' };
    mask.on('accept', () => (model.card = mask.unmaskedValue));
    flatpickr(root.querySelector('#date'), { onChange: ([d]) => (model.date = d ? local(d).slice(0, 10) : '') });
    for (const p of root.querySelectorAll('p'))
      p.firstElementChild.nextElementSibling.addEventListener('focus', () => root.querySelector('#b').append(p), {
        once: true,
      });
    return { state: () => model, ok: (m) => m.card !== '' && m.date !== '' };
  },
  'virtual list of widgets': {
    undo: false,
    show: (root) => {
      root.innerHTML =
        '<form><div id="list" style="height:220px;overflow:auto;position:relative"><div style="height:8000px;position:relative"></div></div></form>';
      const [list] = root.querySelectorAll('#list');
      const model = {};
      const drawn = new Map();
      const draw = () => {
        const first = Math.floor(list.scrollTop / 80);
        for (const [row, part] of drawn)
          if (row < first || row > first + 3) {
            part.remove();
            drawn.delete(row);
          }
        for (let row = first; row < first + 4; row++) {
          if (drawn.has(row)) continue;
          const part = document.createElement('div');
          part.style.cssText = `position:absolute;top:${row * 80}px;height:80px`;
          part.innerHTML = `<label for="r${row}">Favourite fruit ${row + 1}</label><select id="r${row}" style="width:200px">${options}</select>`;
          list.firstChild.append(part);
          drawn.set(row, part);
          const select = part.querySelector('select');
          select.value = model[row] ?? '';
          $(select)
            .select2({ placeholder: 'Pick', allowClear: true, minimumResultsForSearch: Infinity })
            .on('change', () => (model[row] = select.value));
        }
      };
      list.addEventListener('scroll', draw);
      draw();
      return {
        state: () => model,
        ok: (m) => Object.values(m).filter(Boolean).length >= 3 && list.scrollTop === 0,
      };
    },
  },
  wizard: (root) => {
    const model = { first: '', fruit: '', step: 1 };
    root.innerHTML = `<form><section><label for="first">First name</label><input id="first"><label for="fruit">Favourite fruit</label><select id="fruit" style="width:200px">${options}</select></section><section hidden><label for="card">Card number</label><input id="card"></section><button type="button" id="next">Next</button></form>`;
    root.querySelector('#first').oninput = ({ target }) => (model.first = target.value);
    $('#fruit')
      .select2({ placeholder: 'Pick', allowClear: true })
      .on('change', ({ target }) => (model.fruit = target.value));
    root.querySelector('#next').onclick = () => model.step++;
    return {
      state: () => model,
      ok: (m) => m.first && m.fruit && m.step === 1 && root.querySelector('#card').value === '',
    };
  },
  'template component': {
    undo: false,
    show: (root) => {
      const template = document.createElement('template');
      template.innerHTML =
        '<form><label for="card">Card number</label><input id="card" autocomplete="cc-number"><label for="phone">Phone</label><input id="phone" type="tel"><label for="city">City</label><input id="city"><button>Send</button></form>';
      const model = { card: '', phone: '', city: '' };
      const name = `x-form-${Math.random().toString(36).slice(2)}`;
      customElements.define(
        name,
        class extends HTMLElement {
          connectedCallback() {
            const shadow = this.attachShadow({ mode: 'closed' });
            shadow.append(template.content.cloneNode(true));
            const at = (id) => shadow.querySelector(`#${id}`);
            const mask = IMask(at('card'), { mask: '0000 0000 0000 0000' });
            mask.on('accept', () => (model.card = mask.unmaskedValue));
            const iti = intlTelInput(at('phone'), { initialCountry: 'us' });
            at('phone').addEventListener('input', () => (model.phone = iti.getNumber()));
            at('city').addEventListener('change', () => (model.city = at('city').value));
          }
        },
      );
      root.append(document.createElement(name));
      return { state: () => model, ok: (m) => Object.values(m).every((v) => v !== '') };
    },
  },
});
