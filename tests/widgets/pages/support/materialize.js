import '@materializecss/materialize/dist/css/materialize.css';

export const field = (root, markup) => {
  root.innerHTML = `<form><div class="input-field">${markup}</div></form>`;
  return root.querySelector('#widget');
};
