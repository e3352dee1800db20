import { describe, expect, it } from 'vitest';
import type { FieldText } from '../../../../../utils/pipeline';
import { refused, type Fitted } from '../../../../../utils/plan/fit/fitted';
import table from '../../../../../utils/plan/asks/table.json';
import priors from '../../../../../utils/plan/asks/priors/priors.json';
import { priorsIn } from '../../../../../utils/plan/asks/priors/priors';
import { fitSeldom } from '../../../../../utils/plan/fit/relations/answers/seldom';
import { fitTicks } from '../../../../../utils/plan/fit/relations/answers/ticks';
import type { Kind } from '../../../../../utils/kinds/kinds';
import { field, outcome, recognised } from '../../builders';

const legend: FieldText = { source: 'legend', text: 'Toppings' };

function box({ name = '', kind = 'yes-no' as Kind, checked = false, texts = [] as FieldText[], isLeft = false } = {}) {
  const fitted: Fitted = isLeft ? refused('hidden') : { value: { as: 'check', checked }, shown: '', reason: null };
  return {
    field: field({ control: 'check', checked: false }, { name, texts }),
    recognition: recognised(kind),
    fitted,
  };
}

const own = { priors: priorsIn('en', priors) };
const ticks = (...boxes: ReturnType<typeof box>[]) => fitTicks(boxes, table, '', own).map(outcome);

describe('fitTicks', () => {
  it('ticks a box that is a question by itself', () => {
    expect(ticks(box({ name: 'gift' }), box({ name: 'express' }), box(), box())).toEqual([true, true, true, true]);
  });

  it('ticks at least one of several to one question', () => {
    expect(ticks(box({ name: 'a[]' }), box({ name: 'a[]' }))).toEqual([true, false]);
    expect(ticks(box({ texts: [legend] }), box({ texts: [legend] }))).toEqual([true, false]);
    expect(ticks(box({ name: 'a[]' }), box({ name: 'a[]', checked: true }))).toEqual([false, true]);
  });

  it('ticks no “none of these” beside others, by whatever names the boxes go', () => {
    const none: FieldText = { source: 'label', text: 'None of these' };
    const nuts: FieldText = { source: 'label', text: 'Nuts' };
    const boxes = [box({ name: 'nuts', texts: [nuts, legend] }), box({ name: 'none', texts: [none, legend] })];
    expect(ticks(...boxes)).toEqual([true, false]);
  });

  it.each(['Select All', 'Alle auswählen', 'Tout sélectionner', 'すべて選択'])(
    'leaves “%s”, which ticks the others',
    (text) => {
      const all = box({ name: 'a[]', texts: [{ source: 'label', text }] });
      expect(ticks(all, box({ name: 'a[]' }), box({ name: 'a[]' }))).toEqual([false, true, false]);
      expect(ticks(box({ texts: [{ source: 'label', text }] }))).toEqual([false]);
    },
  );

  it.each(['Sin número', 'No middle name', 'I don’t have a VAT number', 'Sem complemento', 'Keine Hausnummer'])(
    'leaves “%s” to those who lack it',
    (text) => {
      expect(ticks(box({ texts: [{ source: 'label', text }] }))).toEqual([false]);
    },
  );

  it('ticks a denial that nobody is asked to give instead of a value', () => {
    expect(ticks(box({ texts: [{ source: 'label', text: 'I do not have a criminal record' }] }))).toEqual([true]);
  });

  it.each(['Dangerous goods', 'Refused elsewhere before', 'Export-controlled'])('leaves “%s”', (text) => {
    expect(ticks(box({ texts: [{ source: 'label', text }] }))).toEqual([false]);
  });

  it('declares what few have to say', () => {
    const text = 'I have read what to do in an emergency and in case of an injury';
    expect(ticks(box({ texts: [{ source: 'label', text }] }))).toEqual([true]);
  });

  it('denies what hardly anybody says yes to, where a box does', () => {
    const asked = (text: string, of: string) =>
      box({
        checked: true,
        texts: [
          { source: 'label', text },
          { source: 'legend', text: of },
        ],
      });
    const boxes = (of: string) => ['Roof', 'Walls', 'None of these'].map((text) => asked(text, of));
    const all = (of: string) => {
      const fitted = fitSeldom(boxes(of), table, '', own);
      return ticks(...boxes(of).map((one, at) => ({ ...one, fitted: fitted[at]! })));
    };
    expect(all('Any leaks or infestation?')).toEqual([false, false, true]);
    expect(all('Which have been painted?')[2]).toBe(false);
  });

  it('keeps to what a consent says, and to what is left', () => {
    expect(ticks(box({ kind: 'marketing-consent' }))).toEqual([false]);
    expect(ticks(box({ isLeft: true }))).toEqual(['refused: hidden']);
  });
});
