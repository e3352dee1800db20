import Framework7 from 'framework7/bundle';
import 'framework7/css/bundle';

/** The documentation's list with one read-only input and the picker that opens from it. */
export const framework7 = (label, placeholder, params) => (root) => {
  root.innerHTML = `<div id="app"><div class="view view-main view-init"><div class="page" data-name="home"><div class="page-content"><form class="list list-strong-ios inset-ios"><ul><li class="item-content item-input"><div class="item-inner"><div class="item-title item-label">${label}</div><div class="item-input-wrap"><input id="picker" type="text" placeholder="${placeholder}" readonly></div></div></li></ul></form></div></div></div></div>`;
  root.style.cssText = 'height:600px;padding:0;max-width:none';
  const app = new Framework7({ el: root.querySelector('#app'), name: 'Booking', theme: 'ios' });
  const input = root.querySelector('#picker');
  const picker = app.picker.create({ inputEl: input, ...params });
  return {
    state: () =>
      input.value ? (picker.params.formatValue?.call(picker, picker.value, picker.displayValue) ?? picker.value) : '',
  };
};
