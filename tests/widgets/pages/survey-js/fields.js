import { Model } from 'survey-core';
import 'survey-core/survey-core.css';
import { renderSurvey } from 'survey-js-ui';
import { fruits, showCases } from '../support/cases.js';

/** A survey of one question; its answers are the model. */
const survey =
  (question, extra = {}) =>
  (root) => {
    const model = new Model({ elements: [{ name: 'question', ...question }] });
    renderSurvey(model, root);
    return { state: () => model.data.question ?? null, ...extra };
  };

const choice = (type, more = {}) => survey({ type, title: 'Favourite fruit', choices: fruits, ...more });
const rating = (more) => survey({ type: 'rating', title: 'How satisfied are you with our service?', ...more });

showCases({
  text: survey({ type: 'text', title: 'First name' }),
  email: survey({ type: 'text', inputType: 'email', title: 'E-mail address' }),
  date: survey({ type: 'text', inputType: 'date', title: 'Date of birth' }),
  number: survey({ type: 'text', inputType: 'number', min: 1, max: 10, title: 'Number of guests' }),
  masked: survey({
    type: 'text',
    title: 'Phone number',
    maskType: 'pattern',
    maskSettings: { pattern: '+1 (999) 999-9999' },
  }),
  comment: survey({ type: 'comment', title: 'Comments' }),
  'several texts': survey({
    type: 'multipletext',
    title: 'Contact',
    items: [
      { name: 'name', title: 'Name' },
      { name: 'email', title: 'E-mail', inputType: 'email' },
    ],
  }),
  dropdown: choice('dropdown'),
  'dropdown not searched': choice('dropdown', { searchEnabled: false }),
  'native dropdown': choice('dropdown', { renderAs: 'select' }),
  tagbox: choice('tagbox'),
  'tagbox closed by choice': choice('tagbox', { closeOnSelect: true }),
  'radio group': { undo: false, show: choice('radiogroup') },
  'radio group with other': { undo: false, show: choice('radiogroup', { showOtherItem: true }) },
  'radio group with clear': choice('radiogroup', { showClearButton: true }),
  checkboxes: choice('checkbox'),
  'checkboxes with all': choice('checkbox', { showSelectAllItem: true, showNoneItem: true }),
  boolean: { undo: false, show: survey({ type: 'boolean', title: 'Do you have a driving licence?' }) },
  'boolean radio': {
    undo: false,
    show: survey({ type: 'boolean', renderAs: 'radio', title: 'Do you have a driving licence?' }),
  },
  'boolean checkbox': {
    undo: false,
    show: survey({ type: 'boolean', renderAs: 'checkbox', title: 'I accept the terms' }),
  },
  rating: rating({}),
  'rating of stars': rating({ rateType: 'stars' }),
  'rating of smileys': rating({ rateType: 'smileys' }),
  'rating in a list': rating({ displayMode: 'dropdown' }),
  'button group': {
    undo: false,
    show: choice('buttongroup', { choices: ['Small', 'Medium', 'Large'], title: 'Size' }),
  },
  ranking: survey({ type: 'ranking', title: 'Put these in your order', choices: ['Price', 'Quality', 'Service'] }),
  'picture to choose': {
    undo: false,
    show: survey({
      type: 'imagepicker',
      title: 'Favourite animal',
      showLabel: true,
      choices: ['Lion', 'Giraffe', 'Panda'].map((value) => ({
        value,
        imageLink: 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" width="90" height="60"/>',
      })),
    }),
  },
  matrix: {
    undo: false,
    show: survey({
      type: 'matrix',
      title: 'How far do you agree?',
      columns: ['Disagree', 'Neutral', 'Agree'],
      rows: ['It is fast', 'It is cheap'],
    }),
  },
  'matrix of lists': survey({
    type: 'matrixdropdown',
    title: 'Rate what you use',
    choices: ['Poor', 'Fair', 'Good'],
    columns: [{ name: 'quality', title: 'Quality' }],
    rows: ['Printer', 'Scanner'],
  }),
  slider: { undo: false, show: survey({ type: 'slider', title: 'Number of guests' }) },
  signature: survey({ type: 'signaturepad', title: 'Signature' }),
  colour: { undo: false, show: survey({ type: 'text', inputType: 'color', title: 'Favourite colour' }) },
});
