import { useField, useForm } from 'vee-validate';
import { createApp } from 'vue';
import { showCases } from '../support/cases.js';

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
  components: vee(
    '<label>Email <input v-model="value" @blur="handleBlur"></label><em>{{ errorMessage }}</em>',
    () => useField('email', isEmail),
    { email: '' },
  ),
  lazily: vee(
    '<label>Email <input v-bind="attrs" v-model="email"></label><em>{{ errors.email }}</em>',
    ({ defineField, errors }) => {
      const [email, attrs] = defineField('email', { validateOnModelUpdate: false, validateOnBlur: true });
      return { email, attrs, errors };
    },
    { email: '' },
  ),
});
