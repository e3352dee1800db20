import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { FieldDescriptor } from '../../../utils/pipeline';
import type { AskData, WrittenAsks } from '../../../utils/plan/asks/ask-data';
import { findPart } from '../../../utils/plan/asks/find-part';
import { sceneLanguages } from '../../../utils/plan/asks/load-asks';
import { late } from '../../../utils/plan/late';
import type { PlanContext } from '../../../utils/plan/context';
import { planFields } from '../../../utils/plan/plan';
import { recognise, recogniseSteps } from '../../../utils/plan/recognise/recognise';
import { compileScenes, toldIn, type Scenes, type WrittenScene } from '../../../utils/plan/scenes/scene-data';
import { selectField, textField } from '../../builders';
import { localeOfPage } from '../persona/locale-of-page';
import { planSettings } from '../persona/plan-settings';

const locale = await localeOfPage('en-GB', []);
const { asks, lexicon } = locale;
const scenes = asks.scenes!.now!;
const plan = new URL('../../../utils/plan/', import.meta.url);
const read = <T>(path: string) => JSON.parse(readFileSync(new URL(path, plan), 'utf8')) as T;
const languages = sceneLanguages.map((language) => ({
  language,
  written: read<Record<string, WrittenScene>>(`scenes/languages/${language}.json`),
  general: read<WrittenAsks>(`asks/languages/${language}.json`).general!,
}));

const baggage = ['Report delayed baggage', 'baggage'];
const area = (label: string, formTexts: readonly string[] = baggage) =>
  textField(label, { type: 'textarea', formTexts });
const asked = (fields: readonly FieldDescriptor[], data: AskData = asks, pageLanguage = 'en') =>
  recognise(fields, { lexicon, pageLanguage, asks: data }).map(({ ask }) => ask);

const page = { scheme: 'https', host: 'air.example', path: '/' };
const planned = (seed: string): PlanContext => ({
  seed,
  locale,
  mode: 'realistic',
  settings: planSettings(),
  overrides: {},
  rules: { rules: [], page, selected: {}, counters: {}, faker: null },
});

describe.each(languages)('the scenes of $language', ({ written, general }) => {
  it('have words, and two stories at least that answer the same questions, all of which can be asked', () => {
    for (const [id, { words, stories }] of Object.entries(written)) {
      expect(words.length, id).toBeGreaterThan(0);
      expect(stories.length, id).toBeGreaterThanOrEqual(2);
      const parts = Object.keys(stories[0]!).sort();
      expect(Object.keys(general.parts), id).toEqual(expect.arrayContaining(parts));
      for (const story of stories) expect(Object.keys(story).sort(), id).toEqual(parts);
    }
  });

  it('answer a line in a line, a box in whole sentences', () => {
    for (const [id, { stories }] of Object.entries(written))
      for (const [part, [line, prose]] of stories.flatMap((story) => Object.entries(story))) {
        expect(line.length, `${id}/${part}: ${line}`).toBeLessThanOrEqual(62);
        expect(line, `${id}/${part}`).not.toMatch(/[.。]$|\n/);
        expect(prose, `${id}/${part}`).toMatch(/[.!?؟。！？]$/);
      }
  });

  it('are asked by expressions of folded words', () => {
    for (const [part, says] of Object.entries(general.parts)) {
      expect(says, part).toMatch(/^\^/);
      expect(() => findPart('?', general), part).not.toThrow();
    }
  });
});

describe('a scene', () => {
  it('is told in sentences, each whole', () => {
    const one = {
      words: ['x'],
      unless: ['Été'],
      stories: [{ cause: ['Ice', 'Ice on the road. It was 3.5 cm thick! Why?'] as const }],
    };
    const made = compileScenes({ one });
    const sentences = ['Ice on the road.', 'It was 3.5 cm thick!', 'Why?'];
    expect(toldIn(made, 'scene:one/cause', 0)).toEqual(['Ice', ...sentences]);
    expect(toldIn(made, 'scene:one/cause/0', 1)).toEqual(['Ice', ...sentences]);
    expect(made.unless).toEqual({ one: ['ete'] });
    expect(toldIn(made, 'scene:one/goal', 0)).toBeNull();
    expect(toldIn(made, 'scene:two/cause', 3)).toBeNull();
  });
});

