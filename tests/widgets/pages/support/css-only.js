const formOf = (root, markup) => {
  root.innerHTML = `<form>${markup}<button type="submit">Send</button></form>`;
  return root.querySelector('form');
};

const entries = (form) =>
  Object.fromEntries(
    [...new FormData(form)].map(([name, value]) => [name, value instanceof File ? value.name : value]),
  );

export const page = (markup, extra) => (root) => {
  const form = formOf(root, markup);
  return { state: () => entries(form), ...extra };
};

export const gone = 'display:none';
