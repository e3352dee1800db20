import { showCasesOfCi } from '../support/cases.js';

/** A box of tags as tutorials write it by hand: Enter, or a comma, makes a tag of what was typed. */
const tags =
  (markup, { list, tag, remove, label = 'Keywords', hint = '' }) =>
  (root) => {
    root.innerHTML = `<style>.box{border:1px solid;padding:8px;width:400px}.box ul{display:flex;flex-wrap:wrap;list-style:none;padding:0;margin:0}.box li{background:#eee;padding:4px;margin:2px}.box [contenteditable]{min-width:80px;display:inline-block}</style><form><div class="form-group"><label>${label}</label>${markup}</div><button type="submit">Send</button></form>`;
    let model = [];
    const box = root.querySelector('.typed');
    const draw = () => {
      for (const old of root.querySelectorAll('[data-tag]')) old.remove();
      for (const one of model) {
        const element = document.createElement('template');
        element.innerHTML = tag(one);
        const made = element.content.firstElementChild;
        made.dataset.tag = one;
        made.querySelector(remove).addEventListener('click', () => {
          model = model.filter((other) => other !== one);
          draw();
        });
        list(root, made);
      }
      if (hint) box.placeholder = model.length > 0 ? '' : hint;
    };
    const textOf = () => (box.value ?? box.textContent).trim();
    box.addEventListener('keydown', (event) => {
      if (event.key !== 'Enter' && event.key !== ',') return;
      event.preventDefault();
      const text = textOf();
      if (text !== '' && !model.includes(text)) model = [...model, text];
      if ('value' in box) box.value = '';
      else box.textContent = '';
      draw();
    });
    draw();
    return { state: () => model };
  };

const before = (root, made) => root.querySelector('.typed').before(made);

showCasesOfCi({
  'tags before an input': tags(
    '<div class="box tag-box"><p>Press enter or add a comma after each tag</p><ul><input type="text" class="typed" spellcheck="false"></ul></div>',
    { list: before, tag: (one) => `<li>${one}<i class="uit uit-multiply">×</i></li>`, remove: 'i' },
  ),
  'tags above an input': tags(
    '<div class="box tags-input"><ul id="tags"></ul><input type="text" id="input-tag" class="typed" placeholder="Enter tag name"></div>',
    {
      list: (root, made) => root.querySelector('ul').append(made),
      tag: (one) => `<li>${one} <button type="button" class="delete-button">X</button></li>`,
      remove: 'button',
    },
  ),
  'tags of an input that asks for the first alone': tags(
    '<div class="box"><div class="inner"><input type="text" class="typed"></div></div>',
    {
      label: 'Interests',
      hint: 'Enter tags',
      list: (root, made) => root.querySelector('.inner').before(made),
      tag: (one) => `<div><span>${one}</span><button type="button" aria-label="Close">×</button></div>`,
      remove: 'button',
    },
  ),
  'tags in a box without names, each with a cross': tags(
    '<div style="border:1px solid;display:flex"><input class="typed" placeholder="Type and press Enter"></div>',
    { list: before, tag: (one) => `<div>${one}<span>×</span></div>`, remove: 'span' },
  ),
  'tags before an editable text': tags(
    '<div class="box tags-input-wrapper"><span class="typed" contenteditable="true"></span></div>',
    { list: before, tag: (one) => `<span class="tag">${one} <a class="remove">×</a></span>`, remove: 'a' },
  ),
});
