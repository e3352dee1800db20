import { showCases } from '../support/cases.js';
import { field, flowbite, inputClass, valueOf } from '../support/flowbite.js';

const localDay = (date) => [date.getFullYear(), date.getMonth() + 1, date.getDate()].join('-');
const picked = { events: ['changeDate'] };
const picker = (attributes) =>
  field(
    'Check-in date',
    `<div class="relative max-w-sm"><input id="widget" type="text" class="${inputClass}" placeholder="Select date" ${attributes}></div>`,
  );

showCases({
  datepicker: flowbite(picker('datepicker'), valueOf, picked),
  'datepicker in another format': flowbite(picker('datepicker datepicker-format="dd-mm-yyyy"'), valueOf, picked),
  'datepicker closing itself': flowbite(picker('datepicker datepicker-autohide'), valueOf, picked),
  'datepicker with buttons': flowbite(
    picker('datepicker datepicker-buttons datepicker-autoselect-today'),
    valueOf,
    picked,
  ),
  'datepicker inline': {
    undo: false,
    show: flowbite(
      '<h3>Delivery date</h3><div id="widget" inline-datepicker data-date="02/25/2026"></div>',
      () => null,
      {
        start: (form, set) =>
          form.querySelector('#widget').addEventListener('changeDate', ({ detail }) => set(localDay(detail.date))),
      },
    ),
  },
  'range of dates': flowbite(
    `<div id="widget" date-rangepicker class="flex items-center"><div class="relative"><input name="start" type="text" class="${inputClass}" placeholder="Select date start"></div><span class="mx-4 text-gray-500">to</span><div class="relative"><input name="end" type="text" class="${inputClass}" placeholder="Select date end"></div></div>`,
    (form) => [...form.querySelectorAll('input')].map(({ value }) => value),
    picked,
  ),
  'native time': flowbite(
    field(
      'Select time:',
      `<div class="relative"><div class="absolute inset-y-0 end-0 top-0 flex items-center pe-3.5 pointer-events-none"><svg class="w-4 h-4"></svg></div><input type="time" id="widget" class="bg-gray-50 border leading-none border-gray-300 text-gray-900 text-sm rounded-lg block w-full p-2.5" min="09:00" max="18:00" required></div>`,
    ),
    valueOf,
  ),
  'time in a dropdown': {
    undo: false,
    show: flowbite(
      `<div class="mb-5"><span class="block mb-2 text-sm font-medium">Pick your time</span><button id="opener" data-dropdown-toggle="times" class="text-white bg-blue-700 rounded-lg text-sm px-5 py-2.5" type="button">Choose time</button><div id="times" class="z-10 hidden bg-white divide-y divide-gray-100 rounded-lg shadow-sm w-44"><ul class="py-2 text-sm text-gray-700" aria-labelledby="opener">${[
        '10:00',
        '11:30',
        '14:00',
      ]
        .map(
          (time) =>
            `<li><input type="radio" id="t${time}" name="time" value="${time}" class="hidden peer"><label for="t${time}" class="block px-4 py-2 cursor-pointer peer-checked:text-blue-600">${time}</label></li>`,
        )
        .join('')}</ul></div></div>`,
      (form) => form.querySelector('input:checked')?.value ?? null,
    ),
  },
});
