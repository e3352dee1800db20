import { showCasesOfCi } from '../support/cases.js';

/**
 * Questions in the markup that Google Forms serves: roles on plain elements, classes without meaning, the answers in
 * hidden inputs. The script stands in for the page's own.
 */
const style =
  '.Od2TWd,.uVccjd{width:20px;height:20px;border:2px solid #555;box-sizing:border-box;cursor:pointer}.Od2TWd{border-radius:50%}.isChecked{background:#673ab7}.bzfPab{display:flex;gap:8px;padding:6px}.jgvuAb{position:relative;display:inline-block;width:200px;border:1px solid #bbb;cursor:pointer}.ry3kXd .MocG8c{display:none;padding:10px}.ry3kXd .KKjvXb{display:block}.OA0qNb{position:absolute;top:0;left:0;z-index:9;background:#fff;border:1px solid #999;width:220px}.OA0qNb .MocG8c{padding:12px}.grid{display:table}.grid>*{display:table-row}.grid>*>*{display:table-cell;padding:6px}';

const question = (title, inner) =>
  `<div class="Qr7Oae" role="listitem"><div jsmodel="CP1oW"><div jscontroller="sWGJ4b" jsname="ibnC6b" class="geS5n"><div class="z12JJ"><div class="M4DNQ"><div id="i1" class="HoXoMd D1wxyf RjsPE" role="heading" aria-level="3" aria-describedby="i3"><span class="M7eMe">${title}</span><span class="vnumgf" id="i3" aria-label="Required question"> *</span></div><div class="gubaDc OIC90c RjsPE" id="i2"></div></div></div>${inner}<div class="SL4Sz" id="i4" role="alert"></div></div></div></div>`;

const google = (title, inner, start) => (root) => {
  root.innerHTML = `<style>${style}</style><form><div class="o3Dpx" role="list">${question(title, inner)}</div><input type="hidden" name="fvv" value="1"><div role="button" class="uArJ5e" tabindex="0" aria-label="Submit"><span>Submit</span></div></form>`;
  const answers = {};
  start(root, (value, entry = 'entry') => (answers[entry] = value));
  return { state: () => Object.fromEntries(Object.entries(answers).filter(([, one]) => one.length > 0)) };
};

const text = (title, inner) =>
  google(title, inner, (root, set) => {
    for (const input of root.querySelectorAll('.whsOnd, textarea'))
      input.addEventListener('input', () => set(input.value));
  });

const line = (type = 'text') =>
  `<div jscontroller="oCiKKc" class="AgroKb"><div class="rFrNMe k3kHxc RdH0ib yqQS1 zKHdkd"><div class="aCsJod oJeWuf"><div class="aXBtI Wic03c"><div class="Xb9hP"><input type="${type}" class="whsOnd zHQkBf" jsname="YPqjbf" autocomplete="off" tabindex="0" aria-labelledby="i1 i4" aria-describedby="i2 i3" required dir="auto" data-initial-value=""><div jsname="LwH6nd" class="ndJi5d snByac" aria-hidden="true">Your answer</div></div></div></div></div></div>`;

const radio = (name, more = '') =>
  `<div id="r-${name}" class="Od2TWd hYsg7c" jscontroller="EcW08c" jsaction="keydown:I481le;click:cOuCgd" jsname="wCJL8" aria-label="${name}" tabindex="-1" data-value="${name}" role="radio" aria-checked="false" ${more}><div class="x0k1lc MbhUzd"></div><div class="vd3tt"><div class="AB7Lab Id5V1"><div class="rseUEf nQOrEb"></div></div></div></div>`;

const labelled = (control, id, text) =>
  `<label for="${id}" class="docssharedWizToggleLabeledContainer ajBQVb"><div class="bzfPab wFGF8"><div class="d7L4fc bJNwt FXLARc">${control}</div><div class="YEVVod"><div class="ulDsOb"><span dir="auto" class="aDTYNe snByac OvPDhc OIC90c">${text}</span></div></div></div></label>`;

const row = (one) => `<div class="nWQGrd zwllIb">${labelled(radio(one), `r-${one}`, one)}</div>`;

/** One of the group; typing into “Other” chooses that. */
function startRadios(group, set) {
  const radios = [...group.querySelectorAll('[role=radio]')];
  const other = group.querySelector('input[type=text]');
  const choose = (chosen) => {
    for (const one of radios) {
      one.setAttribute('aria-checked', String(one === chosen));
      one.classList.toggle('isChecked', one === chosen);
    }
    set(chosen.dataset.value === '__other_option__' ? other.value : chosen.dataset.value);
  };
  for (const one of radios) (one.closest('label') ?? one).addEventListener('click', () => choose(one));
  other?.addEventListener('input', () => choose(radios.at(-1)));
}

