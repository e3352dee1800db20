import type { LongTailForm, Markup, Question } from './read-forms';

const prompts: Readonly<Record<string, string>> = {
  ar: 'اختر',
  de: 'Bitte wählen',
  en: 'Please select',
  es: 'Seleccione',
  ja: '選択してください',
};
const inputTypes = ['text', 'number', 'date', 'month', 'time', 'tel', 'email', 'url', 'password', 'range'];
const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** The form as a page of a site. */
export function pageOf({ title, lang, markup, questions }: LongTailForm): string {
  const rows = questions.map((question, index) => row(question, question.id || `f${index}`, markup, lang)).join('\n');
  const body = markup === 'table' ? `<table>${rows}</table>` : rows;
  const direction = lang.startsWith('ar') ? ' dir="rtl"' : '';
  return `<!doctype html><html lang="${lang}"${direction}><head><meta charset="utf-8"><title>${escaped(title)}</title></head>
<body><h1>${escaped(title)}</h1><form>${body}<button>OK</button></form></body></html>`;
}

function row(question: Question, id: string, markup: Markup, lang: string): string {
  return headingOf(question, markup) + questionRow(question, id, markup, lang);
}

function headingOf({ heading }: Question, markup: Markup): string {
  if (heading === '') return '';
  const told = escaped(heading);
  return markup === 'table' ? `<tr><th colspan="2">${told}</th></tr>` : `<h2>${told}</h2>`;
}

function questionRow(question: Question, id: string, markup: Markup, lang: string): string {
  const label = escaped(question.label);
  const unit = question.unit && ` <span>${escaped(question.unit)}</span>`;
  const control = controlOf(question, id, lang, markup) + unit;
  if (question.control === 'check') return inRow(markup, '', `${control} <label for="${id}">${label}</label>`);
  if (isGroup(question)) return inRow(markup, '', `<fieldset><legend>${label}</legend>${control}</fieldset>`);
  if (markup === 'label') return `<p><label for="${id}">${label}</label><br>${control}</p>`;
  if (markup === 'float') return `<div class="form-floating">${control}<label for="${id}">${label}</label></div>`;
  if (markup === 'wrap')
    return `<div class="field"><label>${label} <abbr class="required">*</abbr> ${control}</label></div>`;
  if (markup === 'bare') return `<div>${control}</div>`;
  return inRow(markup, label, control);
}

function inRow(markup: Markup, label: string, control: string): string {
  if (markup === 'table') return `<tr><td>${label}</td><td>${control}</td></tr>`;
  return `<div><span>${label}</span> ${control}</div>`;
}

function isGroup({ control }: Question): boolean {
  return control === 'radio' || control === 'checks';
}

function controlOf(question: Question, id: string, lang: string, markup: Markup): string {
  const { control, attributes, options, name } = question;
  const told = attributes.map((one) =>
    one.replace(/^max=(\d+)$/, control === 'area' || control === 'text' ? 'maxlength=$1' : 'max=$1'),
  );
  const hint = markup === 'bare' && !told.some((one) => one.startsWith('placeholder')) ? placeholder(question) : '';
  const facts = `id="${id}" name="${name}" ${told.join(' ')}${hint}`;
  if (inputTypes.includes(control)) return `<input type="${control}" ${facts}>`;
  switch (control) {
    case 'datetime':
      return `<input type="datetime-local" ${facts}>`;
    case 'area':
      return `<textarea ${facts} rows="4"></textarea>`;
    case 'rich':
      return `<div contenteditable="true" role="textbox" aria-multiline="true" ${facts} style="min-height:80px;border:1px solid"></div>`;
    case 'check':
      return `<input type="checkbox" ${facts}>`;
    case 'datalist':
      return `<input list="${id}l" ${facts}><datalist id="${id}l">${optionsOf(options)}</datalist>`;
    case 'select':
      return `<select ${facts}>${promptOf(question, lang, markup)}${optionsOf(options, question)}</select>`;
    case 'radio':
    case 'checks':
      return boxes(control === 'radio' ? 'radio' : 'checkbox', name, options);
    default:
      throw new Error(`no such control: ${control}`);
  }
}

function placeholder({ label, control }: Question): string {
  return control === 'select' ? '' : ` placeholder="${escaped(label)}"`;
}

/** A list at which the page has put something has no prompt but its own. */
function promptOf({ preset, values, label }: Question, lang: string, markup: Markup): string {
  if (preset >= 0 || values.includes('')) return '';
  return `<option value="">${markup === 'bare' ? escaped(label) : (prompts[lang.slice(0, 2)] ?? '—')}</option>`;
}

function optionsOf(options: readonly string[], from?: Question): string {
  const facts = (at: number) => {
    const value = from?.values[at] ?? null;
    return `${value === null ? '' : ` value="${escaped(value)}"`}${from?.preset === at ? ' selected' : ''}`;
  };
  return options.map((option, at) => `<option${facts(at)}>${escaped(option)}</option>`).join('');
}

function boxes(type: string, name: string, options: readonly string[]): string {
  return options
    .map((option, at) => `<label><input type="${type}" name="${name}" value="${at + 1}"> ${escaped(option)}</label>`)
    .join(' ');
}
