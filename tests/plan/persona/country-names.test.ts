/** A label names a country's number only where that is all it can mean; else the person's own number, or none, is asked for. */
import { describe, expect, it } from 'vitest';
import type { FieldDescriptor } from '../../../utils/pipeline';
import type { Kind } from '../../../utils/kinds/kinds';
import { planFields } from '../../../utils/plan/plan';
import { makeSeed } from '../../../utils/plan/seed';
import { textField } from '../../builders';
import { localeOfPage } from './locale-of-page';
import { planSettings } from './plan-settings';

async function planned(lang: string, field: FieldDescriptor) {
  const locale = await localeOfPage(lang, [field]);
  const seed = makeSeed(1, '2026-11-21');
  const [entry] = planFields([field], { seed, locale, mode: 'realistic', settings: planSettings(), overrides: {} });
  return entry!;
}

const labelled = (label: string, hint = '') =>
  textField('', {
    name: '',
    texts: [{ source: 'label', text: label }, ...(hint ? [{ source: 'hint', text: hint } as const] : [])],
  });

describe('a name among other words', () => {
  it.each<readonly [lang: string, label: string, not: Kind]>([
    ['fr-CA', 'Titre du projet (ne pas abréger)', 'company-registration'],
    ['fr-CA', 'Pourquoi ne pas participer ?', 'company-registration'],
    ['fr-CA', 'NE', 'company-registration'],
    ['es-CL', 'Número de serie', 'national-id'],
    ['es-CO', 'Cilindraje (cc)', 'national-id'],
    ['es-AR', 'Dominio', 'license-plate'],
    ['es-AR', 'Nombre de dominio', 'license-plate'],
    ['es-AR', 'Patente de invención', 'license-plate'],
    ['es-AR', 'Alias', 'account-number'],
    ['pt-BR', 'RG do animal', 'national-id'],
    ['pt-BR', 'Agência de viagens', 'routing-number'],
    ['pt-BR', 'Agência emissora', 'routing-number'],
    ['en-AU', 'Licence number', 'driver-license'],
    ['en-AU', 'Builder licence number', 'driver-license'],
    ['en-AU', 'Liquor licence number', 'driver-license'],
    ['es-MX', 'Número de licencia', 'driver-license'],
    ['es-MX', 'Número de licencia de software', 'driver-license'],
    ['en-IN', 'Epic', 'national-id'],
    ['en-IN', 'Epic name', 'national-id'],
    ['en-IN', 'DIN', 'company-registration'],
    ['ko-KR', '면허번호', 'driver-license'],
    ['ko-KR', '의사 면허번호', 'driver-license'],
    ['pt-PT', 'Número de matrícula do aluno', 'license-plate'],
    ['sv-SE', 'Blodgrupp (BG)', 'account-number'],
    ['sv-SE', 'Köpt via BG', 'account-number'],
    ['en-CA', 'Health card version', 'insurance-number'],
    ['en-CA', "Driver's licence class", 'driver-license'],
    ['it-IT', 'Codice CIN struttura', 'account-number'],
    ['de-CH', 'IDE', 'company-registration'],
    ['hr-HR', 'Matični broj studenta', 'company-registration'],
    ['en-GB', 'Driver number', 'driver-license'],
    ['en-IE', 'Driver number', 'driver-license'],
    ['fr-FR', 'N° de permis de construire', 'driver-license'],
    ['en-US', 'eSIM EID', 'national-id'],
  ])('asks for no number: %s “%s”', async (lang, label, not) => {
    expect((await planned(lang, labelled(label))).kind).not.toBe(not);
  });

  it.each<readonly [lang: string, label: string, type: 'password' | 'email', kind: Kind]>([
    ['fr-CA', 'Mot de passe (ne pas partager)', 'password', 'current-password'],
    ['es-CO', 'CC', 'email', 'email'],
    ['es-AR', 'Alias CBU', 'email', 'email'],
  ])('changes no box for something else: %s “%s”', async (lang, label, type, kind) => {
    expect((await planned(lang, textField(label, { name: '', type }))).kind).toBe(kind);
  });

  it.each([
    ['Same as number above', /^AS\d/],
    ['Mic', /^X[A-Z]{3}$/],
  ])('is no code of a standard: “%s”', async (label, code) => {
    expect((await planned('en-US', labelled(label))).shown).not.toMatch(code);
  });
});

describe('a person’s own number', () => {
  it.each<readonly [lang: string, label: string, own: string, hint: string]>([
    ['es-ES', 'DNI/NIE', 'DNI', ''],
    ['es-ES', 'NIF/NIE/CIF', 'DNI', ''],
    ['es-ES', 'DNI', 'DNI', 'si eres extranjero, NIE'],
    ['en-US', 'SSN or ITIN', 'SSN', ''],
    ['nb-NO', 'Fødselsnummer / D-nummer', 'Fødselsnummer', ''],
    ['sv-SE', 'Personnummer', 'Personnummer', 'saknar du ett, ange samordningsnummer'],
    ['ko-KR', '주민등록번호/외국인등록번호', '주민등록번호', ''],
    ['zh-TW', '身分證字號/居留證號碼', '身分證字號', ''],
    ['pt-BR', 'CPF', 'CPF', 'ou RG'],
    ['hr-HR', 'OIB', 'OIB', 'ili matični broj'],
    ['de-CH', 'IBAN (keine QR-IBAN)', 'IBAN', ''],
    ['es-AR', 'CBU', 'CBU', 'no es el alias'],
  ])('stays theirs: %s “%s”', async (lang, label, own, hint) => {
    const asked = await planned(lang, labelled(label, hint));
    const plain = await planned(lang, labelled(own));
    expect([asked.kind, asked.shown]).toEqual([plain.kind, plain.shown]);
  });
});

describe('a name that is all of a label', () => {
  it.each<readonly [lang: string, label: string, kind: Kind, looks: RegExp]>([
    ['es-CO', 'CC', 'national-id', /^1\.\d{3}\.\d{3}\.\d{3}$/],
    ['es-AR', 'Patente', 'license-plate', /^[A-Z]{2} \d{3} [A-Z]{2}$/],
    ['pt-BR', 'RG *', 'national-id', /^\d\d\.\d{3}\.\d{3}-\d$/],
    ['pt-BR', 'Agência', 'routing-number', /^\d{4}$/],
    ['sv-SE', 'BG', 'account-number', /^5\d{3}-\d{4}$/],
    ['pt-PT', 'Matrícula', 'license-plate', /^[A-Z]{2}-\d\d-[A-Z]{2}$/],
    ['nl-NL', 'Documentnummer', 'national-id', /^SPECI20\d\d$/],
    ['nb-NO', 'KID', 'reference', /^\d{10}$/],
    ['es-ES', 'Número NIE', 'national-id', /^X\d{7}[A-Z]$/],
    ['ru-RU', 'Корсчет', 'account-number', /^301\d{17}$/],
  ])('asks for that number: %s “%s”', async (lang, label, kind, looks) => {
    const entry = await planned(lang, labelled(label));
    expect(entry.kind).toBe(kind);
    expect(entry.shown).toMatch(looks);
  });
});
