import { Dropdown } from 'flowbite';
import { fruits, showCases } from '../support/cases.js';
import { field, flowbite, inputClass, valueOf } from '../support/flowbite.js';

const boxClass = 'w-4 h-4 text-blue-600 bg-gray-100 border-gray-300 rounded-sm focus:ring-blue-500';
const cards = ['Hosting', 'Design', 'Support'];
const checked = (form) => [...form.querySelectorAll('input:checked')].map(({ value }) => value);
const counter = (attributes = '') =>
  `<form class="max-w-xs mx-auto"><label for="widget" class="block mb-2 text-sm font-medium text-gray-900">Choose quantity:</label><div class="relative flex items-center max-w-[8rem]"><button type="button" id="decrement-button" data-input-counter-decrement="widget" class="bg-gray-100 border border-gray-300 rounded-s-lg p-3 h-11"><svg class="w-3 h-3" aria-hidden="true" fill="none" viewBox="0 0 18 2"><path stroke="currentColor" d="M1 1h16"/></svg></button><input type="text" id="widget" data-input-counter aria-describedby="helper-text-explanation" class="bg-gray-50 border-x-0 border-gray-300 h-11 text-center text-gray-900 text-sm block w-full py-2.5" placeholder="999" required ${attributes}><button type="button" id="increment-button" data-input-counter-increment="widget" class="bg-gray-100 border border-gray-300 rounded-e-lg p-3 h-11"><svg class="w-3 h-3" aria-hidden="true" fill="none" viewBox="0 0 18 18"><path stroke="currentColor" d="M9 1v16M1 9h16"/></svg></button></div></form>`;

