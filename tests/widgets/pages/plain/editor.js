import { showCasesOfCi } from '../support/cases.js';

const box = (root, markup = '<div id="widget"></div>') => {
  root.innerHTML = `<form><label>Message</label>${markup}</form>`;
  return root.querySelector('#widget');
};

const plainText = (html) => new DOMParser().parseFromString(html, 'text/html').body.textContent.trim();

showCasesOfCi({
  contenteditable: (root) => {
    const element = box(root, '<div id="widget" contenteditable="true" aria-label="Message"></div>');
    let state = '';
    element.addEventListener('input', () => (state = element.innerText));
    return { state: () => state.trim() };
  },
  'plaintext-only': (root) => {
    const element = box(
      root,
      '<div id="widget" contenteditable="plaintext-only" role="textbox" aria-multiline="true"></div>',
    );
    let state = '';
    element.addEventListener('input', () => (state = element.innerText));
    return { state: () => state.trim() };
  },
  'one line contenteditable': (root) => {
    const element = box(
      root,
      '<span id="widget" contenteditable role="textbox" aria-label="First name" style="display:inline-block;min-width:200px;border:1px solid"></span>',
    );
    let state = '';
    element.addEventListener('keydown', (event) => event.key === 'Enter' && event.preventDefault());
    element.addEventListener('blur', () => (state = element.textContent));
    return { state: () => state };
  },
  'execCommand editor': (root) => {
    box(
      root,
      '<div class="bar"><button type="button" data-command="bold">B</button><button type="button" data-command="italic">I</button></div><div id="widget" class="editor" contenteditable="true"><p><br></p></div><textarea name="content" hidden></textarea>',
    );
    const element = root.querySelector('#widget');
    element.addEventListener('input', () => (root.querySelector('textarea').value = element.innerHTML));
    return { state: () => plainText(root.querySelector('textarea').value) };
  },
  'editor below a bar that sticks': (root) => {
    box(
      root,
      '<div role="application"><div class="top"><div class="sticks"><div class="bar" role="toolbar" aria-label="Editor toolbar"><button type="button" aria-pressed="false">Bold</button><button type="button" aria-pressed="false">Italic</button></div></div></div><div class="main"><div id="widget" contenteditable="true" role="textbox" aria-label="Message"><p><br></p></div></div></div>',
    );
    const [element, bar] = ['#widget', '.bar'].map((one) => root.querySelector(one));
    const state = { text: '', isBold: false, isItalic: false };
    element.addEventListener('input', () => (state.text = element.innerText.trim()));
    bar.addEventListener('click', ({ target }) => (state[`is${target.textContent}`] = true));
    return { state: () => state, ok: ({ isBold, isItalic }) => !isBold && !isItalic };
  },
  'designMode iframe': (root) => {
    root.innerHTML =
      '<form><label>Message</label><iframe title="Message" style="width:400px;height:120px"></iframe><textarea hidden></textarea></form>';
    const { contentDocument } = root.querySelector('iframe');
    contentDocument.designMode = 'on';
    contentDocument.addEventListener(
      'input',
      () => (root.querySelector('textarea').value = contentDocument.body.innerText),
    );
    return { state: () => root.querySelector('textarea').value.trim() };
  },
});
