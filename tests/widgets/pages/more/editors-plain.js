import '../support/jquery-global.js';
import $ from 'jquery';
import EditorJS from '@editorjs/editorjs';
import { $getRoot, createEditor } from 'lexical';
import { registerRichText } from '@lexical/rich-text';
import { Jodit } from 'jodit';
import 'jodit/es2021/jodit.min.css';
import MediumEditor from 'medium-editor';
import 'medium-editor/dist/css/medium-editor.css';
import Quill from 'quill';
import 'quill/dist/quill.bubble.css';
import 'summernote/dist/summernote-lite.js';
import 'summernote/dist/summernote-lite.css';
import { Editor as TiptapEditor } from '@tiptap/core';
import StarterKit from '@tiptap/starter-kit';
import ToastEditor from '@toast-ui/editor';
import '@toast-ui/editor/dist/toastui-editor.css';
import 'trix';
import 'trix/dist/trix.css';
import { showCases } from '../support/cases.js';

const box = (root, markup = '<div id="widget"></div>') => {
  root.innerHTML = `<form><label>Message</label>${markup}</form>`;
  return root.querySelector('#widget');
};
const plainText = (html) => new DOMParser().parseFromString(html, 'text/html').body.textContent.trim();

showCases({
  trix: (root) => {
    box(root, '<input id="x" type="hidden" name="content"><trix-editor input="x"></trix-editor>');
    return { state: () => plainText(root.querySelector('#x').value) };
  },
  editorjs: (root) => {
    const editor = new EditorJS({ holder: box(root), placeholder: 'Write here' });
    const read = async () => (await editor.save()).blocks.map(({ data }) => data.text ?? '').join('\n');
    return { state: () => editor.isReady.then(read), undo: false };
  },
  summernote: (root) => {
    const $box = $(box(root)).summernote({ height: 120 });
    return { state: () => plainText($box.summernote('code')) };
  },
  jodit: (root) => {
    const editor = Jodit.make(box(root, '<textarea id="widget"></textarea>'));
    return { state: () => plainText(editor.value) };
  },
  'jodit iframe': (root) => {
    const editor = Jodit.make(box(root, '<textarea id="widget"></textarea>'), { iframe: true });
    return { state: () => plainText(editor.value) };
  },
  toastui: (root) => {
    const editor = new ToastEditor({ el: box(root), initialEditType: 'wysiwyg', height: '240px' });
    return { state: () => editor.getMarkdown() };
  },
  'toastui markdown': (root) => {
    const editor = new ToastEditor({ el: box(root), height: '240px' });
    return { state: () => editor.getMarkdown() };
  },
  tiptap: (root) => {
    const editor = new TiptapEditor({ element: box(root), extensions: [StarterKit], content: '' });
    return { state: () => editor.getText() };
  },
  'tiptap toolbar': (root) => {
    box(
      root,
      '<div role="toolbar"><button type="button" aria-pressed="false">Bold</button></div><div id="widget"></div>',
    );
    const editor = new TiptapEditor({
      element: root.querySelector('#widget'),
      extensions: [StarterKit],
      content: '<p>Example <strong>Text</strong></p>',
    });
    root.querySelector('button').onclick = () => editor.chain().focus().toggleBold().run();
    return { state: () => editor.getText() };
  },
  'quill bubble': (root) => {
    const editor = new Quill(box(root), { theme: 'bubble', placeholder: 'Compose an epic…' });
    return { state: () => editor.getText().trim() };
  },
  'medium-editor placeholder': (root) => {
    const widget = new MediumEditor(box(root), { placeholder: { text: 'Type your text' } });
    let state = '';
    widget.subscribe('editableInput', (_, element) => (state = element.textContent));
    return { state: () => state };
  },
  lexical: (root) => {
    const element = box(root, '<div id="widget" contenteditable="true"></div>');
    const editor = createEditor({ namespace: 'more', onError: console.error });
    editor.setRootElement(element);
    registerRichText(editor);
    return { state: () => editor.getEditorState().read(() => $getRoot().getTextContent()) };
  },
  'plain contenteditable': (root) => {
    const element = box(root, '<div id="widget" contenteditable="true" aria-label="Message"></div>');
    let state = '';
    element.addEventListener('input', () => (state = element.innerText));
    return { state: () => state.trim() };
  },
  'plaintext-only': (root) => {
    const element = box(
      root,
      '<div id="widget" contenteditable="plaintext-only" role="textbox" aria-multiline="true"></div>',
    );
    let state = '';
    element.addEventListener('input', () => (state = element.innerText));
    return { state: () => state.trim() };
  },
  'one line contenteditable': (root) => {
    const element = box(
      root,
      '<span id="widget" contenteditable role="textbox" aria-label="First name" style="display:inline-block;min-width:200px;border:1px solid"></span>',
    );
    let state = '';
    element.addEventListener('keydown', (event) => event.key === 'Enter' && event.preventDefault());
    element.addEventListener('blur', () => (state = element.textContent));
    return { state: () => state };
  },
  'execCommand editor': (root) => {
    box(
      root,
      '<div class="bar"><button type="button" data-command="bold">B</button><button type="button" data-command="italic">I</button></div><div id="widget" class="editor" contenteditable="true"><p><br></p></div><textarea name="content" hidden></textarea>',
    );
    const element = root.querySelector('#widget');
    element.addEventListener('input', () => (root.querySelector('textarea').value = element.innerHTML));
    return { state: () => plainText(root.querySelector('textarea').value) };
  },
  'designMode iframe': (root) => {
    root.innerHTML =
      '<form><label>Message</label><iframe title="Message" style="width:400px;height:120px"></iframe><textarea hidden></textarea></form>';
    const { contentDocument } = root.querySelector('iframe');
    contentDocument.designMode = 'on';
    contentDocument.addEventListener(
      'input',
      () => (root.querySelector('textarea').value = contentDocument.body.innerText),
    );
    return { state: () => root.querySelector('textarea').value.trim() };
  },
});
