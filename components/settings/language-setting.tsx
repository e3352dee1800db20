import { useMemo } from 'react';
import type { Settings } from '../../utils/settings/settings';
import { text } from '../../utils/text';
import { languageOptions } from './language-options';
import { SelectSetting } from './select-setting';
import type { Change } from './use-settings';

interface LanguageSettingProps {
  readonly language: Settings['language'];
  readonly change: Change;
  /** Id of the heading that tells it from the same setting for one site. */
  readonly under?: string;
}

/** The language of the data: the page's own, or one of all there is data for, in the interface's alphabet. */
export function LanguageSetting({ language, change, under }: LanguageSettingProps) {
  const options = useMemo(() => languageOptions(), []);
  return (
    <SelectSetting
      label={text('language')}
      under={under}
      hint={text('languageHint')}
      options={options}
      value={language}
      onChange={(chosen) => change({ language: chosen })}
    />
  );
}
