import { useId, useMemo } from 'react';
import { languages } from '../../utils/settings/languages';
import type { Settings } from '../../utils/settings/settings';
import { languageName } from '../language-name';
import { text, uiLanguage } from '../../utils/text';
import type { Change } from './use-settings';

interface LanguageSettingProps {
  readonly language: Settings['language'];
  readonly change: Change;
}

/** The language of the data: the page's own, or one of all there is data for, in the interface's alphabet. */
export function LanguageSetting({ language, change }: LanguageSettingProps) {
  const id = useId();
  const offered = useMemo(() => {
    const { compare } = new Intl.Collator(uiLanguage());
    return languages
      .map((tag) => ({ tag, name: languageName(tag) }))
      .sort((left, right) => compare(left.name, right.name));
  }, []);
  return (
    <div className="field">
      <label htmlFor={id}>{text('language')}</label>
      <select
        id={id}
        value={language}
        aria-describedby={`${id}-hint`}
        onChange={(event) => change({ language: event.target.value as Settings['language'] })}
      >
        <option value="page">{text('languagePage')}</option>
        {offered.map(({ tag, name }) => (
          <option key={tag} value={tag}>
            {name}
          </option>
        ))}
      </select>
      <p id={`${id}-hint`} className="hint">
        {text('languageHint')}
      </p>
    </div>
  );
}
