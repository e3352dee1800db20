import { useMemo } from 'react';
import type { Settings } from '../../utils/settings/settings';
import { text } from '../../utils/text';
import { languageOptions } from './language-options';
import { SelectSetting } from './select-setting';
import type { Change } from './use-settings';

interface LanguageSettingProps {
  readonly language: Settings['language'];
  readonly change: Change;
}

/** The language of the data: the page's own, or one of all there is data for, in the interface's alphabet. */
export function LanguageSetting({ language, change }: LanguageSettingProps) {
  const options = useMemo(() => languageOptions(), []);
  return (
    <SelectSetting
      label={text('language')}
      hint={text('languageHint')}
      options={options}
      value={language}
      onChange={(chosen) => change({ language: chosen })}
    />
  );
}
