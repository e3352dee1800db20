import { extensionData } from '../../../utils/conduct/own-files/extension-data';
import { firstLocale, loadLocale } from '../../../utils/plan/locale/load-locale';
import type { SampleSource } from '../../../utils/plan/value-language/sample-values';
import { planSettings } from '../../../utils/settings/settings';
import { loadSettings } from '../../../utils/settings/settings-store';
import { uiLanguage } from '../../../utils/text';

export type SampleBase = Pick<SampleSource, 'locale' | 'settings'>;

/** What values are made of where no page is at hand. @param tag of the language; '' for that of the settings, else ours */
export async function loadSampleBase(tag = ''): Promise<SampleBase> {
  const settings = await loadSettings();
  const wanted = tag || (settings.language === 'page' ? uiLanguage() : settings.language);
  const locale = await firstLocale([wanted], (one) => loadLocale(one, extensionData));
  return { locale, settings: planSettings(settings) };
}
