import Framework7 from 'framework7/bundle';
import 'framework7/css/bundle';

/** The application's one page, with what the documentation shows in its list. */
export function page(root, items) {
  root.innerHTML = `<div id="app"><div class="view view-main view-init"><div class="page" data-name="home"><div class="page-content"><form class="list list-strong-ios inset-ios"><ul>${items}</ul></form></div></div></div></div>`;
  root.style.cssText = 'height:600px;padding:0;max-width:none';
  return new Framework7({ el: root.querySelector('#app'), name: 'Booking', theme: 'ios' });
}

export const item = (label, input) =>
  `<li class="item-content item-input"><div class="item-inner"><div class="item-title item-label">${label}</div><div class="item-input-wrap">${input}</div></div></li>`;

export const native = (selector) => (root) => ({ state: () => root.querySelector(selector).value });
