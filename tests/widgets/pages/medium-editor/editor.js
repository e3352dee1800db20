import MediumEditor from 'medium-editor';
import 'medium-editor/dist/css/medium-editor.css';
import { showCases } from '../support/cases.js';

const formWith = (root, markup) => {
  root.innerHTML = `<form>${markup}</form>`;
  return root.querySelector('#widget');
};

const box = (root, markup = '<div id="widget"></div>') => {
  root.innerHTML = `<form><label>Message</label>${markup}</form>`;
  return root.querySelector('#widget');
};

showCases({
  'medium-editor': {
    ci: true,
    show: (root) => {
      const box = formWith(root, '<label>Message</label><div id="widget"></div>');
      const widget = new MediumEditor(box);
      let heard = '';
      widget.subscribe('editableInput', () => (heard = box.textContent));
      return { state: () => heard };
    },
  },
  placeholder: {
    ci: true,
    show: (root) => {
      const widget = new MediumEditor(box(root), { placeholder: { text: 'Type your text' } });
      let state = '';
      widget.subscribe('editableInput', (_, element) => (state = element.textContent));
      return { state: () => state };
    },
  },
});
