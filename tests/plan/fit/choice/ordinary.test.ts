import { describe, expect, it } from 'vitest';
import written from '../../../../utils/plan/asks/priors/priors.json';
import { priorsIn } from '../../../../utils/plan/asks/priors/priors';
import { fit } from '../../../../utils/plan/fit/fit';
import { makeStream } from '../../../../utils/plan/stream';
import { flag, text } from '../../../../utils/plan/generate/drafts';
import { choiceField, context } from '../builders';

const labelled = (label: string, options: readonly string[]) => ({
  ...choiceField(options),
  texts: [{ source: 'label', text: label } as const],
});

/** What is chosen by forty persons. */
function chosen(label: string, options: readonly string[], language = 'en') {
  const priors = priorsIn(language, written);
  const shown = Array.from({ length: 40 }, (_, at) => {
    const own = context('category', { priors, stream: makeStream(`person ${at}`) });
    return fit(text(''), labelled(label, options), own).shown;
  });
  return [...new Set(shown)].sort();
}

describe('an ordinary choice', () => {
  it.each([
    ['en', 'State of the drum', ['Good', 'Dented', 'Leaking', 'Refused'], ['Good']],
    ['en', 'Handling', ['Expedited', 'Standard'], ['Standard']],
    ['de', 'Zustand der Ware', ['beschädigt', 'einwandfrei', 'durchnässt'], ['einwandfrei']],
    ['fr', 'État du lot', ['Conforme', 'Non conforme'], ['Conforme']],
    ['es', 'Estado del palé', ['Roto', 'Buen estado', 'Mojado'], ['Buen estado']],
    ['it', 'Esito', ['Difettoso', 'Regolare'], ['Regolare']],
    ['nl', 'Staat', ['Slecht', 'Goed'], ['Goed']],
    ['pt', 'Situação', ['Avariado', 'Em ordem'], ['Em ordem']],
    ['pl', 'Stan', ['Uszkodzony', 'Dobry'], ['Dobry']],
    ['ja', '状態', ['破損', '良好'], ['良好']],
  ])('is the good or the normal state (%s: %s)', (language, label, options, expected) => {
    expect(chosen(label, options, language)).toEqual(expected);
  });

  it('is none that tells of trouble, or that must be followed by more', () => {
    expect(chosen('Outcome', ['Delivered', 'Lost', 'Returned', 'Cancelled'])).toEqual(['Delivered', 'Returned']);
    expect(chosen('Operator', ['equals', 'is between', 'custom expression'])).toEqual(['equals']);
  });

  it('is a middle one of what is more and less grave', () => {
    expect(chosen('Severity of the defect', ['S1', 'S2', 'S3', 'S4'])).toEqual(['S2', 'S3']);
    expect(chosen('Dringlichkeit', ['sofort', 'diese Woche', 'irgendwann'], 'de')).toEqual(['diese Woche']);
  });

  it('denies where the list has a no and no yes', () => {
    expect(chosen('Towel hire', ['No', 'One towel', 'Two towels'])).toEqual(['No']);
    expect(chosen('Half-day off', ['Morning', 'Afternoon', 'No'])).toEqual(['No']);
  });

  it('denies what hardly anybody says yes to', () => {
    expect(chosen('Has the tenant ever been evicted?', ['Yes', 'No'])).toEqual(['No']);
    expect(chosen('Nehmen Sie Blutverdünner?', ['Ja', 'Nein'], 'de')).toEqual(['Nein']);
    expect(chosen('Any infestation?', ['Rats', 'Wasps', 'None'])).toEqual(['None']);
    expect(chosen('Damage cover wanted?', ['Yes', 'No'])).toEqual(['No', 'Yes']);
  });

  it('takes no code of two letters for a word', () => {
    const codes = ['KS', 'NO', 'OK', 'TX', 'UT'];
    expect(chosen('Depot', codes).filter((code) => code !== 'OK')).not.toEqual([]);
    expect(chosen('Kurs', ['NW', 'NE', 'SW', 'SE'], 'de').length).toBeGreaterThan(1);
  });

  it('takes no good mood for the usual one, nor a band for a question', () => {
    const moods = ['Negative', 'Neutral', 'Positive'];
    expect(chosen('Mood', moods)).toEqual(moods);
    const bands = ['Entre 5 y 20 socios', 'Menos de 5 socios'];
    expect(chosen('Tamaño del club', bands, 'es')).toEqual(bands);
    expect(chosen('Level', ['Advanced', 'Beginner'])).toEqual(['Advanced', 'Beginner']);
  });

  it('tells of trouble where that is what is asked', () => {
    expect(chosen('Reason for exchange', ['Broken seam', 'Wrong size'])).toEqual(['Broken seam', 'Wrong size']);
    expect(chosen('Art der Störung', ['Defekte Lampe', 'Lärm'], 'de')).toEqual(['Defekte Lampe', 'Lärm']);
  });

  it('gives a denial, and what is usual, no company that says otherwise', () => {
    const both = (options: readonly string[]) => {
      const own = context('category', { priors: priorsIn('en', written), stream: makeStream('both') });
      const list = { ...labelled('Shift', options), multiple: true, type: 'check-group' as const };
      return Array.from({ length: 20 }, () => fit(text(''), list, own).shown);
    };
    expect(new Set(both(['Dawn', 'Dusk', 'No']))).toEqual(new Set(['No']));
    expect(new Set(both(['Broken', 'Good', 'Leaking']))).toEqual(new Set(['Good']));
  });

  it('varies where every option is as ordinary', () => {
    const colours = ['Amber', 'Jade', 'Slate'];
    expect(chosen('Awning colour', colours)).toEqual(colours);
    expect(chosen('Kind of loss', ['Theft', 'Damage'])).toEqual(['Damage', 'Theft']);
  });

  it('follows what is known', () => {
    const priors = priorsIn('en', written);
    const own = context('yes-no', { priors }, { ask: 'any-injured' });
    expect(fit(flag(true), labelled('Anybody injured?', ['Yes', 'No']), own).shown).toBe('Yes');
  });
});
