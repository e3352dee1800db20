import { useEffect, useId, useState } from 'react';
import { Alert } from '../../../components/alert';
import { IconButton } from '../../../components/icon-button';
import { KindChooser } from '../../../components/kind-chooser';
import { languageName } from '../../../components/language-name';
import { ChoiceSetting } from '../../../components/settings/choice-setting';
import { kindTitle } from '../../../utils/kind-title';
import type { Kind } from '../../../utils/kinds/kinds';
import { languages } from '../../../utils/settings/languages';
import { loadSettings } from '../../../utils/settings/settings-store';
import { countedText, text, uiLanguage } from '../../../utils/text';
import { useSet, type SetState } from './use-set';
import { setFormats, type SetFormat } from './write-set';

const usual: readonly Kind[] = [
  'given-name',
  'family-name',
  'email',
  'tel',
  'bday',
  'address-line1',
  'postal-code',
  'address-level2',
  'country-name',
];
const mostPersons = 100_000;

/** Many persons as a file: how many, in which language, with which values. */
export function Sets() {
  const id = useId();
  const { state, make, cancel } = useSet();
  const [count, setCount] = useState('100');
  const [format, setFormat] = useState<SetFormat>('csv');
  const [columns, setColumns] = useState(usual);
  const [language, setLanguage] = useLanguage();
  const isMaking = state.is === 'making';
  const isRight = /^\d+$/.test(count) && Number(count) >= 1 && Number(count) <= mostPersons && columns.length > 0;
  return (
    <main className="pane">
      <h1>{text('section_sets')}</h1>
      <p className="hint">{text('setsHint')}</p>
      <div className="field">
        <label htmlFor={`${id}-count`}>{text('setCount')}</label>
        <input
          id={`${id}-count`}
          inputMode="numeric"
          value={count}
          aria-invalid={!isRight && columns.length > 0}
          aria-describedby={`${id}-count-hint`}
          list={`${id}-counts`}
          onChange={({ target }) => setCount(target.value.trim())}
        />
        <datalist id={`${id}-counts`}>
          {[10, 100, 1_000, 10_000].map((usualCount) => (
            <option key={usualCount} value={usualCount} />
          ))}
        </datalist>
        <p id={`${id}-count-hint`} className={isRight || columns.length === 0 ? 'hint' : 'error'}>
          {text('setCountHint', mostPersons.toLocaleString(uiLanguage()))}
        </p>
      </div>
      <div className="field">
        <label htmlFor={`${id}-language`}>{text('language')}</label>
        <select id={`${id}-language`} value={language} onChange={({ target }) => setLanguage(target.value)}>
          {byName(languages).map(([tag, name]) => (
            <option key={tag} value={tag}>
              {name}
            </option>
          ))}
        </select>
      </div>
      <Columns columns={columns} onChange={setColumns} />
      <ChoiceSetting
        label={text('setFormat')}
        options={setFormats.map((one) => [one, one.toUpperCase()] as const)}
        value={format}
        onChange={setFormat}
      />
      <div className="field-row">
        <button
          type="button"
          className="button primary"
          aria-disabled={!isRight || isMaking}
          onClick={() => isRight && !isMaking && void make({ count: Number(count), columns, format, language })}
        >
          {text('exportSave')}
        </button>
        {isMaking && (
          <button type="button" className="button" onClick={cancel}>
            {text('cancel')}
          </button>
        )}
      </div>
      {state.is === 'failed' && <Alert>{text('setFailed')}</Alert>}
      {isMaking && <progress value={state.made} max={state.of} aria-label={text('progress')} />}
      <p role="status">{statusText(state)}</p>
    </main>
  );
}

function statusText(state: SetState): string {
  switch (state.is) {
    case 'making':
      return text('setMaking', state.made, state.of);
    case 'saved':
      return countedText('setSaved', state.of);
    case 'cancelled':
      return text('setCancelled');
    case 'idle':
    case 'failed':
      return '';
  }
}

interface ColumnsProps {
  readonly columns: readonly Kind[];
  readonly onChange: (columns: readonly Kind[]) => void;
}

/** The values a file has of each person, after the seed. */
function Columns({ columns, onChange }: ColumnsProps) {
  return (
    <fieldset className="field">
      <legend>{text('setColumns')}</legend>
      <ul className="columns">
        <li>{text('seed')}</li>
        {columns.map((kind) => (
          <li key={kind}>
            {kindTitle(kind)}
            <IconButton
              icon="close"
              label={text('setRemove', kindTitle(kind))}
              onClick={() => onChange(columns.filter((one) => one !== kind))}
            />
          </li>
        ))}
      </ul>
      <KindChooser
        label={text('setAdd')}
        chosen={null}
        automatic={text('setChoose')}
        samples={{}}
        onChoose={(kind) => kind && !columns.includes(kind) && onChange([...columns, kind])}
      />
    </fieldset>
  );
}

/** The language of the settings, where they name one; else that of the interface. */
function useLanguage() {
  const [language, setLanguage] = useState<string>(() => listed(uiLanguage()));
  useEffect(() => {
    void loadSettings().then((settings) => settings.language !== 'page' && setLanguage(settings.language));
  }, []);
  return [language, setLanguage] as const;
}

function listed(tag: string): string {
  const own = tag.split('-')[0]!;
  return languages.find((one) => one === tag) ?? languages.find((one) => one.startsWith(`${own}-`)) ?? 'en-US';
}

function byName(tags: readonly string[]): readonly (readonly [tag: string, name: string])[] {
  return tags.map((tag) => [tag, languageName(tag)] as const).sort(([, one], [, other]) => one.localeCompare(other));
}
