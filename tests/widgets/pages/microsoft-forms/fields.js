import { showCasesOfCi } from '../support/cases.js';

/** Questions in the markup of Microsoft Forms, redrawn by hand. The script stands in for the page's own. */
const style =
  '.select-placeholder{border:1px solid #888;padding:8px;width:260px;cursor:pointer}.options{position:absolute;background:#fff;border:1px solid;z-index:9;width:276px}.options>div{padding:8px;cursor:pointer}[data-automation-id=rating] [role=radio]{display:inline-block;width:32px;height:32px;cursor:pointer}.nps{display:inline-block;width:32px;height:32px;border:1px solid;cursor:pointer}';

const forms = (title, sort, inner, start) => (root) => {
  root.innerHTML = `<style>${style}</style><form><div data-automation-id="questionItem"><div data-automation-id="questionTitle" id="QuestionId_r1"><span aria-hidden="true" data-automation-id="questionOrdinal">1.</span><span class="text-format-content">${title}</span><span data-automation-id="requiredStar" aria-hidden="true"> *</span></div><span id="QuestionInfo_r1" hidden>Required to answer. ${sort}.</span>${inner}</div><button type="button" data-automation-id="submitButton">Submit</button></form>`;
  let answer = null;
  start(root, (value) => (answer = value));
  return { state: () => answer };
};

const heard = (type) => (root, set) => {
  const input = root.querySelector('[data-automation-id=textInput]');
  input.addEventListener(type, () => set(input.value));
};

const choice = (type, names, more = '') =>
  `<div role="${type === 'radio' ? 'radiogroup' : 'group'}" aria-labelledby="QuestionId_r1 QuestionInfo_r1">${names
    .map(
      (one) =>
        `<div data-automation-id="choiceItem"><div><label><span data-automation-id="${type}" data-automation-value="${one}"><input type="${type}" role="${type}" name="r1" value="${one}" aria-checked="false"></span><span aria-label="${one}"><span class="text-format-content">${one}</span></span></label></div></div>`,
    )
    .join('')}${more}</div>`;

const other = (type) =>
  `<div data-automation-id="choiceItem"><div><label><span data-automation-id="${type}"><input type="${type}" role="${type}" name="r1" value="__other" aria-label="Other answer" aria-checked="false"></span><input data-automation-id="otherInput" type="text" aria-label="Other answer" placeholder="Other" maxlength="1000"></label></div></div>`;

const chosen = (root, set) =>
  root.addEventListener('change', () => {
    const typed = root.querySelector('[data-automation-id=otherInput]')?.value;
    set([...root.querySelectorAll('input:checked')].map(({ value }) => (value === '__other' ? typed : value)));
  });

/** Buttons with the role of radio buttons. */
const roled = (root, set) => {
  const radios = [...root.querySelectorAll('[role=radio]')];
  for (const one of radios)
    one.addEventListener('click', () => {
      for (const each of radios) each.setAttribute('aria-checked', String(each === one));
      set(Number.parseInt(one.getAttribute('aria-label'), 10));
    });
};

const fruits = ['Apple', 'Banana', 'Cherry', 'Damson'];

