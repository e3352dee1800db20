import { showCasesOfCi } from '../support/cases.js';

/** Things to press that no role tells of; the pressed one has a class of its own. */
const pressed =
  (style, markup, entries, name = 'active') =>
  (root) => {
    root.innerHTML = `<style>${style}</style><form>${markup}<button type="submit">Send</button></form>`;
    let model = null;
    for (const entry of root.querySelectorAll(entries))
      entry.addEventListener('click', () => {
        for (const other of root.querySelectorAll(entries)) other.classList.toggle(name, other === entry);
        model = entry.dataset.value ?? entry.textContent;
      });
    return { state: () => model };
  };

/** The same for one box that is ticked by a press. */
const ticked =
  (style, markup, box, name = 'checked') =>
  (root) => {
    root.innerHTML = `<style>${style}</style><form>${markup}<button type="submit">Send</button></form>`;
    const element = root.querySelector(box);
    element.addEventListener('click', () => element.classList.toggle(name));
    return { state: () => element.classList.contains(name) };
  };

const sizes = ['S', 'M', 'L', 'XL'];

/** Stars of which the pressed one says so, whatever they look like. */
function stars(root) {
  const star = (number) =>
    `<button type="button" aria-label="${number} out of 5 stars" aria-pressed="false" class="star"><span><svg width="16" height="16"><circle r="8"/></svg></span></button>`;
  root.innerHTML = `<form><div class="form-group"><p>Your rating</p><div class="star-rating">${[1, 2, 3, 4, 5].map(star).join('')}</div></div><button type="submit">Send</button></form>`;
  let model = null;
  const all = [...root.querySelectorAll('.star')];
  for (const [at, one] of all.entries())
    one.addEventListener('click', () => {
      for (const other of all) other.ariaPressed = String(other === one);
      model = at + 1;
    });
  return { state: () => model };
}

showCasesOfCi({
  'buttons in a group': {
    undo: false,
    show: pressed(
      '.btn-group .active{background:#06c;color:#fff}',
      `<div class="form-group"><label>Size</label><div class="btn-group">${sizes.map((one) => `<button type="button" class="btn">${one}</button>`).join('')}</div></div>`,
      '.btn',
    ),
  },
  'buttons in a fieldset': {
    undo: false,
    show: pressed(
      '.selected{background:#06c;color:#fff}',
      `<fieldset><legend>Size</legend><div class="sizes">${sizes.map((one) => `<button type="button" class="size">${one}</button>`).join('')}</div></fieldset>`,
      '.size',
      'selected',
    ),
  },
  'stars that say which is pressed': { undo: false, show: stars },
  'buttons named for their box': {
    undo: false,
    show: pressed(
      '.segmented-button--on{background:#06c;color:#fff}',
      `<p>Size</p><div class="segmented" aria-label="Size">${sizes.map((one, at) => `<button type="button" class="segmented-button ${at === 0 ? 'segmented-button--on' : ''}">${one}</button>`).join('')}</div>`,
      '.segmented-button',
      'segmented-button--on',
    ),
  },
  'cards of divs': {
    undo: false,
    show: pressed(
      '.plan{display:inline-block;border:1px solid;padding:20px;cursor:pointer}.plan.selected{border-color:blue}',
      `<div class="field"><div class="field-label">Plan</div><div class="plans">${['Basic', 'Pro', 'Team'].map((one) => `<div class="plan" data-value="${one}"><h4>${one}</h4><p>For some</p></div>`).join('')}</div></div>`,
      '.plan',
      'selected',
    ),
  },
  'chips of spans': {
    undo: false,
    show: pressed(
      '.chip{display:inline-block;border:1px solid;border-radius:12px;padding:4px 12px;cursor:pointer}.chip.active{background:#06c}',
      `<div class="form-group"><label>Interest</label><div class="chips">${['Music', 'Sport', 'Travel'].map((one) => `<span class="chip" data-value="${one}">${one}</span>`).join('')}</div></div>`,
      '.chip',
    ),
  },
  'box of a div': ticked(
    '.checkbox{width:20px;height:20px;border:1px solid;display:inline-block;cursor:pointer}.checkbox.checked{background:#06c}',
    '<div class="form-group"><div class="checkbox"></div><span>I accept the terms</span></div>',
    '.checkbox',
  ),
  'switch of a div': ticked(
    '.toggle{width:44px;height:24px;border-radius:12px;background:#ccc;position:relative;cursor:pointer}.toggle .knob{position:absolute;width:20px;height:20px;background:#fff;border-radius:50%}.toggle.on{background:#06c}',
    '<div class="form-group"><label>Gift wrapping</label><div class="toggle"><div class="knob"></div></div></div>',
    '.toggle',
    'on',
  ),
});
