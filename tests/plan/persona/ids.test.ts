import { stdnum } from 'stdnum';
import { expect, test } from 'vitest';
import { loadLocale } from '../../../utils/plan/locale/load-locale';
import type { Ids } from '../../../utils/plan/persona/ids/id-rules';
import { makePersona } from '../../../utils/plan/persona/persona';
import { makeSeed } from '../../../utils/plan/seed';
import { builtData } from './locale-source';
import { planSettings } from './plan-settings';

/** Locale, number, and the validator of stdnum that must accept it. */
const judged: readonly (readonly [tag: string, id: keyof Ids, validator: string])[] = [
  ['en-IE', 'social', 'IE.pps'],
  ['en-IE', 'vat', 'IE.vat'],
  ['en-NZ', 'tax', 'NZ.ird'],
  ['en-ZA', 'national', 'ZA.idnr'],
  ['en-ZA', 'tax', 'ZA.tin'],
  ['en-SG', 'company', 'SG.uen'],
  ['es-CL', 'national', 'CL.rut'],
  ['es-CL', 'company', 'CL.rut'],
  ['es-AR', 'national', 'AR.dni'],
  ['es-AR', 'tax', 'AR.cuit'],
  ['es-AR', 'company', 'AR.cuit'],
  ['es-CO', 'company', 'CO.nit'],
  ['en-GB', 'vat', 'GB.vat'],
  ['en-GB', 'tax', 'GB.utr'],
  ['en-CA', 'company', 'CA.bn'],
  ['en-AU', 'tax', 'AU.tfn'],
  ['en-AU', 'vat', 'AU.abn'],
  ['en-IN', 'national', 'IN.aadhaar'],
  ['en-IN', 'vat', 'IN.gstin'],
  ['de-DE', 'vat', 'DE.vat'],
  ['de-DE', 'tax', 'DE.idnr'],
  ['de-AT', 'vat', 'AT.uid'],
  ['de-AT', 'social', 'AT.vnr'],
  ['de-CH', 'social', 'CH.ssn'],
  ['de-CH', 'company', 'CH.uid'],
  ['fr-FR', 'company', 'FR.siren'],
  ['fr-FR', 'vat', 'FR.tva'],
  ['fr-FR', 'social', 'FR.nir'],
  ['fr-FR', 'tax', 'FR.nif'],
  ['es-ES', 'national', 'ES.dni'],
  ['es-ES', 'company', 'ES.cif'],
  ['it-IT', 'national', 'IT.codicefiscale'],
  ['it-IT', 'vat', 'IT.iva'],
  ['pt-PT', 'tax', 'PT.nif'],
  ['nl-NL', 'national', 'NL.bsn'],
  ['nl-BE', 'national', 'BE.nn'],
  ['nl-BE', 'vat', 'BE.vat'],
  ['hr-HR', 'national', 'HR.oib'],
  ['sv-SE', 'national', 'SE.personnummer'],
  ['sv-SE', 'company', 'SE.orgnr'],
  ['sv-SE', 'vat', 'SE.vat'],
  ['da-DK', 'national', 'DK.cpr'],
  ['da-DK', 'company', 'DK.cvr'],
  ['nb-NO', 'national', 'NO.fodselsnummer'],
  ['nb-NO', 'company', 'NO.orgnr'],
  ['nb-NO', 'vat', 'NO.mva'],
  ['fi-FI', 'vat', 'FI.alv'],
  ['fi-FI', 'company', 'FI.ytunnus'],
  ['pl-PL', 'national', 'PL.pesel'],
  ['pl-PL', 'tax', 'PL.nip'],
  ['pl-PL', 'company', 'PL.regon'],
  ['cs-CZ', 'national', 'CZ.rc'],
  ['cs-CZ', 'vat', 'CZ.dic'],
  ['sk-SK', 'national', 'SK.rc'],
  ['sk-SK', 'vat', 'SK.dph'],
  ['hu-HU', 'vat', 'HU.anum'],
  ['ro-RO', 'national', 'RO.cnp'],
  ['ro-RO', 'vat', 'RO.cui'],
  ['tr-TR', 'national', 'TR.tckimlik'],
  ['tr-TR', 'tax', 'TR.vkn'],
  ['el-GR', 'tax', 'GR.vat'],
  ['el-GR', 'social', 'GR.amka'],
  ['ru-RU', 'tax', 'RU.inn'],
  ['ru-RU', 'vat', 'RU.inn'],
  ['uk-UA', 'tax', 'UA.rntrc'],
  ['uk-UA', 'company', 'UA.edrpou'],
  ['pt-BR', 'national', 'BR.cpf'],
  ['pt-BR', 'company', 'BR.cnpj'],
  ['es-MX', 'national', 'MX.curp'],
  ['es-MX', 'tax', 'MX.rfc'],
  ['zh-CN', 'national', 'CN.ric'],
  ['zh-CN', 'company', 'CN.uscc'],
  ['zh-TW', 'national', 'TW.natid'],
  ['zh-TW', 'company', 'TW.ubn'],
  ['ko-KR', 'national', 'KR.rrn'],
  ['ko-KR', 'company', 'KR.brn'],
  ['ja-JP', 'company', 'JP.cn'],
  ['he-IL', 'national', 'IL.idnr'],
  ['he-IL', 'company', 'IL.hp'],
  ['th-TH', 'national', 'TH.idnr'],
  ['id-ID', 'tax', 'ID.npwp'],
  ['vi-VN', 'tax', 'VN.mst'],
];

interface Judge {
  validate(value: string): { readonly isValid: boolean };
}

function judgeNamed(name: string): Judge {
  const [country = '', number = ''] = name.split('.');
  const judge = (stdnum as unknown as Record<string, Record<string, Judge>>)[country]?.[number];
  if (!judge)
    throw new Error(`stdnum has no ${name}; it has ${Object.keys((stdnum as never)[country] ?? {}).join(' ')}`);
  return judge;
}

test.each(judged)('%s: %s passes %s', async (tag, id, name) => {
  const judge = judgeNamed(name);
  const locale = await loadLocale(tag, builtData);
  const numbers = Array.from({ length: 60 }, (_, number) => {
    const seed = makeSeed(77 + number * 7919, '2026-11-21');
    return makePersona({ seed, locale, person: '', settings: planSettings() }).ids[id];
  });
  expect(numbers.filter((number) => !judge.validate(number).isValid)).toEqual([]);
});
