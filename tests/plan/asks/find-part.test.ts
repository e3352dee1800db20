import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { WrittenAsks } from '../../../utils/plan/asks/ask-data';
import { findPart } from '../../../utils/plan/asks/find-part';

const generalOf = (language: string) => {
  const path = new URL(`../../../utils/plan/asks/languages/${language}.json`, import.meta.url);
  return (JSON.parse(readFileSync(path, 'utf8')) as WrittenAsks).general!;
};
const part = (label: string, language = 'en') => findPart(label, generalOf(language))?.part ?? null;

describe('findPart', () => {
  it('hears a general question, however it is put', () => {
    expect(part('What happened? *')).toBe('happened');
    expect(part('Please describe in your own words what went wrong')).toBe('happened');
    expect(part('Root cause (if known)')).toBe('cause');
    expect(part('Notes for the driver')).toBe('instructions');
    expect(part('Reason for request')).toBe('reason');
  });

  it('hears what is asked within words that only frame it', () => {
    expect(part('What were your three biggest achievements this season?')).toBe('liked');
    expect(part('List up to three goals for the coming term')).toBe('goal');
    expect(part('Fault as described by the driver')).toBe('problem');
    expect(part('Description of your idea in 50 words or fewer')).toBe('description');
    expect(part('What was the name of the vet?')).toBeNull();
    expect(part('What is your title?')).toBeNull();
  });

  it('hears the first of several things that are asked together', () => {
    expect(part('Findings and repairs carried out')).toBe('result');
    expect(part('Symptoms, duration and severity')).toBeNull();
    expect(part('Gear and batch code')).toBeNull();
    expect(part('Bread and butter')).toBeNull();
  });

  it('hears for whom somebody has had a word', () => {
    expect(part('Who have you consulted about the plan?')).toBe('people');
  });

  it('takes the expression that covers most of the words', () => {
    expect(part('What has been done to prevent it happening again?')).toBe('prevent');
    expect(part('What would you improve?')).toBe('improve');
  });

  it('hears the last of several sentences', () => {
    expect(part('Has anyone been hurt? Tell us what happened')).toBe('happened');
  });

  it('hears nothing in what asks for one thing in particular', () => {
    for (const label of ['First name', 'Date of incident', 'Number of items', 'Which session did you enjoy most?'])
      expect(part(label), label).toBeNull();
  });

  it('hears other languages, folded', () => {
    expect(part('Was ist passiert?', 'de')).toBe('happened');
    expect(part('Cause du sinistre', 'fr')).toBe('cause');
    expect(part('ご希望の解決方法', 'ja')).toBe('wanted');
  });

  it('reads no more of a label than a question takes', () => {
    expect(part(`${'please '.repeat(200)}describe the problem`)).toBeNull();
  });
});
