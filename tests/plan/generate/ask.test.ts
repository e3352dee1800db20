import { describe, expect, it } from 'vitest';
import { answer } from '../../../utils/plan/generate/ask';
import { text } from '../../../utils/plan/generate/drafts';
import { makePersona } from '../../../utils/plan/persona/persona';
import { makeSeed } from '../../../utils/plan/seed';
import { makeStream } from '../../../utils/plan/stream';
import { textField } from '../../builders';
import { recognised } from '../fit/builders';
import { localeOfPage } from '../persona/locale-of-page';
import { planSettings } from '../persona/plan-settings';

const locale = await localeOfPage('en-GB', []);
const settings = planSettings();

/** What each of some rows of a form answers. */
function answers(id: string, title: string, rows: number): unknown[] {
  const persona = makePersona({ seed: makeSeed(4711, '2026-11-21'), locale, person: '', settings });
  const field = textField('Details', { type: 'textarea', formTexts: title ? [title] : [] });
  return Array.from({ length: rows }, (_, nth) => {
    const recognition = recognised('answer', { nth });
    return answer(id, { persona, stream: makeStream(id), settings, recognition, field }, () => text(''));
  });
}

describe('the answers of a question', () => {
  it('go round among those that are of the form’s matter', () => {
    const told = answers('repair-done', 'Wardrobe', 3).map((one) => JSON.stringify(one));
    expect(told.join(' ')).not.toContain('boiler');
    expect(told[1]).not.toBe(told[0]);
    expect(told[2]).not.toBe(told[1]);
  });

  it('are all there where a form says nothing of itself', () => {
    expect(JSON.stringify(answers('repair-done', '', 3))).toContain('boiler');
  });

  it('may be a denial in a box of several lines', () => {
    expect(JSON.stringify(answers('cot', 'Playpens', 2))).toContain('"No"');
  });

  it('are no bare word in a box of several lines where another says more', () => {
    expect(JSON.stringify(answers('premed', 'Dental surgery', 2))).not.toContain('"No"');
  });
});