const radios = (title, inner) =>
  google(
    title,
    `<div jscontroller="UmOCme"><div class="oyXaNc"><div jscontroller="wPRNsd" class="lLfZXe fnxRtf cNDBpf" role="radiogroup" aria-labelledby="i1" aria-describedby="i2 i3"><span class="H2Gmcc tyNBNd" role="presentation"><div class="SG0AAe">${inner}</div></span></div></div></div>`,
    (root, set) => startRadios(root.querySelector('[role=radiogroup]'), set),
  );

const otherRow = `<div class="nWQGrd zwllIb zfdaxb">${labelled(
  '<div id="r-other" class="Od2TWd hYsg7c" aria-label="Other:" tabindex="-1" data-value="__other_option__" data-other-radio="true" role="radio" aria-checked="false"><div class="vd3tt"></div></div>',
  'r-other',
  'Other:',
)}<div class="pfQNJ"><div class="pIDwKe"><div class="rFrNMe"><div class="Xb9hP"><input type="text" class="Hvn9fb zHQkBf" jsname="YPqjbf" autocomplete="off" tabindex="0" aria-label="Other response" dir="auto" data-initial-value=""></div></div></div></div></div>`;

const box = (name) =>
  `<div role="listitem" class="eBFwI">${labelled(
    `<div id="c-${name}" class="uVccjd aiSeRd FXLARc wGQFbe BJHAP oLlshd" jscontroller="EcW08c" aria-label="${name}" aria-checked="false" role="checkbox" tabindex="0" data-answer-value="${name}"><div class="PkgjBf MbhUzd"></div><div class="uHMk6b fsHoPb"></div></div>`,
    `c-${name}`,
    name,
  )}</div>`;

const boxes = (title, names) =>
  google(
    title,
    `<div role="list" aria-labelledby="i1" class="Y6Myld">${names.map(box).join('')}</div>`,
    (root, set) => {
      const all = [...root.querySelectorAll('[role=checkbox]')];
      for (const one of all)
        one.closest('label').addEventListener('click', () => {
          one.setAttribute('aria-checked', String(one.getAttribute('aria-checked') === 'false'));
          one.classList.toggle('isChecked');
          set(all.filter((each) => each.matches('.isChecked')).map((each) => each.dataset.answerValue));
        });
    },
  );

const option = (text, value, isChosen = false) =>
  `<div class="MocG8c HZ3kWc mhLiyf OIC90c LMgvRb${isChosen ? ' KKjvXb DEh1R' : ''}" jsname="wQNmvb" role="option" aria-selected="${isChosen}" data-value="${value}" tabindex="${isChosen ? 0 : -1}"><div class="kRoyt MbhUzd"></div><span class="vRMGwf oJeWuf">${text}</span></div>`;

/** The entries stand twice: the chosen one is shown in place, all of them over it while the list is open. */
const dropdown = (title, texts) => {
  const entries = option('Choose', '', true) + texts.map((one) => option(one, one)).join('');
  return google(
    title,
    `<div jscontroller="jmDACb"><div class="vQES8d"><div class="jgvuAb ybOdnf cGN2le t9kgXb llrsB" jscontroller="liFoG" role="listbox" aria-expanded="false" tabindex="0" aria-labelledby="i1" aria-describedby="i2 i3"><div jsname="LgbsSe"><div class="ry3kXd Ulgu9" jsname="d9BH4c" role="presentation">${entries}</div></div><div class="OA0qNb ncFHed QXL7Te" jsname="V68bde" role="presentation" style="display:none">${entries}</div></div></div></div>`,
    (root, set) => {
      const list = root.querySelector('[role=listbox]');
      const popup = root.querySelector('.OA0qNb');
      const show = (isOpen) => {
        popup.style.display = isOpen ? '' : 'none';
        list.setAttribute('aria-expanded', String(isOpen));
      };
      list.addEventListener('click', (event) => {
        const chosen = popup.contains(event.target) && event.target.closest('[role=option]');
        if (!chosen) return show(true);
        for (const one of list.querySelectorAll('[role=option]')) {
          const isChosen = one.dataset.value === chosen.dataset.value;
          one.setAttribute('aria-selected', String(isChosen));
          one.classList.toggle('KKjvXb', isChosen);
        }
        set(chosen.dataset.value);
        show(false);
      });
      list.addEventListener('keydown', ({ key }) => key === 'Escape' && show(false));
      document.addEventListener('mousedown', ({ target }) => list.contains(target) || show(false));
    },
  );
};

