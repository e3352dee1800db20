import { showCasesOfCi } from '../support/cases.js';

/** Pages that ask one question at a time, and go on by themselves once it is answered. */
const style =
  '.choice{display:flex;gap:8px;border:1px solid #888;border-radius:4px;padding:8px;margin:4px 0;cursor:pointer;width:220px}.choice[aria-checked=true]{background:#def}.key{border:1px solid;padding:0 4px}.dots [role=radio]{display:inline-block;border:1px solid;width:40px;height:40px;cursor:pointer}';

/** @param questions of each its title and its markup; the answers are the model, by title */
const asked = (questions, goesOn) => (root) => {
  const answers = {};
  const show = (at) => {
    const [title, markup] = questions[at] ?? ['', '<p>Thank you!</p>'];
    root.innerHTML = `<style>${style}</style><section><h1 id="q${at}">${title}</h1>${markup(`q${at}`)}</section>`;
    const choices = [...root.querySelectorAll('[role=radio]')];
    for (const one of choices)
      one.addEventListener('click', () => {
        for (const each of choices) each.setAttribute('aria-checked', String(each === one));
        answers[title] = one.dataset.value;
        if (goesOn) setTimeout(() => show(at + 1), 400);
      });
    const input = root.querySelector('input');
    input?.addEventListener('input', () => {
      if (input.value === '') delete answers[title];
      else answers[title] = input.value;
    });
  };
  show(0);
  return { state: () => answers };
};

const lettered = (texts) => (id) =>
  `<div role="radiogroup" aria-labelledby="${id}">${texts.map((text, at) => `<div class="choice" role="radio" aria-checked="false" tabindex="0" data-value="${text}"><div class="key" aria-hidden="true">${String.fromCharCode(65 + at)}</div><div>${text}</div></div>`).join('')}</div>`;

const scale = (id) =>
  `<div class="dots" role="radiogroup" aria-labelledby="${id}">${[1, 2, 3, 4, 5].map((one) => `<div role="radio" aria-checked="false" tabindex="0" data-value="${one}" aria-label="${one}">${one}</div>`).join('')}</div>`;

const line = (id) => `<input type="text" aria-labelledby="${id}" placeholder="Type your answer here...">`;

showCasesOfCi({
  'lettered choices': {
    undo: false,
    show: asked([['How did you hear about us?', lettered(['Friend', 'Newspaper'])]], false),
  },
  'lettered choices that go on': {
    undo: false,
    show: asked(
      [
        ['How did you hear about us?', lettered(['Friend', 'Newspaper'])],
        ['What is your first name?', line],
      ],
      true,
    ),
  },
  'scale that goes on': {
    undo: false,
    show: asked(
      [
        ['How satisfied are you with our service?', scale],
        ['What is your first name?', line],
      ],
      true,
    ),
  },
  line: asked([['What is your first name?', line]], true),
});