showCasesOfCi({
  text: forms(
    'Your name',
    'Single line text',
    '<input aria-label="Single line text" aria-labelledby="QuestionId_r1 QuestionInfo_r1" placeholder="Enter your answer" maxlength="4000" spellcheck="true" data-automation-id="textInput">',
    heard('input'),
  ),
  'long text': forms(
    'Comments',
    'Multi Line Text',
    '<textarea aria-label="Multi Line Text" aria-labelledby="QuestionId_r1 QuestionInfo_r1" placeholder="Enter your answer" maxlength="4000" data-automation-id="textInput"></textarea>',
    heard('input'),
  ),
  number: forms(
    'Number of guests',
    'Single line text',
    '<input aria-labelledby="QuestionId_r1 QuestionInfo_r1" placeholder="The value must be a number" maxlength="4000" data-automation-id="textInput">',
    heard('input'),
  ),
  choice: {
    undo: false,
    show: forms('Which size do you wear?', 'Single choice', choice('radio', ['Small', 'Large']), chosen),
  },
  'choice with other': {
    undo: false,
    show: forms(
      'How did you hear about us?',
      'Single choice',
      choice('radio', ['Friend', 'Newspaper'], other('radio')),
      chosen,
    ),
  },
  'choices of several': forms(
    'Which toppings do you like?',
    'Multiple choice',
    choice('checkbox', ['Cheese', 'Ham'], other('checkbox')),
    chosen,
  ),
  dropdown: {
    undo: false,
    show: forms(
      'Favourite fruit',
      'Single choice',
      '<div><div class="select-placeholder" role="button" tabindex="0" aria-haspopup="listbox" aria-expanded="false" aria-labelledby="QuestionId_r1 SelectId_r1_placeholder"><span class="select-placeholder-text" id="SelectId_r1_placeholder">Select your answer</span><i data-icon-name="ChevronDown" aria-hidden="true"></i></div></div>',
      (root, set) => {
        const button = root.querySelector('.select-placeholder');
        const shut = () => {
          root.querySelector('.options')?.remove();
          button.setAttribute('aria-expanded', 'false');
        };
        button.addEventListener('click', () => {
          if (root.querySelector('.options')) return shut();
          button.setAttribute('aria-expanded', 'true');
          const list = document.createElement('div');
          list.className = 'options';
          list.setAttribute('role', 'listbox');
          list.innerHTML = fruits.map((one) => `<div role="option" tabindex="-1"><span>${one}</span></div>`).join('');
          list.addEventListener('click', ({ target }) => {
            const { textContent } = target.closest('[role=option]');
            button.querySelector('span').textContent = textContent;
            set(textContent);
            shut();
          });
          button.after(list);
        });
        button.addEventListener('keydown', ({ key }) => key === 'Escape' && shut());
      },
    ),
  },
  rating: {
    undo: false,
    show: forms(
      'How satisfied are you with our service?',
      'Rating',
      `<div data-automation-id="rating" role="radiogroup" aria-labelledby="QuestionId_r1 QuestionInfo_r1">${[1, 2, 3, 4, 5].map((one) => `<span role="radio" tabindex="${one === 1 ? 0 : -1}" aria-checked="false" aria-label="${one} Star" aria-posinset="${one}" aria-setsize="5"><svg width="24" height="24"></svg></span>`).join('')}</div>`,
      roled,
    ),
  },
  'net promoter score': {
    undo: false,
    show: forms(
      'How likely are you to recommend us?',
      'Net Promoter Score',
      `<div role="radiogroup" aria-labelledby="QuestionId_r1 QuestionInfo_r1">${[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map((one) => `<div class="nps" role="radio" tabindex="${one === 0 ? 0 : -1}" aria-checked="false" aria-label="${one}">${one}</div>`).join('')}<div><span>Not at all likely</span><span>Extremely likely</span></div></div>`,
      roled,
    ),
  },
  likert: {
    undo: false,
    show: forms(
      'How far do you agree?',
      'Likert',
      `<div role="table" aria-labelledby="QuestionId_r1"><div role="row"><div role="columnheader"></div>${['Disagree', 'Agree'].map((one, at) => `<div role="columnheader" id="col${at}">${one}</div>`).join('')}</div>${['It is fast', 'It is cheap'].map((name, row) => `<div role="row"><div role="rowheader" id="row${row}">${name}</div>${['Disagree', 'Agree'].map((one) => `<div role="cell"><label><span><input type="radio" name="likert${row}" value="${one}" aria-label="${name} ${one}"></span></label></div>`).join('')}</div>`).join('')}</div>`,
      chosen,
    ),
  },
});
