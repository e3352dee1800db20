import '@umbraco-ui/uui-css/dist/uui-css.css';
import '@umbraco-ui/uui';

export const item = (label, markup) =>
  `<uui-form-layout-item><uui-label slot="label" for="widget">${label}</uui-label>${markup}</uui-form-layout-item>`;

const style = document.head.appendChild(document.createElement('style'));

style.textContent = 'uui-combobox-list-option[hidden] { display: none }';
