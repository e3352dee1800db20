import { showCasesOfCi } from '../support/cases.js';

/** Properties as documents and tables let them be edited: a value is text until it is pressed. */
const style =
  '.row{display:flex;gap:12px;padding:6px}.name{width:140px;color:#666}.value{min-width:200px;min-height:24px;border:1px solid #eee;cursor:pointer}.menu{position:absolute;z-index:9;background:#fff;border:1px solid;width:220px}.menu [role=option]{padding:8px;cursor:pointer}.pill{background:#def;border-radius:4px;padding:0 6px}';
const states = ['To do', 'In progress', 'Done'];

const editor = (name, value, start) => (root) => {
  root.innerHTML = `<style>${style}</style><form><div class="row"><div class="name" id="name">${name}</div>${value}</div><button type="submit">Send</button></form>`;
  let model = null;
  start(root.querySelector('.value'), (one) => (model = one), root.querySelector('form'));
  return { state: () => model };
};

showCasesOfCi({
  'status of a menu': {
    undo: false,
    show: editor(
      'Status',
      '<div class="value" role="button" tabindex="0" aria-haspopup="listbox" aria-expanded="false" aria-labelledby="name"><span class="empty">Empty</span></div>',
      (value, set) => {
        const shut = () => {
          document.querySelector('.menu')?.remove();
          value.setAttribute('aria-expanded', 'false');
        };
        value.addEventListener('click', () => {
          if (document.querySelector('.menu')) return shut();
          value.setAttribute('aria-expanded', 'true');
          const menu = document.createElement('div');
          menu.className = 'menu';
          menu.setAttribute('role', 'listbox');
          menu.innerHTML = states.map((one) => `<div role="option" aria-selected="false">${one}</div>`).join('');
          menu.addEventListener('click', ({ target }) => {
            const { textContent } = target.closest('[role=option]');
            value.innerHTML = `<span class="pill">${textContent}</span>`;
            set(textContent);
            shut();
          });
          document.body.append(menu);
        });
        document.addEventListener('keydown', ({ key }) => key === 'Escape' && shut());
      },
    ),
  },
  'text edited in place': editor(
    'Company',
    '<div class="value" contenteditable="true" role="textbox" aria-labelledby="name" data-placeholder="Empty"></div>',
    (value, set) => value.addEventListener('input', () => set(value.textContent)),
  ),
});
