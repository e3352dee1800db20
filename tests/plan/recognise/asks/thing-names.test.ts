import { expect, test } from 'vitest';
import { recognise } from '../../../../utils/plan/recognise/recognise';
import { textField } from '../../../builders';
import { builtLexicon } from '../../persona/locale-source';

const kindOf = (label: string) =>
  recognise([textField(label, { name: 'field_1' })], { lexicon: builtLexicon, pageLanguage: 'en' })[0]!.kind;

test.each([
  'Stall name',
  'Connection name',
  'Load balancer name',
  'Cemetery name',
  'Trust name (if applicable)',
  'Name of surgery',
  'Name of the vessel',
])('“%s” is no person’s', (label) => {
  expect(kindOf(label)).toBe('text');
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
  'Reference #1 name',
])('“%s” is a person’s', (label) => {
  expect(kindOf(label)).toBe('name');
});

test.each([
  ['Name des Spielplatzes', 'text'],
  ['Name der Ausstellung', 'text'],
  ['Name des Spielers', 'name'],
  ['Name des Kindes', 'name'],
])('in German “%s” asks for a %s', (label, kind) => {
  const fields = [textField(label, { name: 'field_1' }), textField('Telefonnummer', { name: 'field_2' })];
  expect(recognise(fields, { lexicon: builtLexicon, pageLanguage: 'de' })[0]!.kind).toBe(kind);
});
