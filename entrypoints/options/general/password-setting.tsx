import { useState } from 'react';
import { settingProblem } from '../../../utils/settings/read-settings';
import type { Settings } from '../../../utils/settings/settings';
import { text } from '../../../utils/text';
import { ChoiceSetting } from '../../../components/settings/choice-setting';
import { TextSetting } from './text-setting';
import type { Change } from '../../../components/settings/use-settings';

interface PasswordSettingProps {
  readonly password: Settings['password'];
  readonly change: Change;
}

/** A password for each person, or one for all; "one for all" holds once its text is written. */
export function PasswordSetting({ password, change }: PasswordSettingProps) {
  const [use, setUse] = useState(password.use);
  const choose = (chosen: Settings['password']['use']) => {
    setUse(chosen);
    if (chosen === 'generated') change({ password: { use: 'generated' } });
  };
  const problemOf = (written: string) =>
    settingProblem('password', { use: 'fixed', text: written }) ? text('passwordWrong') : '';
  return (
    <>
      <ChoiceSetting
        label={text('password')}
        options={[
          ['generated', text('passwordGenerated')],
          ['fixed', text('passwordFixed')],
        ]}
        value={use}
        onChange={choose}
      />
      {use === 'fixed' && (
        <TextSetting
          label={text('passwordText')}
          value={password.use === 'fixed' ? password.text : ''}
          problemOf={problemOf}
          onChange={(written) => change({ password: { use: 'fixed', text: written } })}
        />
      )}
    </>
  );
}
