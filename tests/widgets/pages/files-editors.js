import Dropzone from 'dropzone';
import * as FilePond from 'filepond';
import MediumEditor from 'medium-editor';
import 'medium-editor/dist/css/medium-editor.css';
import { exampleSetup } from 'prosemirror-example-setup';
import { DOMParser } from 'prosemirror-model';
import { schema } from 'prosemirror-schema-basic';
import { EditorState } from 'prosemirror-state';
import { EditorView } from 'prosemirror-view';
import { showCases } from './support/cases.js';

const formWith = (root, markup) => {
  root.innerHTML = `<form>${markup}</form>`;
  return root.querySelector('#widget');
};
showCases({
  dropzone: (root) => {
    const box = formWith(root, '<label>Picture</label><div id="widget" class="dropzone">Drop files here</div>');
    const widget = new Dropzone(box, { url: '/', autoProcessQueue: false, addRemoveLinks: true });
    return { state: () => widget.files.map(({ name }) => name) };
  },
  filepond: (root) => {
    const input = formWith(root, '<label for="widget">Picture</label><input type="file" id="widget">');
    const widget = FilePond.create(input, {});
    return { state: () => widget.getFiles().map(({ filename }) => filename) };
  },
  'medium-editor': (root) => {
    const box = formWith(root, '<label>Message</label><div id="widget"></div>');
    const widget = new MediumEditor(box);
    let heard = '';
    widget.subscribe('editableInput', () => (heard = box.textContent));
    return { state: () => heard };
  },
  prosemirror: (root) => {
    const box = formWith(root, '<label>Message</label><div id="widget"></div>');
    const doc = DOMParser.fromSchema(schema).parse(document.createElement('div'));
    const view = new EditorView(box, { state: EditorState.create({ doc, plugins: exampleSetup({ schema }) }) });
    return { state: () => view.state.doc.textContent };
  },
});
