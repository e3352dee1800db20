import { describe, expect, it } from 'vitest';
import {
  fingerprint,
  isRefill,
  meet,
  modeOf,
  withEdit,
  withFilled,
  withMode,
  withoutRerolls,
  type Encounter,
  type TabMemory,
} from '../../../utils/conduct/persons/person-memory';
import { unknownPerson } from '../../../utils/settings/saved-person';

const form = fingerprint('/step-1', ['text:email', 'text:name']);
const encounter: Encounter = {
  origin: 'https://shop.example',
  document: 1,
  fingerprint: form,
  hasOurs: false,
  locked: null,
  ofSite: null,
  siteMode: 'realistic',
};
const anna: TabMemory = {
  ...unknownPerson('ANNAA-2F4'),
  saved: '',
  origin: 'https://shop.example',
  isChosen: false,
  modes: {},
  siteMode: 'realistic',
  sweep: null,
  scenario: '',
  filled: [],
  document: 1,
  edits: {},
  counters: {},
};
const newSeed = () => 'NEWNE-2F4';

describe('who fills', () => {
  it('meets a new person on a page nobody filled', () => {
    expect(meet(null, encounter, newSeed).seed).toBe('NEWNE-2F4');
  });

  it('keeps the person through the steps of a form', () => {
    const afterStepOne = withFilled(anna, form);
    const stepTwo = { ...encounter, fingerprint: fingerprint('/step-2', ['text:street']) };
    expect(meet(afterStepOne, stepTwo, newSeed).seed).toBe('ANNAA-2F4');
  });

  it('keeps the person where a step of a form stands empty again', () => {
    expect(meet(withFilled(anna, form), encounter, newSeed).seed).toBe('ANNAA-2F4');
  });

  it('keeps the person while the values still stand, so that their seed can be copied', () => {
    expect(meet(withFilled(anna, form), { ...encounter, hasOurs: true }, newSeed).seed).toBe('ANNAA-2F4');
  });

  it('knows a second fill of the same form from one of its next step', () => {
    expect(isRefill(withFilled(anna, form), { ...encounter, hasOurs: true })).toBe(true);
    expect(isRefill(withFilled(anna, form), { ...encounter, hasOurs: true, fingerprint: 'other' })).toBe(false);
  });

  it('keeps a locked person everywhere', () => {
    const locked = { ...encounter, locked: { ...unknownPerson('L0CKD-2F4'), saved: '' }, hasOurs: true };
    expect(meet(withFilled(anna, form), locked, newSeed).seed).toBe('L0CKD-2F4');
    expect(isRefill({ ...anna, filled: [form] }, locked)).toBe(false);
  });

  it('brings a new person on another site, unless the person typed the seed', () => {
    const elsewhere = { ...encounter, origin: 'https://other.example' };
    expect(meet(anna, elsewhere, newSeed).seed).toBe('NEWNE-2F4');
    const typed = { ...anna, isChosen: true };
    expect(meet(typed, elsewhere, newSeed)).toMatchObject({ seed: 'ANNAA-2F4', origin: 'https://other.example' });
    expect(isRefill(withFilled(typed, form), { ...encounter, hasOurs: true })).toBe(false);
  });
});

describe('the mode', () => {
  const elsewhere = { ...encounter, origin: 'https://other.example' };

  it('belongs to the site, and is there again when the tab comes back', () => {
    const there = withMode(anna, 'invalid');
    expect(modeOf(there)).toBe('invalid');
    const other = meet(there, elsewhere, newSeed);
    expect(modeOf(other)).toBe('realistic');
    expect(modeOf(meet(other, encounter, newSeed))).toBe('invalid');
  });

  it('is forgotten once it is realistic', () => {
    expect(withMode(withMode(anna, 'hostile'), 'realistic').modes).toEqual({});
  });
});

describe('edits', () => {
  it('speak of the rows of their own document', () => {
    const edited = withEdit(anna, '0/f1', { do: 'text', text: 'Bo' });
    expect(meet(edited, encounter, newSeed).edits).toEqual(edited.edits);
    expect(meet(edited, { ...encounter, document: 2 }, newSeed)).toEqual({ ...anna, document: 2 });
  });

  it('are taken back by null', () => {
    const edited = withEdit(anna, '0/f1', { do: 'text', text: 'Bo' });
    expect(edited.edits).toEqual({ '0/f1': { do: 'text', text: 'Bo' } });
    expect(withEdit(edited, '0/f1', null).edits).toEqual({});
  });

  it('outlive a new person unless they are rerolls', () => {
    const edited = withEdit(withEdit(anna, 'a', { do: 'reroll', nth: 2 }), 'b', { do: 'text', text: 'Bo' });
    expect(withoutRerolls(edited).edits).toEqual({ b: { do: 'text', text: 'Bo' } });
  });
});

describe('fingerprint', () => {
  it('is the same whatever the order of fields, another on another path', () => {
    expect(fingerprint('/a', ['x', 'y'])).toBe(fingerprint('/a', ['y', 'x']));
    expect(fingerprint('/a', ['x', 'y'])).not.toBe(fingerprint('/b', ['x', 'y']));
  });
});
