import { describe, expect, it } from 'vitest';
import { withValue, type Scenario } from '../../utils/settings/scenario';

const text = (label: string) => ({ key: label, nth: 0, label, value: { is: 'text', text: label } }) as const;
const scenario: Scenario = {
  id: 's',
  name: 'S',
  host: 'shop.example',
  steps: [
    { path: '/one', values: [text('a'), text('b')] },
    { path: '/two', values: [text('a')] },
  ],
};

describe('a value of a scenario', () => {
  it('is changed on its own page alone', () => {
    const { steps } = withValue(scenario, '/one', text('a'), () => ({ is: 'text', text: 'changed' }));

    expect(steps[0]!.values.map(({ value }) => value)).toEqual([{ is: 'text', text: 'changed' }, text('b').value]);
    expect(steps[1]).toEqual(scenario.steps[1]);
  });

  it('takes its step along, where it is the last', () => {
    expect(withValue(scenario, '/two', text('a'), () => null).steps).toEqual([scenario.steps[0]]);
  });
});
