import Alpine from 'alpinejs';
import { Application, Controller } from '@hotwired/stimulus';
import { useField, useForm } from 'vee-validate';
import { createApp } from 'vue';
import { showCases } from '../support/cases.js';

/** A Stimulus controller that keeps what its actions hear. */
function stimulus(markup, extra = {}) {
  return (root) => {
    const model = {};
    root.innerHTML = `<form data-controller="sheet">${markup}<button type="submit">Send</button></form>`;
    const application = Application.start();
    application.register(
      'sheet',
      class extends Controller {
        keep({ target }) {
          model[target.name] = target.type === 'checkbox' ? target.checked : target.value;
        }
      },
    );
    return { state: () => ({ ...model }), ...extra };
  };
}

function alpine(markup, initial) {
  return (root) => {
    root.innerHTML = `<form x-data="page">${markup}<button type="submit">Send</button></form>`;
    const store = Alpine.reactive({ value: initial });
    Alpine.data('page', () => store);
    Alpine.start();
    return { state: () => store.value };
  };
}

/** A form of vee-validate; the model is its values. */
function vee(template, setup, initialValues) {
  return (root) => {
    let form;
    createApp({
      setup() {
        form = useForm({ initialValues });
        return setup(form);
      },
      template: `<form>${template}</form>`,
    }).mount(root);
    return { state: () => JSON.parse(JSON.stringify(form.values)) };
  };
}
const isEmail = (value) => (value?.includes('@') ? true : 'Not an e-mail address');

showCases({
  'stimulus input': stimulus('<label>First name <input name="first" data-action="input->sheet#keep"></label>', {
    undo: false,
  }),
  'stimulus change': stimulus(
    '<label>City <input name="city" data-action="change->sheet#keep"></label><label><input type="checkbox" name="terms" data-action="sheet#keep"> I accept the terms</label>',
    { undo: false },
  ),
  'stimulus blur': stimulus('<label>Last name <input name="last" data-action="blur->sheet#keep"></label>', {
    undo: false,
  }),
  'stimulus keyup': stimulus('<label>Company <input name="company" data-action="keyup->sheet#keep"></label>', {
    undo: false,
  }),
  'alpine lazy': alpine('<label>City <input x-model.lazy="value"></label>', ''),
  'alpine debounce': alpine('<label>City <input x-model.debounce.20ms="value"></label>', ''),
  'alpine throttle': alpine('<label>City <input x-model.throttle.20ms="value"></label>', ''),
  'alpine blur': alpine('<label>City <input x-model.blur="value"></label>', ''),
  'alpine number': alpine('<label>Age <input type="number" x-model.number="value"></label>', null),
  'alpine mask by hand': alpine(
    '<label>Phone number <input x-model="value" @input="value = value.replace(/[^0-9]/g, \'\')"></label>',
    '',
  ),
  'vee-validate components': vee(
    '<label>Email <input v-model="value" @blur="handleBlur"></label><em>{{ errorMessage }}</em>',
    () => useField('email', isEmail),
    { email: '' },
  ),
  'vee-validate lazily': vee(
    '<label>Email <input v-bind="attrs" v-model="email"></label><em>{{ errors.email }}</em>',
    ({ defineField, errors }) => {
      const [email, attrs] = defineField('email', { validateOnModelUpdate: false, validateOnBlur: true });
      return { email, attrs, errors };
    },
    { email: '' },
  ),
});
