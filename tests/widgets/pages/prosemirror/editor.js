import { exampleSetup } from 'prosemirror-example-setup';
import { DOMParser } from 'prosemirror-model';
import { schema } from 'prosemirror-schema-basic';
import { EditorState } from 'prosemirror-state';
import { EditorView } from 'prosemirror-view';
import { showCases } from '../support/cases.js';

const formWith = (root, markup) => {
  root.innerHTML = `<form>${markup}</form>`;
  return root.querySelector('#widget');
};

showCases({
  prosemirror: (root) => {
    const box = formWith(root, '<label>Message</label><div id="widget"></div>');
    const doc = DOMParser.fromSchema(schema).parse(document.createElement('div'));
    const view = new EditorView(box, { state: EditorState.create({ doc, plugins: exampleSetup({ schema }) }) });
    return { state: () => view.state.doc.textContent };
  },
});
