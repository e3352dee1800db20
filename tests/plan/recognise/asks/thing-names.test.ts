import { expect, test } from 'vitest';
import { loadLocale } from '../../../../utils/plan/locale/load-locale';
import { recognise } from '../../../../utils/plan/recognise/recognise';
import type { FieldDescriptor } from '../../../../utils/pipeline';
import { textField } from '../../../builders';
import { builtData } from '../../persona/locale-source';

async function kindOf(language: string, label: string, ...others: readonly FieldDescriptor[]) {
  const { lexicon, asks } = await loadLocale(language, builtData);
  const fields = [textField(label, { name: 'field_1' }), ...others];
  return recognise(fields, { lexicon, asks, pageLanguage: language })[0]!.kind;
}

test.each([
  'Stall name',
  'Connection name',
  'Load balancer name',
  'Cemetery name',
  'Trust name (if applicable)',
  'Name of surgery',
  'Name of the vessel',
])('“%s” is no person’s', async (label) => {
  expect(await kindOf('en', label)).not.toBe('name');
});

test.each([
  'Name',
  'Your name',
  'Contact name',
  'Student name',
  'Player name',
  'Godparent’s name',
  'Enter name',
  'Badge name',
  'Name of winner',
  'Name of the bride',
  'Name of MP',
  'Reference #1 name',
])('“%s” is a person’s', async (label) => {
  expect(await kindOf('en', label)).toBe('name');
});

test.each([
  ['Name des Spielplatzes', 'text'],
  ['Name der Ausstellung', 'text'],
  ['Name des Spielers', 'name'],
  ['Name des Kindes', 'name'],
])('in German “%s” asks for a %s', async (label, kind) => {
  expect(await kindOf('de', label, textField('Telefonnummer', { name: 'field_2' }))).toBe(kind);
});

test.each([
  ['en', 'Name of hospital where admitted'],
  ['en', 'Name of vessel on which you travelled'],
  ['en', 'Name of the company that carried out the work'],
  ['es', 'Nombre del hospital donde ingresó'],
])('%s: “%s” goes on about the thing', async (language, label) => {
  expect(await kindOf(language, label)).not.toBe('name');
});

test.each(['Name of the person who took the call', 'Name of the driver who was at the wheel'])(
  '“%s” is somebody’s',
  async (label) => {
    expect(await kindOf('en', label)).toBe('name');
  },
);
