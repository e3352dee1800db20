import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { askLanguages } from '../../../utils/plan/asks/load-asks';
import { isAbout, sortAsked, sortsIn, type WrittenSorts } from '../../../utils/plan/asks/sorts/sort-asked';

const written = JSON.parse(
  readFileSync(new URL('../../../utils/plan/asks/sorts/sorts.json', import.meta.url), 'utf8'),
) as WrittenSorts;
const sortOf = (language: string, question: string) => sortAsked(question, sortsIn(language, written))?.id ?? null;

describe('sortAsked', () => {
  it.each([
    ['en', 'Condition of the awning', 'state'],
    ['de', 'Zustand der Markise', 'state'],
    ['ja', '帆布の状態', 'state'],
    ['en', 'Dents found', 'findings'],
    ['pl', 'Stwierdzone ubytki', 'findings'],
    ['fr', 'Anomalies constatées', 'findings'],
    ['sv', 'Avvikelser vid provet', 'findings'],
    ['en', 'Recommendations for the keeper', 'advice'],
    ['nl', 'Aanbevelingen', 'advice'],
    ['es', 'Recomendaciones al taller', 'advice'],
    ['ru', 'Заключение комиссии', 'verdict'],
    ['it', 'Esito della prova', 'verdict'],
    ['ko', '시험 결과', 'verdict'],
    ['de', 'Wo liegt der Anker?', 'where'],
    ['sv', 'Loggbok förvarad var?', 'where'],
    ['tr', 'Sayacın konumu', 'where'],
    ['en', 'Name of co-driver, if any', 'applies'],
    ['fr', 'Motif du refus (le cas échéant)', 'applies'],
    ['zh', '其他证书（如有）', 'applies'],
    ['de', 'Fischereiberechtigter', 'who'],
    ['de', 'Wer nimmt das Paket an?', 'who'],
    ['fr', 'À qui remettre les clés ?', 'who'],
    ['es', '¿Quién recoge al menor?', 'who'],
    ['nl', 'Met wie reist u?', 'who'],
    ['pl', 'Kto odbiera dziecko?', 'who'],
    ['de', 'Wer ist Ihr Versicherer?', null],
    ['de', 'Wie kommt das Kind nach Hause?', null],
    ['de', 'Preisvorschlag', null],
    ['en', 'How did we do?', null],
    ['en', 'Where do you live?', null],
    ['fr', 'Où habitez-vous ?', null],
    ['es', '¿Dónde vive?', null],
    ['fr', 'Adresse du site', null],
    ['es', 'Dirección del blog', null],
    ['fr', 'Erreur', null],
    ['es', 'Entrevista', null],
    ['it', 'Intervista', null],
    ['pl', 'Cennik', null],
    ['pl', 'Kierownik', 'who'],
    ['fr', 'Quittance', null],
    ['ru', 'Кем выдан', null],
    ['ru', 'Плотник', null],
    ['ru', 'Настройщик органа', null],
    ['ru', 'Дежурный машинист', 'who'],
    ['ko', '원장명', 'who'],
    ['ko', '농장명', null],
    ['nl', 'Duikbedrijf', 'firm'],
    ['it', 'Ditta di trasporto', 'firm'],
    ['zh', '承运单位', 'firm'],
    ['nl', 'Adres van de molen', 'address'],
    ['pl', 'Adres stajni', 'address'],
    ['en', 'Precautions against dust', 'measures'],
    ['de', 'Vorgehen bei Nebel', 'orders'],
    ['fr', 'Comportement au box', 'manner'],
    ['en', 'Tenor bell', null],
  ] as const)('%s: “%s” wants %s', (language, question, sort) => expect(sortOf(language, question)).toBe(sort));

  it('has in each language words for what may not have been, for a place and for how it is', () => {
    for (const language of askLanguages) {
      const ids = sortsIn(language, written).map(({ id }) => id);
      expect(ids, language).toEqual(
        expect.arrayContaining(['findings', 'where', 'state', 'verdict', 'advice', 'how', 'told']),
      );
    }
  });

  it('says two answers where no kind does: for a line, and for a box of several', () => {
    for (const { kind, rows } of Object.values(written))
      for (const [, ...says] of Object.values(rows)) expect(says).toHaveLength(kind ? 0 : 2);
  });
});

describe('isAbout', () => {
  it('tells the report of a damage from a survey', () => {
    const findings = sortsIn('en', written).find(({ id }) => id === 'findings')!;
    expect(isAbout(['Hull damage report'], findings)).toBe(true);
    expect(isAbout(['Hull survey'], findings)).toBe(false);
  });
});
