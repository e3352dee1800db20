/**
 * Shows the one case that the address names (`?case=…`) and leaves it on `window.current`; `?case=*` shows them all, the
 * state then is that of each, by name.
 * @param cases by name: `{ show, ci: true, undo: false }`, or `show` alone where there is nothing more to say.
 * `show(root)` builds the widget and answers `{ state(), ok?(state), text?, texts?, want?, wantState?, wantPart? }`: the
 * application's own value, whether it is as it should be, and with `--hints` what a person would type or look for and
 * what comes of it. Continuous integration runs the cases marked `ci: true`; `undo: false` marks a widget that offers no
 * way back to what it held.
 */
export function showCases(cases) {
  const rows = rowsOf(cases);
  window.cases = rows.map(([name, { ci = false }]) => ({ name, ci }));
  const name = new URLSearchParams(location.search).get('case');
  if (!name) return;
  const root = document.createElement('main');
  document.body.append(root);
  window.submits = 0;
  addEventListener('submit', (event) => {
    window.submits++;
    event.preventDefault();
  });
  window.current = name === '*' ? together(rows, root) : alone(Object.fromEntries(rows)[name], root);
  window.ready = true;
}

/** The same for a page that continuous integration runs as a whole, as it does those without a library. */
export function showCasesOfCi(cases) {
  showCases(Object.fromEntries(rowsOf(cases).map(([name, row]) => [name, { ci: true, ...row }])));
}

const rowsOf = (cases) =>
  Object.entries(cases).map(([name, row]) => [name, typeof row === 'function' ? { show: row } : row]);

function alone({ show, undo = true }, root) {
  return { ...show(root), undo };
}

function together(rows, root) {
  const shown = rows.map(([name, { show }]) => {
    const part = root.appendChild(document.createElement('section'));
    return [name, show(part)];
  });
  return {
    state: () => Object.fromEntries(shown.map(([name, one]) => [name, one.state() ?? null])),
    rerender: () => shown.forEach(([, one]) => one.rerender?.()),
  };
}

export const fruits = ['Apple', 'Banana', 'Cherry', 'Damson', 'Elderberry', 'Fig', 'Grape', 'Hazelnut'];

/** A labelled form around markup, for widgets without a framework. */
export function form(root, label, markup) {
  root.innerHTML = `<form><div class="field"><label for="widget">${label}</label><div>${markup}</div></div><button type="submit">Send</button></form>`;
  return root.querySelector('#widget');
}

/** What was chosen is a listbox in some libraries: in the page's flow, its entries no options but buttons, or but one, or called tokens. */
const chips =
  ':is([role=listbox]:has(button):not(:has([role=option])), [role=listbox]:is([class*=single], [class*=token i]))';
const popups = `[role=listbox]:not(${chips}), [role=menu], [role=dialog], [aria-expanded=true]`;

function isSeen(element) {
  return (
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
    element.getBoundingClientRect().height > 0 &&
    !/^rect\(0px,? 0px,? 0px,? 0px\)/.test(getComputedStyle(element).clip)
  );
}

/** Boxes drawn over the page say no role in many libraries. */
function isFloating(element) {
  if (element.closest('[aria-hidden=true]') || isPane(element)) return false;
  const { position } = getComputedStyle(element);
  const { width, height } = element.getBoundingClientRect();
  return /absolute|fixed/.test(position) && width > 60 && height > 40;
}

/** A pane is laid out within the box it stands in and takes most of it; entries of a list are none by themselves. */
function isPane(element) {
  if (element.localName === 'li') return true;
  if (isCutOff(element)) return true;
  const frame = element.offsetParent;
  if (!frame || frame === document.body || getComputedStyle(frame).position !== 'relative') return false;
  const [own, around] = [element, frame].map((one) => one.getBoundingClientRect());
  const isWithin =
    own.left >= around.left - 2 &&
    own.top >= around.top - 2 &&
    own.right <= around.right + 2 &&
    own.bottom <= around.bottom + 2;
  return isWithin && own.width * own.height > (around.width * around.height) / 2;
}

/** Pages of a calendar wait beside the one on show, outside what the box around them lets be seen. */
function isCutOff(element) {
  const own = element.getBoundingClientRect();
  for (let box = element.parentElement; box && box !== document.body; box = box.parentElement) {
    const { left, right, top, bottom } = box.getBoundingClientRect();
    const isApart = own.left >= right - 2 || own.right <= left + 2 || own.top >= bottom - 2 || own.bottom <= top + 2;
    if (isApart && /hidden|clip/.test(getComputedStyle(box).overflow)) return true;
  }
  return false;
}

const seen = (isMeant) => [...document.querySelectorAll('body *')].filter((one) => isMeant(one) && isSeen(one));

/** Ripples and outlines have no text; layers of an editor float from the beginning and get theirs by the fill. */
const isOpened = (element) =>
  isFloating(element) && element.textContent.trim() !== '' && !window.floatingBefore.has(element);

function countOpen() {
  window.floatingBefore ??= new Set(seen(isFloating));
  return seen((element) => element.matches(popups) || isOpened(element)).length;
}

/** Popups on show once those that fade out are gone. */
async function openPopups() {
  window.openBefore ??= countOpen();
  for (let frames = 0; frames < 60 && countOpen() > window.openBefore; frames++) {
    await new Promise((done) => requestAnimationFrame(done));
  }
  return countOpen();
}

const twoFrames = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));

/**
 * What the test judges a case by, once it has rendered anew. Some tell their model a little late (JSON Forms): rendered
 * sooner they would take back what was written.
 */
window.readCase = async () => {
  const { current } = window;
  await twoFrames();
  current.rerender?.();
  await twoFrames();
  const state = await current.state();
  return {
    state: String(JSON.stringify(state)),
    ok: current.ok?.(state) ?? true,
    open: await openPopups(),
    submits: window.submits,
    scroll: scrollY,
  };
};

/** What a case says about its own filling. */
window.readHints = () => {
  const { text, texts, want, undo, wantState, wantPart } = window.current;
  return { text, texts, want, undo, wantState, wantPart };
};
