/** The locales whose values must pass third-party validators. */
export const locales: readonly string[] = (
  'en-US en-GB en-CA en-AU en-IN de-DE de-AT de-CH fr-FR fr-CA es-ES es-MX it-IT nl-NL nl-BE pt-BR pt-PT pl-PL ' +
  'cs-CZ sk-SK hu-HU ro-RO tr-TR el-GR ru-RU uk-UA sv-SE da-DK nb-NO fi-FI ja-JP ko-KR zh-CN zh-TW vi-VN id-ID ' +
  'th-TH ar-EG he-IL fa-IR hr-HR en-IE en-NZ en-ZA en-SG en-AE ar-AE ar-SA es-CL es-AR es-CO'
).split(' ');
