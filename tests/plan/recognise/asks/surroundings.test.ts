import { expect, it } from 'vitest';
import { writtenInForms } from '../../../../utils/plan/recognise/asks/surroundings';
import { boxField, textField } from '../../../builders';

it('has what a form says of itself and asks, not the answers beside its boxes', () => {
  const fields = [boxField('Why was it late?', 'Insurance lapsed'), textField('Driver', { formTexts: ['Tour log'] })];
  const [written] = writtenInForms(fields).values();
  expect(written).toMatch(/why was it late\?.*tour log.*driver/);
  expect(written).not.toContain('insurance');
});

it('has the boxes of a section, whose legend asks nothing', () => {
  const [written] = writtenInForms([boxField('Handover of the canoe', 'Paddles counted')]).values();
  expect(written).toContain('paddles counted');
});
