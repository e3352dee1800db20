import { describe, expect, it } from 'vitest';
import { fitToTold } from '../../../utils/plan/fit/as-told';
import { fittedOptions, fittedText } from '../../../utils/plan/fit/fitted';
import { sceneAsk } from '../../../utils/plan/scenes/scene-data';
import { selectField, textField } from '../../builders';
import { recognised } from './builders';

const story = (text: string, where: { readonly form?: string } = {}) => ({
  field: textField('What happened?', where),
  recognition: recognised('answer', { ask: sceneAsk('tenant-repair', 'happened') }),
  fitted: fittedText(text),
});
const list = (texts: readonly string[], chosen: number, kind: 'category' | 'country' = 'category') => {
  const field = selectField('Room', texts);
  const options = field.control === 'choice' ? field.options : [];
  return { field, recognition: recognised(kind), fitted: fittedOptions([options[chosen]!]) };
};
const told = (...fields: readonly (ReturnType<typeof story> | ReturnType<typeof list>)[]) =>
  fitToTold(fields).map(({ shown }) => shown);

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

  it('leaves alone what it names not, twice, in another form, or of another kind', () => {
    expect(told(story('The tap drips.'), list(rooms, 0))[1]).toBe('Kitchen');
    expect(told(story('Both bathroom and bedroom are damp.'), list(rooms, 0))[1]).toBe('Kitchen');
    expect(told(story('The bathroom tap drips.', { form: 'other' }), list(rooms, 0))[1]).toBe('Kitchen');
    expect(told(story('It came from Germany.'), list(['France', 'Germany'], 0, 'country'))[1]).toBe('France');
    expect(told(list(rooms, 0))).toEqual(['Kitchen']);
  });
});
