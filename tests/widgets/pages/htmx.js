import htmx from 'htmx.org';
import { showCases } from './support/cases.js';

const asking = (markup) => (root) => {
  let model = null;
  window.fetch = (url) => {
    model = String(url);
    return Promise.resolve(new Response('', { headers: { 'content-type': 'text/html' } }));
  };
  root.innerHTML = markup;
  htmx.process(root);
  return { state: () => model, undo: false };
};
showCases({
  change: asking('<label>Name <input name="name" hx-get="/ask" hx-trigger="change"></label>'),
  'keyup changed': asking('<label>Search term <input name="name" hx-get="/ask" hx-trigger="keyup changed"></label>'),
  'input delay': asking('<label>Name <input name="name" hx-get="/ask" hx-trigger="input changed"></label>'),
  select: asking(
    '<label>Fruit <select name="f" hx-get="/ask" hx-swap="none"><option value="">Choose</option><option>Fig</option></select></label>',
  ),
  blur: asking('<label>Name <input name="name" hx-get="/ask" hx-trigger="blur"></label>'),
});
