/**
 * Forms in a notation short enough to write by the dozen. A row is a field: what a person sees, what the markup says,
 * what a believable answer is, and the options if there are any.
 *
 *     ['First name | placeholder: Jane', 'text fname max=40 ac=given-name', given]
 *     ['', 'select dob_m', month, ['=Month', '1=January', …]]
 *
 * Texts: labels, or `source: text` for any other source, separated by ` | `. Markup: control, name, attributes; `+` before
 * the control puts the field into the row of the field before. Options: `value=text`, or the text alone.
 */
import type { FieldDescriptor, FieldFacts, FieldText, TextControl } from '../../../utils/pipeline';
import { textSources } from '../../../utils/pipeline';
import { field, selectField, textField } from '../../builders';
import type { Check } from './checks';

export type Row = readonly [texts: string, markup: string, check: Check, options?: readonly string[]];

export interface Form {
  readonly title: string;
  /** `lang` of the page; '' where it has none. */
  readonly lang: string;
  /** What the page's form says beside its fields: the button, the heading. */
  readonly says: readonly string[];
  readonly rows: readonly Row[];
}

/** @param lang '' for a page that does not tell its language */
export function form(title: string, lang: string, says: string, rows: readonly Row[]): Form {
  return { title, lang, says: says ? says.split(' | ') : [], rows };
}

interface Markup {
  readonly control: string;
  readonly sameRow: boolean;
  readonly name: string;
  readonly attributes: ReadonlyMap<string, string>;
}

function readMarkup(markup: string): Markup {
  const [control = 'text', ...rest] = markup.split(' ');
  const attributes = new Map(
    rest
      .filter((word) => /^[a-z]+=/.test(word) || word === 'required')
      .map((word): [string, string] => [word.split('=')[0]!, word.slice(word.indexOf('=') + 1).replaceAll('_', ' ')]),
  );
  const name = rest.find((word) => !/^[a-z]+=/.test(word) && word !== 'required') ?? '';
  return { control: control.replace('+', ''), sameRow: control.startsWith('+'), name, attributes };
}

function readTexts(texts: string): FieldText[] {
  return texts
    .split(' | ')
    .filter((text) => text !== '')
    .map((text) => {
      const [, source = 'label', rest = text] = /^([a-z-]+): (.*)$/u.exec(text) ?? [];
      const known = textSources.find((one) => one === source);
      return known ? { source: known, text: rest } : { source: 'label', text };
    });
}

/** The fields as a scan would describe them. */
export function fieldsOf({ title, lang, says, rows }: Form): FieldDescriptor[] {
  let line = 0;
  let column = 0;
  return rows.map(([texts, written, , options]) => {
    const markup = readMarkup(written);
    column = markup.sameRow ? column + 1 : 0;
    line = markup.sameRow ? line : line + 1;
    const facts = {
      texts: readTexts(texts),
      name: markup.name,
      elementId: markup.attributes.get('id') ?? '',
      autocomplete: markup.attributes.get('ac') ?? '',
      required: markup.attributes.has('required'),
      group: markup.attributes.get('group') ?? '',
      lang,
      form: title,
      formTexts: says,
      box: { x: column * 120, y: line * 50, width: 100, height: 24 },
    };
    return describe(markup, facts, options ?? []);
  });
}

const dateTypes = ['date', 'month', 'week', 'time', 'datetime-local'] as const;
const textTypes = ['text', 'search', 'url', 'tel', 'email', 'password', 'textarea', 'rich-text', 'code'] as const;

function describe({ control, attributes }: Markup, facts: Partial<FieldFacts>, options: readonly string[]) {
  const number = (name: string) => (attributes.has(name) ? Number(attributes.get(name)) : null);
  const date = dateTypes.find((type) => type === control);
  if (date) return field({ control: 'date', type: date, min: attributes.get('min') ?? '', max: '', step: null }, facts);
  if (control === 'select' || control === 'radio') return choice(control, facts, options);
  if (control === 'check') return field({ control: 'check', checked: false }, facts);
  if (control === 'color') return field({ control: 'color' }, facts);
  if (control === 'file') {
    return field({ control: 'file', accept: attributes.get('accept') ?? '', multiple: false }, facts);
  }
  if (control === 'number' || control === 'range') {
    const [min, max] = [
      number('min') ?? (control === 'range' ? 0 : null),
      number('max') ?? (control === 'range' ? 100 : null),
    ];
    return field({ control: 'number', type: control, min, max, step: number('step') ?? 1, stepBase: min ?? 0 }, facts);
  }
  return textField('', { ...facts, ...textFacts(control, attributes, options) });
}

function textFacts(control: string, attributes: Markup['attributes'], options: readonly string[]) {
  const type = textTypes.find((one) => one === control);
  if (!type) throw new Error(`no such control: ${control}`);
  const facts: Partial<Omit<TextControl, 'control'>> = {
    type,
    maxLength: attributes.has('max') ? Number(attributes.get('max')) : null,
    minLength: attributes.has('min') ? Number(attributes.get('min')) : null,
    pattern: attributes.get('pattern') ?? '',
    inputMode: attributes.get('mode') ?? '',
    mask: attributes.get('mask') ?? '',
    suggestions: options,
  };
  return facts;
}

function choice(type: 'select' | 'radio', facts: Partial<FieldFacts>, options: readonly string[]) {
  const pairs = options.map((option) => {
    const at = option.indexOf('=');
    return at < 0 ? option : ([option.slice(0, at), option.slice(at + 1)] as const);
  });
  const made = selectField('', pairs, facts);
  return type === 'select' || made.control !== 'choice' ? made : { ...made, type, tag: 'input', adapter: 'radio' };
}
