import { useId, useState } from 'react';
import { countryName } from '../../../components/country-name';
import { countries } from '../../../utils/plan/locale/languages';
import type { PersonTraits } from '../../../utils/plan/persona/traits';
import { checkValue } from '../../../utils/plan/value-language/check-value';
import { text } from '../../../utils/text';
import { valueProblemText } from '../../../utils/value-problem-text';
import type { Send } from '../use-port';

interface PersonTraitsFormProps {
  readonly traits: PersonTraits;
  readonly send: Send;
}

/** What the person, and those who come after, are to be like; open from the start where anything is set. */
export function PersonTraitsForm({ traits, send }: PersonTraitsFormProps) {
  const { sex, ages, country, email } = traits;
  const [isOpen, setOpen] = useState(sex !== null || ages !== null || country !== '' || email !== '');
  return (
    <details className="traits" open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{text('personTraits')}</summary>
      <div className="traits-grid">
        <label className="field">
          <span>{text('personSex')}</span>
          <select
            value={sex ?? ''}
            onChange={({ target }) =>
              send({ do: 'set-traits', traits: { sex: sexes.find((one) => one === target.value) ?? null } })
            }
          >
            <option value="">{text('personAny')}</option>
            {sexes.map((one) => (
              <option key={one} value={one}>
                {text(`personSex_${one}`)}
              </option>
            ))}
          </select>
        </label>
        <AgeRange ages={ages} onChange={(next) => send({ do: 'set-traits', traits: { ages: next } })} />
        <label className="field">
          <span>{text('personCountry')}</span>
          <select
            value={country}
            onChange={({ target }) => send({ do: 'set-traits', traits: { country: target.value } })}
          >
            <option value="">{text('personCountryPage')}</option>
            {byName(countries).map(([code, name]) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
          </select>
        </label>
        <EmailPattern email={email} onChange={(next) => send({ do: 'set-traits', traits: { email: next } })} />
      </div>
    </details>
  );
}

const sexes = ['female', 'male'] as const;

function byName(codes: readonly string[]): readonly (readonly [code: string, name: string])[] {
  const named = codes.map((code) => [code, countryName(code)] as const);
  return named.sort(([, one], [, other]) => one.localeCompare(other));
}

interface AgeRangeProps {
  readonly ages: PersonTraits['ages'];
  readonly onChange: (ages: PersonTraits['ages']) => void;
}

/** Two ages; both empty for any. Set once both are there and in order. */
function AgeRange({ ages, onChange }: AgeRangeProps) {
  const id = useId();
  const [least, setLeast] = useState(ages ? String(ages[0]) : '');
  const [most, setMost] = useState(ages ? String(ages[1]) : '');
  const problem = ageProblem(least, most);
  const set = () => {
    if (problem) return;
    const next = least && most ? ([Number(least), Number(most)] as const) : null;
    if (JSON.stringify(next) !== JSON.stringify(ages)) onChange(next);
  };
  const input = (label: string, value: string, change: (value: string) => void) => (
    <input
      inputMode="numeric"
      aria-label={label}
      aria-invalid={problem !== ''}
      aria-describedby={`${id}-hint`}
      value={value}
      maxLength={3}
      onChange={({ target }) => change(target.value.trim())}
      onBlur={set}
      onKeyDown={(event) => event.key === 'Enter' && set()}
    />
  );
  return (
    <fieldset className="field">
      <legend>{text('personAges')}</legend>
      <div className="field-row">
        {input(text('personAgeLeast'), least, setLeast)}
        <span aria-hidden="true">–</span>
        {input(text('personAgeMost'), most, setMost)}
      </div>
      <p id={`${id}-hint`} className={problem ? 'error' : 'hint'} aria-live="polite">
        {problem}
      </p>
    </fieldset>
  );
}

const oldest = 110;

function ageProblem(least: string, most: string): string {
  if (least === '' && most === '') return '';
  const isAge = (typed: string) => /^\d{1,3}$/.test(typed) && Number(typed) <= oldest;
  if (!isAge(least) || !isAge(most)) return text('personAgeWrong', oldest);
  return Number(least) <= Number(most) ? '' : text('personAgeOrder');
}

interface EmailPatternProps {
  readonly email: string;
  readonly onChange: (email: string) => void;
}

function EmailPattern({ email, onChange }: EmailPatternProps) {
  const id = useId();
  const [draft, setDraft] = useState(email);
  const [wrong] = draft === '' ? [] : checkValue({ is: 'template', text: draft });
  const set = () => !wrong && draft !== email && onChange(draft);
  return (
    <div className="field wide">
      <label htmlFor={id}>{text('personEmail')}</label>
      <input
        id={id}
        value={draft}
        placeholder="{{given-name|slug}}+{{seed}}@ourco.example"
        autoComplete="off"
        spellCheck={false}
        aria-invalid={wrong !== undefined}
        aria-describedby={`${id}-hint`}
        onChange={({ target }) => setDraft(target.value)}
        onBlur={set}
        onKeyDown={(event) => event.key === 'Enter' && set()}
      />
      <p id={`${id}-hint`} className={wrong ? 'error' : 'hint'} aria-live="polite">
        {wrong ? valueProblemText(wrong.code, wrong.piece) : text('personEmailHint')}
      </p>
    </div>
  );
}