showCases({
  'floating label': flowbite(
    '<div class="relative z-0 w-full mb-5 group"><input type="email" name="floating_email" id="widget" class="block py-2.5 px-0 w-full text-sm text-gray-900 bg-transparent border-0 border-b-2 border-gray-300 appearance-none peer" placeholder=" " required><label for="widget" class="peer-focus:font-medium absolute text-sm text-gray-500 duration-300 transform -translate-y-6 scale-75 top-3 -z-10 origin-[0] peer-placeholder-shown:scale-100 peer-placeholder-shown:translate-y-0">Email address</label></div>',
    valueOf,
  ),
  toggle: flowbite(
    `<label class="inline-flex items-center cursor-pointer"><input id="widget" type="checkbox" value="" class="sr-only peer"><div class="relative w-11 h-6 bg-gray-200 rounded-full peer peer-checked:after:translate-x-full after:content-[''] after:absolute after:top-[2px] after:start-[2px] after:bg-white after:border after:rounded-full after:h-5 after:w-5 after:transition-all peer-checked:bg-blue-600"></div><span class="ms-3 text-sm font-medium text-gray-900">Express delivery</span></label>`,
    (form) => form.querySelector('#widget').checked,
  ),
  'checkbox list': flowbite(
    `<h3 class="mb-4 font-semibold">Technology</h3><ul class="w-48 text-sm font-medium bg-white border border-gray-200 rounded-lg">${cards
      .map(
        (one) =>
          `<li class="w-full border-b border-gray-200"><div class="flex items-center ps-3"><input id="c-${one}" type="checkbox" value="${one}" class="${boxClass}"><label for="c-${one}" class="w-full py-3 ms-2 text-sm font-medium">${one}</label></div></li>`,
      )
      .join('')}</ul>`,
    checked,
  ),
  'radio cards': {
    undo: false,
    show: flowbite(
      `<h3 class="mb-5 text-lg font-medium text-gray-900">How much do you expect to use each month?</h3><ul class="grid w-full gap-6 md:grid-cols-2">${cards
        .map(
          (one) =>
            `<li><input type="radio" id="r-${one}" name="hosting" value="${one}" class="hidden peer" required><label for="r-${one}" class="inline-flex items-center justify-between w-full p-5 text-gray-500 bg-white border border-gray-200 rounded-lg cursor-pointer peer-checked:border-blue-600 peer-checked:text-blue-600"><div class="block"><div class="w-full text-lg font-semibold">${one}</div><div class="w-full">Good for some websites</div></div></label></li>`,
        )
        .join('')}</ul>`,
      (form) => form.querySelector('input:checked')?.value ?? null,
    ),
  },
  'checkbox cards': flowbite(
    `<h3 class="mb-5 text-lg font-medium">Choose technology:</h3><ul class="grid w-full gap-6">${cards
      .map(
        (one) =>
          `<li><input type="checkbox" id="k-${one}" value="${one}" class="hidden peer"><label for="k-${one}" class="inline-flex items-center justify-between w-full p-5 bg-white border-2 border-gray-200 rounded-lg cursor-pointer peer-checked:border-blue-600"><div class="block"><div class="w-full text-lg font-semibold">${one}</div><div class="w-full text-sm">A choice of many.</div></div></label></li>`,
      )
      .join('')}</ul>`,
    checked,
  ),
  'dropdown of entries': {
    undo: false,
    show: flowbite(
      `<div class="mb-5"><span class="block mb-2 text-sm font-medium">Favourite fruit</span><button id="widget" data-dropdown-toggle="menu" class="text-white bg-blue-700 rounded-lg text-sm px-5 py-2.5" type="button">Select a fruit</button><div id="menu" class="z-10 hidden bg-white rounded-lg shadow-sm w-44"><ul class="py-2 text-sm text-gray-700" aria-labelledby="widget">${fruits.map((one) => `<li><a href="#" class="block px-4 py-2 hover:bg-gray-100">${one}</a></li>`).join('')}</ul></div></div>`,
      () => null,
      {
        start: (form, set) => {
          const menu = form.querySelector('#menu');
          const button = form.querySelector('#widget');
          const dropdown = new Dropdown(menu, button);
          menu.addEventListener('click', (event) => {
            event.preventDefault();
            if (!event.target.matches('a')) return;
            set((button.textContent = event.target.textContent));
            dropdown.hide();
          });
        },
      },
    ),
  },
  'dropdown of checkboxes': flowbite(
    `<div class="mb-5"><span class="block mb-2 text-sm font-medium">Favourite fruits</span><button id="opener" data-dropdown-toggle="menu" class="text-white bg-blue-700 rounded-lg text-sm px-5 py-2.5" type="button">Choose fruits</button><div id="menu" class="z-10 hidden w-48 bg-white rounded-lg shadow-sm"><ul class="p-3 space-y-3 text-sm text-gray-700" aria-labelledby="opener">${fruits.map((one) => `<li><div class="flex items-center"><input id="f-${one}" type="checkbox" value="${one}" class="${boxClass}"><label for="f-${one}" class="ms-2 text-sm font-medium">${one}</label></div></li>`).join('')}</ul></div></div>`,
    checked,
  ),
  counter: flowbite(counter('data-input-counter-min="1" data-input-counter-max="50"'), valueOf, { events: ['click'] }),
  'phone with a country dropdown': flowbite(
    `<div class="flex items-center"><button id="code" data-dropdown-toggle="codes" class="shrink-0 z-10 inline-flex items-center py-2.5 px-4 text-sm bg-gray-100 border border-gray-300 rounded-s-lg" type="button">+1</button><div id="codes" class="z-10 hidden bg-white rounded-lg shadow-sm w-52"><ul class="py-2 text-sm text-gray-700" aria-labelledby="code">${['United States (+1)', 'United Kingdom (+44)', 'Germany (+49)'].map((one) => `<li><button type="button" class="inline-flex w-full px-4 py-2 text-sm" role="menuitem">${one}</button></li>`).join('')}</ul></div><label for="widget" class="mb-2 text-sm font-medium text-gray-900 sr-only">Phone number:</label><div class="relative w-full"><input type="text" id="widget" class="block p-2.5 w-full z-20 text-sm bg-gray-50 rounded-e-lg border" pattern="[0-9]{3}-[0-9]{3}-[0-9]{4}" placeholder="123-456-7890" required></div></div>`,
    valueOf,
  ),
  'range with steps': flowbite(
    field(
      'Price range',
      '<input id="widget" type="range" value="1000" min="100" max="1500" class="w-full h-2 bg-gray-200 rounded-lg appearance-none cursor-pointer">',
    ),
    valueOf,
  ),
  select: flowbite(
    field(
      'Favourite fruit',
      `<select id="widget" class="${inputClass}"><option selected>Choose a fruit</option>${fruits.map((one) => `<option value="${one}">${one}</option>`).join('')}</select>`,
    ),
    valueOf,
  ),
  'one-time code': flowbite(
    `<div class="flex mb-2 space-x-2">${[1, 2, 3, 4, 5, 6].map((n) => `<div><label for="code-${n}" class="sr-only">Code ${n}</label><input type="text" maxlength="1" data-focus-input-init id="code-${n}" class="block w-9 h-9 py-3 text-sm font-extrabold text-center border border-gray-300 rounded-lg" required></div>`).join('')}</div><p class="mt-2 text-sm text-gray-500">Please introduce the 6 digit code we sent via email.</p>`,
    (form) => [...form.querySelectorAll('input')].map(({ value }) => value).join(''),
  ),
});
