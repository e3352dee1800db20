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

  it('asks on where the answers only say how somebody came by us, and for a site of one’s own', async () => {
    const ways = ['Search engine', 'Event', 'Website'];
    const questions = [
      'How did you hear about us?',
      'Wie haben Sie von uns erfahren?',
      'Comment nous avez-vous connus ?',
    ];
    for (const question of questions) {
      const fields = [
        selectField(question, ways),
        ...ways.map((way) => boxField(question, way)),
        textField('Event date'),
      ];
      for (const told of await filled('en-US', fields)) expect(told.at(-1)).not.toBe('');
    }
    const services = ['Hosting', 'Website', 'Logo'].map((service) => boxField('Services', service));
    for (const told of await filled('en-US', [...services, textField('Current website')]))
      expect(told.at(-1)).not.toBe('');
  });

  it('takes no word for another that begins like it, nor “General” for a thing', async () => {
    const boxes = ['House', 'Train', 'Intern', 'General', 'Other'].map((label) => boxField('Which of these?', label));
    const asked = [
      'Household income',
      'Your training course',
      'Years of international experience',
      'General impression',
    ];
    for (const told of await filled('en-US', [...boxes, ...asked.map((label) => textField(label))]))
      expect(told.slice(boxes.length)).not.toContain('');
  });
});
