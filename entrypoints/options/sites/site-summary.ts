import { fillName } from '../../../components/settings/fill-setting';
import { languageName } from '../../../components/language-name';
import { isScenarioOn, type SiteLists } from '../../../utils/settings/site-contents';
import type { Site } from '../../../utils/settings/site';
import { countedText, text } from '../../../utils/text';

/** All that is remembered of a site, in one line. */
export function siteSummary(id: string, { sites, rules, persons, scenarios }: SiteLists): string {
  const site = sites.find((one) => one.id === id);
  const ruled = rules.filter((rule) => rule.sites.includes(id)).length;
  const played = scenarios.filter((scenario) => isScenarioOn(id, scenario)).length;
  return [
    ...(site ? said(site) : []),
    ...persons.filter((person) => person.sites.includes(id)).map(({ name }) => name),
    ...(ruled > 0 ? [countedText('siteRules', ruled)] : []),
    ...(played > 0 ? [countedText('siteScenarios', played)] : []),
  ].join(' · ');
}

function said({ off, auto, language, mode, fill }: Site): readonly string[] {
  return [
    ...(off ? [text('siteIsOff')] : []),
    ...(auto ? [text('siteIsAuto')] : []),
    ...(language === null ? [] : [language === 'page' ? text('languagePage') : languageName(language)]),
    ...(mode ? [text(`mode_${mode}`)] : []),
    ...(fill ? [fillName(fill)] : []),
  ];
}