describe('settleScenes', () => {
  it('takes no scene where the form names another matter, but the next one', () => {
    const therapy = ['New patient intake: physical therapy'];
    expect(asked([area('How did the injury happen?', therapy)])[0]).toMatch(/^scene:back-pain-physio\//);
    expect(asked([area('Reason for the change', ['Flight change request'])])[0] ?? '').not.toMatch(/^scene:change/);
    expect(asked([area('Reason for the change', ['IT change request'])])[0]).toMatch(/^scene:change-request\//);
  });

  it('tells no other story where a part is asked once more in other words', () => {
    const change = ['Change request'];
    const [first, other] = asked([area('Implementation steps', change), area('Rollback plan', change)]);
    expect(first).toMatch(/^scene:change-request\/plan/);
    expect(other ?? '').not.toMatch(/^scene/);
    const twice = asked([area('What happened? (1)'), area('What happened? (2)')]);
    expect(twice).toEqual(['scene:lost-baggage/happened', 'scene:lost-baggage/happened']);
  });

  it('tells of what was done nowhere but where that is asked', () => {
    const review = ['Self-appraisal'];
    const [people, done] = asked([area('People involved', review), area('Actions taken', review)]);
    expect(people ?? '').not.toMatch(/\/done/);
    expect(done).toMatch(/\/done/);
  });

  it('tells the story that the form’s own words and lists name', () => {
    const why = (title: string) => asked([area('Why would you like to volunteer with us?', [title])])[0];
    expect(why('Volunteer drivers for the food bank')).toBe('scene:volunteer-application/reason/1');
    expect(why('Volunteer at the library')).toBe('scene:volunteer-application/reason/0');
    expect(why('Volunteer application')).toBe('scene:volunteer-application/reason');
    const parts = selectField('Body part', ['Shoulder', 'Hip', 'Ankle']);
    const intake = ['Physiotherapy intake'];
    expect(asked([{ ...parts, formTexts: intake }, area('How did it happen?', intake)])[1]).toMatch(/\/1$/);
  });

  it('takes a general question for one on the matter of its form', () => {
    const plant = ['Nonconformance report'];
    expect(asked([area('What happened?'), area('Root cause')])).toEqual([
      'scene:lost-baggage/happened',
      expect.stringMatching(/^scene:lost-baggage/),
    ]);
    expect(asked([area('Root cause', plant)])).toEqual(['scene:nonconformance/cause']);
  });

  it('leaves alone what is known more closely, other languages, and forms of which nobody knows the matter', () => {
    expect(asked([textField('First name', { formTexts: baggage })])).toEqual([undefined]);
    const [german] = asked([{ ...area('What happened?'), lang: 'de' }], asks, 'de');
    expect(german ?? '').not.toMatch(/^scene/);
    expect(asked([area('Please explain your answer', ['Form'])])[0] ?? '').not.toMatch(/^scene/);
  });

  it('tells one story in all of a form', () => {
    const fields = ['What happened?', 'Where did you last see it?', 'List the contents'].map((label) => area(label));
    for (const seed of ['a', 'b', 'c', 'd']) {
      const entries = planFields(fields, planned(seed));
      const [first, ...others] = entries.map(({ value }) => (value?.as === 'text' ? value.text : ''));
      const nth = scenes.stories['lost-baggage']!.findIndex((story) => first!.startsWith(story['happened']![1]!));
      expect(nth).toBeGreaterThanOrEqual(0);
      const told = Object.values(scenes.stories['lost-baggage']![nth]!).map(([, first]) => first!);
      for (const other of others)
        expect(
          told.some((prose) => other.startsWith(prose)),
          other,
        ).toBe(true);
    }
  });

  it('reads the stories once a page asks for one, and waits', async () => {
    let reads = 0;
    const unread = () =>
      late<Scenes>(async () => {
        reads++;
        return scenes;
      });
    const steps = async (fields: readonly FieldDescriptor[], data: AskData) => {
      const running = recogniseSteps(fields, { lexicon, pageLanguage: 'en', asks: data });
      let step = running.next();
      for (; !step.done; step = running.next()) await step.value;
      return step.value.map(({ ask }) => ask);
    };
    await steps([textField('First name')], { ...asks, scenes: unread() });
    expect(reads).toBe(0);
    const fields = [area('What happened?')];
    const data = { ...asks, scenes: unread() };
    expect(asked(fields, data)[0]).not.toMatch(/^scene/);
    expect(await steps(fields, data)).toEqual(['scene:lost-baggage/happened']);
    expect(reads).toBe(1);
  });
});
