import { describe, expect, it } from 'vitest';
import type { FieldDescriptor } from '../../../../utils/pipeline';
import type { AskData } from '../../../../utils/plan/asks/ask-data';
import type { NearestAsks } from '../../../../utils/plan/asks/nearest-asks';
import { late } from '../../../../utils/plan/late';
import { recognise, recogniseSteps } from '../../../../utils/plan/recognise/recognise';
import { textField } from '../../../builders';
import { localeOfPage } from '../../persona/locale-of-page';

const { asks, lexicon } = await localeOfPage('en-GB', []);
const told = (fields: readonly FieldDescriptor[], data: AskData = asks, pageLanguage = 'en') =>
  recognise(fields, { lexicon, pageLanguage, asks: data });
const area = (label: string) => textField(label, { type: 'textarea' });

describe('settleNearest', () => {
  it('takes an unknown question for the known one that means the same', () => {
    const [found] = told([area('Gear still to be handed in')]);
    expect(found).toMatchObject({ ask: 'return-items-left', kind: 'answer' });
    expect(found!.evidence[0]).toMatchObject({ signal: 'label', text: 'Gear still to be handed in' });
  });

  it('leaves a question to neutral words that is near to none', () => {
    expect(told([area('Qwertz uiopasdf ghjkl')])[0]!.ask).toBeUndefined();
  });

  it('leaves alone what is known, and other languages', () => {
    expect(told([textField('First name')])[0]!.ask).toBeUndefined();
    const german = { ...area('Gear still to be handed in'), lang: 'de' };
    expect(told([german], asks, 'de')[0]!.ask).toBeUndefined();
  });

  it('reads what the words mean once a page needs it, and waits', async () => {
    let reads = 0;
    const nearest = late<NearestAsks>(async () => {
      reads++;
      return asks.nearest.load();
    });
    const data = { ...asks, nearest };
    const known = recogniseSteps([textField('First name')], { lexicon, pageLanguage: 'en', asks: data });
    for (const step of known) await step;
    expect(reads).toBe(0);
    const fields = [area('Gear still to be handed in')];
    expect(told(fields, data)[0]!.ask).toBeUndefined();
    const steps = recogniseSteps(fields, { lexicon, pageLanguage: 'en', asks: data });
    let step = steps.next();
    for (; !step.done; step = steps.next()) await step.value;
    expect(step.value[0]!.ask).toBe('return-items-left');
    expect(reads).toBe(1);
  });
});
