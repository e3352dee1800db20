import { settingProblem } from '../../../utils/settings/read-settings';
import type { Settings } from '../../../utils/settings/settings';
import { Alert } from '../../../components/alert';
import { text, type TextKey } from '../../../utils/text';
import { ChoiceSetting } from '../../../components/settings/choice-setting';
import { FillSetting } from '../../../components/settings/fill-setting';
import { KeptAsideNotice } from '../../../components/settings/kept-aside-notice';
import { LanguageSetting } from '../../../components/settings/language-setting';
import { Memory } from './memory';
import { PasswordSetting } from './password-setting';
import { TextSetting } from './text-setting';
import { ToggleSetting } from '../../../components/settings/toggle-setting';
import { useSettings, type Change } from '../../../components/settings/use-settings';
import '../../../components/settings/settings.css';

/** What holds on all sites. Each change is saved at once. */
export function SettingsForm() {
  const { settings, trouble, change } = useSettings();
  return (
    <div className="settings">
      <KeptAsideNotice />
      {trouble && <Alert>{trouble}</Alert>}
      {settings && <PersonSettings settings={settings} change={change} />}
      {settings && <FillingSettings settings={settings} change={change} />}
      <Memory />
    </div>
  );
}

interface GroupProps {
  readonly settings: Settings;
  readonly change: Change;
}

function PersonSettings({ settings, change }: GroupProps) {
  const domainProblem = (domain: string) => (settingProblem('emailDomain', domain) ? text('emailDomainWrong') : '');
  return (
    <section className="settings-group">
      <h2>{text('settingsPerson')}</h2>
      <LanguageSetting language={settings.language} change={change} />
      <TextSetting
        label={text('emailDomain')}
        hint={text('emailDomainHint')}
        value={settings.emailDomain}
        problemOf={domainProblem}
        onChange={(emailDomain) => change({ emailDomain })}
      />
      <PasswordSetting password={settings.password} change={change} />
      <ChoiceSetting
        label={text('cards')}
        options={[
          ['test', text('cardsTest')],
          ['random', text('cardsRandom')],
        ]}
        value={settings.cards}
        onChange={(cards) => change({ cards })}
      />
      <ChoiceSetting
        label={text('phones')}
        hint={text('phonesHint')}
        options={[
          ['accepted', text('phonesAccepted')],
          ['fictional', text('phonesFictional')],
        ]}
        value={settings.phones}
        onChange={(phones) => change({ phones })}
      />
    </section>
  );
}

type ToggleName = 'consent' | 'marketing' | 'searchBoxes' | 'coupons' | 'oneTimeCodes' | 'notice';
const toggles: readonly { readonly name: ToggleName; readonly hint?: TextKey }[] = [
  { name: 'consent', hint: 'consentHint' },
  { name: 'marketing', hint: 'marketingHint' },
  { name: 'searchBoxes' },
  { name: 'coupons' },
  { name: 'oneTimeCodes' },
  { name: 'notice', hint: 'noticeHint' },
];

function FillingSettings({ settings, change }: GroupProps) {
  return (
    <section className="settings-group">
      <h2>{text('settingsFilling')}</h2>
      <FillSetting fill={settings.fill} change={change} />
      {toggles.map(({ name, hint }) => (
        <ToggleSetting
          key={name}
          label={text(name)}
          {...(hint && { hint: text(hint) })}
          checked={settings[name]}
          onTurn={() => change((now) => ({ [name]: !now[name] }))}
        />
      ))}
    </section>
  );
}