const scale = [1, 2, 3, 4, 5]
  .map(
    (one) =>
      `<label class="T5pZmf"><div class="Zki2Ve">${one}</div><div class="eRqjfd">${radio(String(one))}</div></label>`,
  )
  .join('');

const columns = ['Disagree', 'Neutral', 'Agree'];
const gridRow = (name) =>
  `<div class="lLfZXe" role="radiogroup" aria-label="${name}"><span role="presentation" class="V4d7Ke wzWPxe">${name}</span>${columns
    .map((one) => `<div class="V4d7Ke">${radio(`${one}, response for ${name}`, `data-column="${one}"`)}</div>`)
    .join('')}</div>`;

showCasesOfCi({
  'short answer': text('What is your name?', line()),
  'e-mail': text('Email', line('email')),
  paragraph: text(
    'Comments',
    '<div class="AgroKb"><div class="edhGSc zKHdkd kRy7qc RdH0ib"><div class="RpC4Ne oJeWuf"><div class="Pc9Gce Wic03c"><textarea class="KHxj8b tL9Q4c" jsname="YPqjbf" rows="1" data-rows="1" aria-labelledby="i1" aria-describedby="i2 i3" required tabindex="0" dir="auto" data-initial-value=""></textarea><div jsname="LwH6nd" class="ndJi5d snByac" aria-hidden="true">Your answer</div></div></div></div></div>',
  ),
  'multiple choice': {
    undo: false,
    show: radios('Which size do you wear?', ['Small', 'Medium', 'Large'].map(row).join('')),
  },
  'multiple choice with other': {
    undo: false,
    show: radios('How did you hear about us?', ['Friend', 'Newspaper'].map(row).join('') + otherRow),
  },
  checkboxes: boxes('Which toppings do you like?', ['Cheese', 'Ham', 'Olives']),
  dropdown: dropdown('Favourite fruit', ['Apple', 'Banana', 'Cherry', 'Damson']),
  'linear scale': {
    undo: false,
    show: radios(
      'How satisfied are you with our service?',
      `<div class="nWQGrd" style="display:flex"><div class="YjT8kb" id="i8">Not at all</div>${scale}<div class="YjT8kb" id="i9">Very</div></div>`,
    ),
  },
  grid: {
    undo: false,
    show: google(
      'How far do you agree?',
      `<div role="group" aria-labelledby="i1" class="e12QUd"><div class="grid"><div class="header"><div></div>${columns.map((one) => `<div class="V4d7Ke OIC90c">${one}</div>`).join('')}</div>${['It is fast', 'It is cheap'].map(gridRow).join('')}</div></div>`,
      (root, set) => {
        for (const group of root.querySelectorAll('[role=radiogroup]'))
          startRadios(group, (value) => set(value, group.getAttribute('aria-label')));
      },
    ),
  },
  date: google(
    'Date of birth',
    '<div class="PfQ8Lb"><div class="rFrNMe yqQS1"><div class="Xb9hP"><input type="date" class="whsOnd zHQkBf" jsname="YPqjbf" autocomplete="off" tabindex="0" aria-labelledby="i1" aria-describedby="i2" dir="auto" max="2075-01-01" placeholder="Date"></div></div></div>',
    (root, set) => {
      const input = root.querySelector('input');
      input.addEventListener('input', () => set(input.value));
    },
  ),
  time: google(
    'Time of arrival',
    '<div class="PfQ8Lb" role="group" aria-labelledby="i1"><div class="ocBCTb"><div class="rFrNMe"><div class="Xb9hP"><input type="text" class="whsOnd zHQkBf" autocomplete="off" tabindex="0" aria-label="Hour" maxlength="2" max="23" min="0" role="combobox"></div></div><div class="hlIdF">:</div><div class="rFrNMe"><div class="Xb9hP"><input type="text" class="whsOnd zHQkBf" autocomplete="off" tabindex="0" aria-label="Minute" maxlength="2" max="59" min="0" role="combobox"></div></div></div></div>',
    (root, set) => {
      for (const input of root.querySelectorAll('.whsOnd'))
        input.addEventListener('input', () => set(input.value, input.getAttribute('aria-label')));
    },
  ),
});
