import htmx from 'htmx.org';

export const asking = (markup) => (root) => {
  let model = null;
  window.fetch = (url) => {
    model = String(url);
    return Promise.resolve(new Response('', { headers: { 'content-type': 'text/html' } }));
  };
  root.innerHTML = markup;
  htmx.process(root);
  return { state: () => model };
};
