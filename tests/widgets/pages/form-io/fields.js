import { Formio } from '@formio/js';
import '@formio/js/dist/formio.form.css';
import 'bootstrap/dist/css/bootstrap.css';
import { fruits, showCases } from '../support/cases.js';

/** A form of one component; its submission is the model. */
const formio = (component) => (root) => {
  let form;
  void Formio.createForm(root, { components: [{ key: 'field', input: true, ...component }] }, { noAlerts: true }).then(
    (one) => (form = one),
  );
  return { state: () => form?.submission.data.field ?? null };
};

const values = (texts) => texts.map((label) => ({ label, value: label.toLowerCase() }));
const list = (more = {}) =>
  formio({ type: 'select', label: 'Favourite fruit', data: { values: values(fruits) }, ...more });

showCases({
  text: formio({ type: 'textfield', label: 'First name' }),
  email: formio({ type: 'email', label: 'E-mail address' }),
  number: formio({ type: 'number', label: 'Number of guests' }),
  currency: formio({ type: 'currency', label: 'Price', currency: 'USD' }),
  'phone number': formio({ type: 'phoneNumber', label: 'Phone number', inputMask: '(999) 999-9999' }),
  'text area': formio({ type: 'textarea', label: 'Comments', rows: 3 }),
  checkbox: formio({ type: 'checkbox', label: 'I accept the terms' }),
  boxes: formio({ type: 'selectboxes', label: 'Toppings', values: values(['Cheese', 'Ham', 'Olives']) }),
  radio: { undo: false, show: formio({ type: 'radio', label: 'Size', values: values(['Small', 'Large']) }) },
  'radio in a row': {
    undo: false,
    show: formio({ type: 'radio', label: 'Size', inline: true, values: values(['Small', 'Large']) }),
  },
  select: list(),
  'select of several': list({ multiple: true }),
  'native select': list({ widget: 'html5' }),
  tags: formio({ type: 'tags', label: 'Tags' }),
  'date and time': formio({ type: 'datetime', label: 'Appointment' }),
  'day alone': formio({ type: 'datetime', label: 'Arrival', format: 'yyyy-MM-dd', enableTime: false }),
  'day in parts': formio({ type: 'day', label: 'Date of birth' }),
  'day in typed parts': formio({
    type: 'day',
    label: 'Date of birth',
    fields: {
      day: { type: 'number', placeholder: '', required: false },
      month: { type: 'number', placeholder: '', required: false },
      year: { type: 'number', placeholder: '', required: false },
    },
  }),
  time: formio({ type: 'time', label: 'Time of arrival' }),
  survey: {
    undo: false,
    show: formio({
      type: 'survey',
      label: 'How far do you agree?',
      questions: values(['It is fast', 'It is cheap']),
      values: values(['Disagree', 'Agree']),
    }),
  },
  signature: formio({ type: 'signature', label: 'Signature', footer: 'Sign above', width: '100%', height: '150px' }),
  url: formio({ type: 'url', label: 'Website' }),
});
