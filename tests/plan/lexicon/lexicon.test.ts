import { describe, expect, it } from 'vitest';
import { openLexicon } from '../../../utils/plan/lexicon/lexicon';
import { foldedKey, tokenise } from '../../../utils/plan/recognise/texts/fold';
import { allWords } from '../../../utils/plan/words/all';
import { choiceWords } from '../../../utils/words/choices';
import { otherQuestions } from '../../../utils/plan/words/other-questions';
import { builtLexicon } from '../persona/locale-source';

const { kinds, options, languages, model } = builtLexicon;

describe('the compiled lexicon', () => {
  it.each(allWords)('finds every phrase of $language under its kind', ({ kinds: listed, language }) => {
    const lost = Object.entries(listed).flatMap(([kind, phrases]) =>
      phrases.filter((phrase) => {
        const tokens = tokenise(phrase);
        const whole = kinds.find(tokens).find(({ start, end }) => start === 0 && end === tokens.length);
        return !whole?.senses.some((sense) => sense.meaning === kind && sense.language === language);
      }),
    );
    expect(lost).toEqual([]);
  });

  it('finds a compound by its last part, and an inflected word', () => {
    const [found] = kinds.find(tokenise('Rechnungspostleitzahl'));
    expect(found).toMatchObject({ closeness: 0.7 });
    expect(found?.senses[0]).toMatchObject({ meaning: 'postal-code', language: 'de' });
    expect(kinds.find(tokenise('Nationalities'))[0]?.closeness).toBeLessThan(1);
  });

  it('knows what options say', () => {
    expect(options.is('please select', 'placeholder')).toBe(true);
    expect(options.is('oui', 'yes')).toBe(true);
    expect(options.is('oui', 'no')).toBe(false);
    expect(options.is('marz', 'month')).toBe(true);
  });

  it('tells languages by words', () => {
    expect(languages.of('strasse').map(({ language }) => language)).toContain('de');
    expect(languages.of('qwertz')).toEqual([]);
  });

  it.each(allWords)('has no phrase of $language twice under one kind', ({ kinds: listed }) => {
    const twice = Object.entries(listed).flatMap(([kind, phrases]) => {
      const keys = phrases.map(foldedKey);
      return phrases.filter((_, at) => keys.indexOf(keys[at]!) < at).map((phrase) => `${kind}: ${phrase}`);
    });
    expect(twice).toEqual([]);
  });

  it.each(Object.entries(otherQuestions))(
    'asks for no kind and for one in %s by different words',
    (language, questions) => {
      const listed = Object.values(allWords.find((words) => words.language === language)!.kinds).flat();
      const asked = new Set(listed.map(foldedKey));
      expect(questions.filter((question) => asked.has(foldedKey(question)))).toEqual([]);
    },
  );

  it('has what options say in every language that it has words of', () => {
    expect(Object.keys(choiceWords).sort()).toEqual(allWords.map(({ language }) => language).sort());
  });

  it('judges what no list has, and says when a text asks for none of the kinds', () => {
    const likeliest = (text: string) => [...model.judge(tokenise(text))].toSorted((a, b) => b[1] - a[1])[0]![0];
    expect(likeliest('Blood group of the patient')).toBe('blood-type');
    expect(likeliest('Resting blood pressure')).toBeNull();
    expect([...model.judge(tokenise('qwertz')).values()].reduce((sum, share) => sum + share)).toBeCloseTo(1);
  });

  it('refuses bytes of another version', () => {
    expect(() => openLexicon(new Uint32Array([0, 99]).buffer)).toThrow('lexicon of version 99, expected 1');
  });
});
