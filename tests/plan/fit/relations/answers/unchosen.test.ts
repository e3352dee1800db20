import { describe, expect, it } from 'vitest';
import type { FieldId } from '../../../../../utils/pipeline';
import { boxField, selectField, textField } from '../../../../builders';
import { filled } from '../../filled';

describe('unchosenBy', () => {
  it('asks nothing more of what was not chosen', async () => {
    const fields = [selectField('Channel', ['Webhook', 'Pager']), textField('Webhook secret'), textField('Pager code')];
    for (const [channel, secret, code] of await filled('en-US', fields)) {
      expect(secret !== '').toBe(channel === 'Webhook');
      expect(code !== '').toBe(channel === 'Pager');
    }
  });

  it('ticks a box of which more must be said', async () => {
    const boxes = ['Webhook', 'Pager', 'Letter'].map((label) => boxField('Notify via', label));
    const fields = [...boxes, textField('Webhook secret', { required: true }), textField('Pager code')];
    for (const [webhook, pager, , secret, code] of await filled('en-US', fields)) {
      expect([webhook, secret !== '']).toEqual(['✓', true]);
      expect(code !== '').toBe(pager === '✓');
    }
  });

  it('chooses of a list what more must be said of, but not in place of what the person wants', async () => {
    // What is drawn goes by the field's id.
    const list = selectField('Notify by', ['E-mail', 'Webhook'], { id: 'notify' as FieldId });
    const fields = [list, textField('Webhook endpoint', { required: true })];
    for (const [way, endpoint] of await filled('en-US', fields))
      expect([way, endpoint !== '']).toEqual(['Webhook', true]);
    const wanted = await filled('en-US', fields, list);
    expect(wanted.some(([way]) => way === 'E-mail')).toBe(true);
  });

  it('asks on where what was chosen shares a word with the question, and for persons', async () => {
    const shared = [selectField('Device', ['Laptop only', 'Laptop with screen']), textField('Laptop only for trips?')];
    for (const [, told] of await filled('en-US', shared)) expect(told).not.toBe('');
    const persons = [selectField('I am', ['Student', 'Parent']), textField('Student name')];
    for (const [, told] of await filled('en-US', persons)) expect(told).not.toBe('');
  });

  it('asks nothing of a thing that no box says is there, wherever it is named', async () => {
    const boxes = ['Rails', 'Drone', 'Aggregaat'].map((label) => boxField('Maakt u gebruik van', label));
    const fields = [
      textField('Registratie drone-exploitant', { lang: 'nl' }),
      ...boxes,
      textField('Lengte aggregaatwagen', { lang: 'nl' }),
    ];
    for (const [licence, , drone, generator, length] of await filled('nl-NL', fields))
      expect([licence !== '', length !== '']).toEqual([drone === '✓', generator === '✓']);
  });
});
