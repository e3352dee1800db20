import { initFlowbite } from 'flowbite';
import 'flowbite/dist/flowbite.css';

/**
 * A case of markup that Flowbite's own script brings to life. The model is what an application that listens to the
 * events of controls has read last.
 * @param read the application's value, given the form
 * @param start what the application does once the markup stands
 */
export const flowbite =
  (markup, read, { events = [], start = () => undefined, ...extra } = {}) =>
  (root) => {
    root.innerHTML = `<form>${markup}<button type="submit">Send</button></form>`;
    const form = root.querySelector('form');
    let model = read(form);
    for (const type of ['input', 'change', ...events]) root.addEventListener(type, () => (model = read(form)));
    initFlowbite();
    start(form, (value) => (model = value));
    return { state: () => model, ...extra };
  };

export const inputClass =
  'bg-gray-50 border border-gray-300 text-gray-900 text-sm rounded-lg focus:ring-blue-500 focus:border-blue-500 block w-full p-2.5';

/** A field as the documentation writes it: a label above its control. */
export const field = (label, control) =>
  `<div class="mb-5"><label for="widget" class="block mb-2 text-sm font-medium text-gray-900">${label}</label>${control}</div>`;

export const valueOf = (form) => form.querySelector('#widget').value;
