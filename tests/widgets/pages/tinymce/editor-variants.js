import { own } from '../support/tinymce.js';
import tinymce from 'tinymce';
import { showCases } from '../support/cases.js';

const run =
  (label, settings, text = '', extra = {}) =>
  (root) => {
    root.innerHTML = `<form><label for="t">${label}</label><textarea id="t">${text}</textarea><button>Send</button></form>`;
    const model = { text: text.replace(/<[^>]+>/g, '') };
    tinymce.init({
      selector: '#t',
      ...own,
      setup: (editor) =>
        editor.on('change input undo redo', () => (model.text = editor.getContent({ format: 'text' }).trim())),
      ...settings,
    });
    return { state: () => model, ...extra };
  };

showCases({
  plugins: run('Message', {
    plugins: 'lists link table wordcount image code searchreplace',
    toolbar: 'undo redo | blocks | bold italic | bullist numlist | link image table | code',
  }),
  prefilled: run('Description', {}, '<p>Old <b>words</b></p>'),
  'no menu': run('Message', { menubar: false, statusbar: false, toolbar: false, height: 150 }),
  autoresize: run('Message', { plugins: 'autoresize' }),
  'text area saved': (root) => {
    root.innerHTML =
      '<form><label for="t">Message</label><textarea id="t" name="message"></textarea><button>Send</button></form>';
    tinymce.init({
      target: root.querySelector('textarea'),
      ...own,
      setup: (editor) => editor.on('change', () => editor.save()),
    });
    return { state: () => root.querySelector('textarea').value.replace(/<[^>]+>/g, '') };
  },
  'inline quickbars': (root) => {
    root.innerHTML =
      '<form><label id="l">Message</label><div id="t" aria-labelledby="l" style="min-height:50px;border:1px solid"><p><br></p></div><button>Send</button></form>';
    const model = { text: '' };
    tinymce.init({
      selector: '#t',
      inline: true,
      ...own,
      menubar: false,
      plugins: 'quickbars lists',
      toolbar: false,
      setup: (editor) => editor.on('change input', () => (model.text = editor.getContent({ format: 'text' }).trim())),
    });
    return { state: () => model };
  },
  two: (root) => {
    root.innerHTML =
      '<form><label for="a">Summary</label><textarea id="a" class="e"></textarea><label for="b">Description</label><textarea id="b" class="e"></textarea><button>Send</button></form>';
    const model = { a: '', b: '' };
    tinymce.init({
      selector: '.e',
      ...own,
      height: 200,
      setup: (editor) =>
        editor.on('change input', () => (model[editor.id] = editor.getContent({ format: 'text' }).trim())),
    });
    return { state: () => model, ok: (m) => Object.values(m).some((t) => t !== '') };
  },
  'in dialog': (root) => {
    root.innerHTML =
      '<dialog><form><label for="t">Message</label><textarea id="t"></textarea><button>Send</button></form></dialog>';
    root.querySelector('dialog').showModal();
    const model = { text: '' };
    tinymce.init({
      selector: '#t',
      ...own,
      height: 200,
      setup: (editor) => editor.on('change input', () => (model.text = editor.getContent({ format: 'text' }).trim())),
    });
    return { state: () => model };
  },
});
