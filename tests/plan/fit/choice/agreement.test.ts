import { describe, expect, it, test } from 'vitest';
import { agreementStep, agreementSteps } from '../../../../utils/plan/fit/choice/agreement';
import { makeStream } from '../../../../utils/plan/stream';

const stepsOf = (...texts: string[]) => agreementSteps(texts.map((text) => ({ text })))?.map(({ text }) => text);

describe('steps of agreement', () => {
  it('go from against to in favour, however they are listed', () => {
    const wanted = ['Strongly disagree', 'Disagree', 'Neither agree nor disagree', 'Agree', 'Strongly agree'];
    expect(stepsOf(...wanted)).toEqual(wanted);
    expect(stepsOf(...wanted.toReversed())).toEqual(wanted);
  });

  it.each([
    [['Nein', 'Teils', 'Ja']],
    [['Stimme nicht zu', 'Stimme eher nicht zu', 'Stimme eher zu', 'Stimme voll und ganz zu']],
    [['En desacuerdo', 'Neutral', 'Totalmente de acuerdo']],
    [['Oneens', 'Neutraal', 'Eens']],
    [['全くそう思わない', 'あまりそう思わない', 'どちらともいえない', 'ややそう思う', 'とてもそう思う']],
    [['非常不同意', '不同意', '一般', '同意', '非常同意']],
    [['전혀 그렇지 않다', '그렇지 않다', '보통이다', '그렇다', '매우 그렇다']],
    [['لا أوافق بشدة', 'لا أوافق', 'محايد', 'أوافق', 'أوافق بشدة']],
  ])('are told in any language: %j', (texts) => {
    expect(stepsOf(...texts)).toEqual(texts);
  });

  it.each(['Prefer not to say', 'Don’t know', "Don't know", 'No opinion'])(
    'leave out who gives no answer: %s',
    (none) => {
      expect(stepsOf('Yes', 'Partly', 'No', none)).toEqual(['No', 'Partly', 'Yes']);
      expect(stepsOf('Disagree', 'Neutral', 'Agree', none)).toEqual(['Disagree', 'Neutral', 'Agree']);
    },
  );

  it.each([
    [['Lehne ab', 'Teils', 'Stimme zu', 'Weiß nicht']],
    [['En desacuerdo', 'Neutral', 'De acuerdo', 'No sé']],
    [['Pas d’accord', 'Neutre', 'D’accord', 'Ne sait pas']],
  ])('leave out who knows none in other languages: %j', (texts) => {
    expect(stepsOf(...texts)).toEqual(texts.slice(0, 3));
  });

  it.each([
    [['Yes', 'No']],
    [['Yes', 'No', 'Not sure']],
    [['I agree', 'I partially agree', 'Blue']],
    [['Accept', 'I accept', 'Decline']],
    [['同意する', '同意しない']],
    [['普通', '当座', '貯蓄']],
  ])('are not seen in %j', (texts) => {
    expect(stepsOf(...texts)).toBeUndefined();
  });
});

test('a scale is answered with any step, seldom one against', () => {
  const steps = ['Strongly disagree', 'Disagree', 'Neutral', 'Agree', 'Strongly agree'];
  const counts = new Map(steps.map((step) => [step, 0]));
  for (let nth = 0; nth < 1300; nth++) {
    const step = agreementStep(steps, makeStream(`scale ${nth}`));
    counts.set(step, counts.get(step)! + 1);
  }
  const [most, against, middle, ...inFavour] = [...counts.values()];
  expect(Math.min(most!, against!)).toBeGreaterThan(0);
  expect(middle).toBeGreaterThan(Math.max(most!, against!));
  expect(Math.min(...inFavour)).toBeGreaterThan(Math.max(most!, against!));
});
