import { findFirst } from '../dom/nodes';

/** Anything that may be a field, or be drawn as one by the page's own code. */
const mayBeField = 'input:not([type=hidden]), select, textarea, [contenteditable], [role=textbox], [role=combobox]';

/** Milliseconds: a page without a field by then is read once all the same, for what stands in shadow roots. */
const patience = 10_000;

/** Resolves once a page that has just opened shows a first field; a page that is only prepared is shown first. */
export async function whenFillable(view: Window & typeof globalThis): Promise<void> {
  const { document } = view;
  if ('prerendering' in document && document.prerendering)
    await new Promise((resolve) => document.addEventListener('prerenderingchange', resolve, { once: true }));
  if (findFirst(document, mayBeField)) return;
  await new Promise<void>((resolve) => {
    const done = () => {
      observer.disconnect();
      view.clearTimeout(timer);
      resolve();
    };
    const observer = new view.MutationObserver(() => findFirst(document, mayBeField) && done());
    const timer = view.setTimeout(done, patience);
    observer.observe(document, { childList: true, subtree: true });
  });
}
