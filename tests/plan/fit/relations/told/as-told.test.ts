import { describe, expect, it } from 'vitest';
import type { AskTable } from '../../../../../utils/plan/asks/ask-data';
import table from '../../../../../utils/plan/asks/table.json';
import { fitToTold } from '../../../../../utils/plan/fit/relations/told/as-told';
import { fittedOptions, fittedText } from '../../../../../utils/plan/fit/fitted';
import { sceneAsk } from '../../../../../utils/plan/scenes/scene-data';
import { boxField, field, selectField, textField } from '../../../../builders';
import { recognised } from '../../builders';

const telling = {
  tells: table.tells as unknown as AskTable['tells'],
  toldBy: table.toldBy as unknown as AskTable['toldBy'],
  skip: ['of', 'the'],
  numbers: ['zero', 'one', 'two', 'three', 'four'],
};

const story = (text: string, where: { readonly form?: string } = {}, scene = 'tenant-repair') => ({
  field: textField('What happened?', where),
  recognition: recognised('answer', { ask: sceneAsk(scene, 'happened') }),
  fitted: fittedText(text),
});
const list = (texts: readonly string[], chosen: number, kind: 'category' | 'country' = 'category') => {
  const room = selectField('Room', texts);
  const options = room.control === 'choice' ? room.options : [];
  return { field: room, recognition: recognised(kind), fitted: fittedOptions([options[chosen]!]) };
};
const count = (label: string, number: number) => ({
  field: field(
    { control: 'number', type: 'number', min: 1, max: 40, step: 1, stepBase: 0 },
    { texts: [{ source: 'label', text: label }] },
  ),
  recognition: recognised('number'),
  fitted: fittedText(String(number)),
});
const box = (legend: string, label: string, checked: boolean) => ({
  field: boxField(legend, label),
  recognition: recognised('yes-no'),
  fitted: { value: { as: 'check', checked }, shown: checked ? '✓' : '–', reason: null } as const,
});
const told = (...fields: readonly ReturnType<typeof story | typeof list | typeof count | typeof box>[]) =>
  fitToTold(fields, telling).map(({ shown }) => shown);

describe('fitToTold', () => {
  const rooms = ['Kitchen', 'Bathroom', 'Bedroom', 'Other'];

  it('chooses what the story of the form names', () => {
    const drips = 'The bathroom tap has been dripping since Monday.';
    expect(told(story(drips), list(rooms, 0))).toEqual([drips, 'Bathroom']);
    expect(told(list(['Wasserschaden', 'Brandschaden'], 1), story('Ein Wasserschaden unter der Spüle.'))[0]).toBe(
      'Wasserschaden',
    );
    const pipe = story('In der Nacht wurde eine Wasserleitung undicht.');
    expect(told(list(['Feuer', 'Leitungswasser', 'Sturm/Hagel'], 0), pipe)[0]).toBe('Leitungswasser');
    expect(told(story('浴室の蛇口から水が漏れます。'), list(['台所', '浴室'], 0))[1]).toBe('浴室');
  });

  it('chooses what the story tells of in other words', () => {
    const boiler = story('De ketel slaat af zodra ik de warme kraan opendraai.');
    expect(told(boiler, list(['Elektra', 'Verwarming', 'Overig'], 0))[1]).toBe('Verwarming');
    expect(told(story('A socket in the hall sparks.'), list(['Plumbing', 'Electrical', 'Other'], 0))[1]).toBe(
      'Electrical',
    );
  });

  it('counts as the story does', () => {
    const pallets = story('Three wrapped pallets of tiles, 480 kg each.');
    expect(told(pallets, count('Number of pallets', 6))[1]).toBe('3');
    expect(told(story('We send 12 pallets.'), count('Pallets', 6))[1]).toBe('12');
    expect(told(pallets, count('Weight per pallet (kg)', 690))[1]).toBe('690');
    expect(told(pallets, count('Number of boxes', 6))[1]).toBe('6');
  });

  it('chooses what its scene is of', () => {
    const rail = story('The handrail gave way under my hand.', {}, 'near-miss');
    expect(told(rail, list(['Violence', 'Near miss', 'Slip, trip or fall'], 0))[1]).toBe('Near miss');
  });

  it('goes by what happened rather than by where somebody was pushed', () => {
    const behind = story("La voiture qui me suivait m'a projeté vers l'avant.", {}, 'car-accident');
    expect(told(behind, list(['Avant', 'Arrière'], 0))[1]).toBe('Arrière');
    const parts = ['Avant', 'Arrière', 'Toit'].map((label) => box('Parties endommagées', label, label === 'Toit'));
    expect(told(behind, ...parts).slice(1)).toEqual(['–', '✓', '–']);
  });

  it('says that nobody was hurt where the story does', () => {
    const unhurt = story('Nobody was hurt and we exchanged details.');
    expect(told(unhurt, count('Number of people injured', 3))[1]).toBe('3');
    const none = { ...count('Number of people injured', 3) };
    const from0 = { ...none, field: { ...none.field, min: 0 } as typeof none.field };
    expect(told(unhurt, from0)[1]).toBe('0');
    expect(told(unhurt, list(['Yes', 'No'], 0))[1]).toBe('Yes');
    const parts = ['Head', 'No injury'].map((label) => box('Part of body injured', label, label === 'Head'));
    expect(told(unhurt, ...parts).slice(1)).toEqual(['–', '✓']);
  });

  it('leaves alone what it names not, twice, in another form, or of another kind', () => {
    expect(told(story('The tap drips.'), list(rooms, 0))[1]).toBe('Kitchen');
    expect(told(story('Both bathroom and bedroom are damp.'), list(rooms, 0))[1]).toBe('Kitchen');
    expect(told(story('The bathroom tap drips.', { form: 'other' }), list(rooms, 0))[1]).toBe('Kitchen');
    expect(told(story('It came from Germany.'), list(['France', 'Germany'], 0, 'country'))[1]).toBe('France');
    expect(told(list(rooms, 0))).toEqual(['Kitchen']);
  });
});
