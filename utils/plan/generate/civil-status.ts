/** Whether somebody is married and what they live on, in words of their sex. */
import type { Draft } from '../draft';
import { employments, maritalStatuses } from '../persona/life';
import type { Persona } from '../persona/persona';
import { text } from './drafts';
import type { Generator } from './generator';

export const maritalStatus: Generator = ({ persona }) =>
  said('marital-status', maritalStatuses.indexOf(persona.life.maritalStatus), persona);

export const employmentStatus: Generator = ({ persona }) =>
  said('employment-status', employments.indexOf(persona.life.employment), persona);

/** The word of the person's sex first, the word as lists have it after it. */
function said(kind: 'marital-status' | 'employment-status', place: number, { name, locale }: Persona): Draft {
  const { phrases, english } = locale;
  const words = locale.asks.table.ofSex[kind];
  const ofSex = words[phrases.language] ?? words[locale.language];
  const own = ofSex?.[name.sex].split('|')[place] ?? '';
  const [both, other] = [phrases, english].map((one) => one.words[kind]?.[place] ?? '');
  return text(own, both ?? '', other ?? '');
}
