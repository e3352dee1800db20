import { describe, expect, it } from 'vitest';
import type { FieldDescriptor } from '../../../../utils/pipeline';
import type { AskData } from '../../../../utils/plan/asks/ask-data';
import type { NearestAsks } from '../../../../utils/plan/asks/nearest-asks';
import { late } from '../../../../utils/plan/late';
import { sceneMeant } from '../../../../utils/plan/recognise/asks/scene-meant';
import { recognise, recogniseSteps } from '../../../../utils/plan/recognise/recognise';
import { allAtOnce } from '../../../../utils/plan/steps';
import { selectField, textField } from '../../../builders';
import { localeOfPage } from '../../persona/locale-of-page';

const { asks, lexicon } = await localeOfPage('en-GB', []);
const scenes = asks.scenes!.now!;
const meant = (...titles: string[]) => allAtOnce(sceneMeant(titles, scenes, asks.nearest.now!, asks.own.skip))?.scene;
const area = (label: string, title: string) => textField(label, { type: 'textarea', formTexts: [title] });
const asked = (fields: readonly FieldDescriptor[], data: AskData = asks) =>
  recognise(fields, { lexicon, pageLanguage: 'en', asks: data })[0]!.ask;

describe('sceneMeant', () => {
  it('takes a title for the matter whose words mean the same', () => {
    expect(meant('Highway fault')).toBe('road-defect');
    expect(meant('Form 12', 'Feedback on your module')).toBe('course-evaluation');
  });

  it('takes none that is not near, or two alike', () => {
    expect(meant('Qwertz uiop')).toBeUndefined();
    expect(meant('Monitoring alert')).toBeUndefined();
    expect(meant('')).toBeUndefined();
    expect(meant('highway-fault')).toBeUndefined();
  });
});

describe('a general question', () => {
  it('is answered of the matter that the title means', () => {
    expect(asked([area('What happened?', 'Highway fault')])).toMatch(/^scene:road-defect\/happened/);
  });

  it('is so of what a title only seems to mean where the answers bear it out', () => {
    const title = 'Book the assembly room';
    const list = (...options: string[]) => selectField('Which?', options, { formTexts: [title] });
    const question = area('Who will take part?', title);
    expect(asked([question, list('Boardroom', 'Studio')])).toMatch(/^scene:meeting-room-request/);
    expect(asked([question, list('Attic', 'Studio')]) ?? '').not.toMatch(/^scene:/);
  });

  it('waits for what the words mean, once a page needs it', async () => {
    let reads = 0;
    const nearest = late<NearestAsks>(async () => {
      reads++;
      return asks.nearest.load();
    });
    const fields = [area('What happened?', 'Highway fault')];
    const steps = recogniseSteps(fields, { lexicon, pageLanguage: 'en', asks: { ...asks, nearest } });
    let step = steps.next();
    for (; !step.done; step = steps.next()) await step.value;
    expect(step.value[0]!.ask).toMatch(/^scene:road-defect/);
    expect(reads).toBe(1);
  });
});
