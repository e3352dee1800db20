import { drawn } from '../support/drawn.js';
import { showCasesOfCi } from '../support/cases.js';

const style =
  '.chip{display:inline-block;background:#eee;border-radius:12px;padding:4px 8px;margin:2px}.box{border:1px solid;padding:6px;width:420px;display:flex;flex-wrap:wrap}.box input{border:0;flex:1}.editor{border:1px solid;padding:6px;min-height:24px;width:420px}';

/** Tags made by Enter, drawn by `draw`, which is told the tags there are and how one is taken out. */
const kept = (draw) => (form, set) => {
  let model = [];
  const change = (next) => {
    model = next;
    set(model);
    draw(form, model, (one) => change(model.filter((other) => other !== one)));
  };
  return { add: (text) => text.trim() !== '' && !model.includes(text.trim()) && change([...model, text.trim()]) };
};

const chips = (place) =>
  kept((form, model, remove) => {
    for (const old of form.querySelectorAll('.chip')) old.remove();
    for (const one of model) {
      const chip = document.createElement('div');
      chip.className = 'chip';
      chip.innerHTML = `<span>${one}</span><span class="close">&times;</span>`;
      chip.querySelector('.close').addEventListener('click', () => remove(one));
      place(form, chip);
    }
  });

const onEnter = (input, add) =>
  input.addEventListener('keydown', (event) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    add(input.value);
    input.value = '';
  });

showCasesOfCi({
  'chips before an input': drawn(
    style,
    '<div class="form-group"><label for="skills">Skills</label><div class="box chip-container"><input id="skills" type="text" placeholder="Add a skill and press Enter"></div></div>',
    (form, set) =>
      onEnter(form.querySelector('input'), chips((at, chip) => at.querySelector('input').before(chip))(form, set).add),
    [],
  ),
  'input and a button that adds': drawn(
    style,
    '<div class="form-group"><label for="skill">Skills</label><div><input id="skill" type="text" placeholder="e.g. welding"><button type="button" class="btn add">Add</button></div><div class="skills"></div></div>',
    (form, set) => {
      const input = form.querySelector('input');
      const { add } = chips((at, chip) => at.querySelector('.skills').append(chip))(form, set);
      form.querySelector('.add').addEventListener('click', () => {
        add(input.value);
        input.value = '';
      });
    },
    [],
  ),
  'commas while typing': drawn(
    style,
    '<div class="form-group"><label for="topics">Topics</label><div class="box tags-input"><input id="topics" type="text" placeholder="Separate topics with commas"></div><input type="hidden" name="topics"></div>',
    (form, set) => {
      const input = form.querySelector('input');
      const { add } = chips((at, chip) => at.querySelector('input').before(chip))(form, set);
      input.addEventListener('input', () => {
        if (!input.value.includes(',')) return;
        for (const text of input.value.split(',')) add(text);
        input.value = '';
      });
      input.addEventListener('blur', () => {
        add(input.value);
        input.value = '';
      });
    },
    [],
  ),
  'tags within an editable box': drawn(
    style,
    '<div class="form-group"><label>Keywords</label><div class="editor tag-editor" contenteditable="true" data-placeholder="Type and press Enter"></div></div>',
    (form, set) => {
      const box = form.querySelector('.editor');
      const read = () => set([...box.querySelectorAll('.chip')].map((chip) => chip.firstChild.data));
      box.addEventListener('keydown', (event) => {
        if (event.key !== 'Enter' && event.key !== ',') return;
        event.preventDefault();
        const typed = [...box.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE);
        const text = typed
          .map(({ data }) => data)
          .join('')
          .trim();
        if (text === '') return;
        for (const node of typed) node.remove();
        const chip = document.createElement('span');
        chip.className = 'chip';
        chip.contentEditable = 'false';
        chip.append(text, Object.assign(document.createElement('a'), { textContent: '×' }));
        chip.lastChild.addEventListener('click', () => {
          chip.remove();
          read();
        });
        box.append(chip);
        getSelection().collapse(box, box.childNodes.length);
        read();
      });
    },
    [],
  ),
  'suggested tags to press': {
    undo: false,
    show: drawn(
      `${style}.chip.active{background:#06c;color:#fff}`,
      '<fieldset><legend>Topics you like</legend><div class="tags"><button type="button" class="chip">Music</button><button type="button" class="chip">Sport</button><button type="button" class="chip">Travel</button></div></fieldset>',
      (form, set) => {
        for (const chip of form.querySelectorAll('.chip'))
          chip.addEventListener('click', () => {
            chip.classList.toggle('active');
            set([...form.querySelectorAll('.chip.active')].map((one) => one.textContent));
          });
      },
      [],
    ),
  },
});
