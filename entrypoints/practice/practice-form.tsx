import { useId, type HTMLInputTypeAttribute } from 'react';
import { kindTitle } from '../../utils/kind-title';
import type { Kind } from '../../utils/kinds/kinds';
import { text, uiLanguage } from '../../utils/text';

/** What the form asks for, each as browsers have it. */
const fields: readonly (readonly [Kind, HTMLInputTypeAttribute | 'select' | 'textarea'])[] = [
  ['given-name', 'text'],
  ['family-name', 'text'],
  ['email', 'email'],
  ['tel', 'tel'],
  ['bday', 'date'],
  ['organization', 'text'],
  ['street-address', 'text'],
  ['postal-code', 'text'],
  ['address-level2', 'text'],
  ['country-name', 'select'],
  ['notes', 'textarea'],
];

const countries = ['AT', 'BR', 'CA', 'DE', 'ES', 'FR', 'GB', 'IN', 'IT', 'JP', 'MX', 'NL', 'PL', 'SE', 'US'];

/** A form that is never sent: it has no button for it, and the page's policy forbids it. */
export function PracticeForm() {
  return (
    <form aria-labelledby="practice-form">
      <h2 id="practice-form">{text('practice')}</h2>
      {fields.map(([kind, type]) => (
        <Field key={kind} kind={kind} type={type} />
      ))}
      <button type="reset" className="button">
        {text('practiceEmpty')}
      </button>
    </form>
  );
}

function Field({ kind, type }: { readonly kind: Kind; readonly type: (typeof fields)[number][1] }) {
  const id = useId();
  return (
    <div className="field" data-type={type}>
      <label htmlFor={id}>{kindTitle(kind)}</label>
      {type === 'select' && <CountryList id={id} name={kind} />}
      {type === 'textarea' && <textarea id={id} name={kind} rows={3} />}
      {type !== 'select' && type !== 'textarea' && <input id={id} name={kind} type={type} />}
    </div>
  );
}

function CountryList({ id, name }: { readonly id: string; readonly name: string }) {
  const names = new Intl.DisplayNames(uiLanguage(), { type: 'region' });
  return (
    <select id={id} name={name} defaultValue="">
      <option value="">{text('practiceChoose')}</option>
      {countries.map((code) => (
        <option key={code} value={code}>
          {names.of(code)}
        </option>
      ))}
    </select>
  );
}
