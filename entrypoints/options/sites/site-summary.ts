import { fillName } from '../../../components/settings/fill-setting';
import { languageName } from '../../../components/language-name';
import type { SiteContents } from '../../../utils/settings/site-contents';
import type { Site } from '../../../utils/settings/site';
import { countedText, text } from '../../../utils/text';

/** All that is remembered of a site, in one line. */
export function siteSummary({ site, rules, persons, scenarios }: SiteContents): string {
  return [
    ...(site ? said(site) : []),
    ...persons.map(({ name }) => name),
    ...(rules.length > 0 ? [countedText('siteRules', rules.length)] : []),
    ...(scenarios.length > 0 ? [countedText('siteScenarios', scenarios.length)] : []),
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
