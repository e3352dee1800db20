import { expect, it } from 'vitest';
import { redrawn } from '../../../utils/conduct/page/redrawn';
import type { FoundField } from '../../../utils/conduct/page/read-tab';
import type { Written } from '../../../utils/conduct/page/written';
import type { FieldDescriptor } from '../../../utils/pipeline';
import { textField } from '../../builders';

let drawings = 0;

/** A field as it is drawn once more: with another id each time. */
function drawn(label: string, holds: string, more: Partial<FieldDescriptor> = {}): FoundField {
  const elementId = `:r${++drawings}:`;
  const field = { ...textField(label, { name: 'answer', elementId }), current: holds, ...more } as FieldDescriptor;
  const id = `${label} ${drawings}` as FieldDescriptor['id'];
  const state = holds === '' ? 'empty' : 'ours';
  return { frameId: 0, ownId: id, field: { ...field, id, state } };
}

function wrote(one: FoundField, outcome: 'filled' | 'refused', holds: string): readonly [FoundField, Written] {
  const reason = outcome === 'filled' ? null : 'refused-by-page';
  return [one, { report: { id: one.ownId, outcome, reason, holds }, value: 'x' }];
}

it('finds a field again beside which something is said by then, and one that was refused', () => {
  const [town, street] = [drawn('Town', 'Ulm'), drawn('Street', '')];
  const checked = { source: 'hint', text: 'This is a town.' } as const;
  const townAnew = drawn('Town', 'Ulm', { texts: [...town.field.texts, checked] });
  const streetAnew = drawn('Street', '');
  const gone = [wrote(town, 'filled', 'Ulm'), wrote(street, 'refused', '')];
  expect(redrawn(gone, [streetAnew, townAnew])).toEqual(
    new Map([
      [town, townAnew],
      [street, streetAnew],
    ]),
  );
});

it('of several alike takes the one that holds what was written; none where none does', () => {
  const [first, second] = [drawn('Guest', 'Anna'), drawn('Guest', 'Ben')];
  const [between, last] = [drawn('Guest', 'Carl'), drawn('Guest', 'Anna')];
  const gone = [wrote(first, 'filled', 'Anna'), wrote(second, 'filled', 'Ben')];
  expect(redrawn(gone, [between, last])).toEqual(new Map([[first, last]]));
});

it('takes a password for what was written, none in another frame, and for one that was refused none that holds ours', () => {
  const [secret, refused] = [drawn('Password', 'x1', { type: 'password' }), drawn('Street', '')];
  const secretAnew = { ...drawn('Password', ''), frameId: 0 };
  const held = { ...secretAnew, field: { ...secretAnew.field, type: 'password', state: 'ours' } } as FoundField;
  const gone = [wrote(secret, 'filled', 'x1'), wrote(refused, 'refused', '')];
  expect(redrawn(gone, [held, drawn('Street', 'Ulm')])).toEqual(new Map([[secret, held]]));
  expect(redrawn(gone, [{ ...held, frameId: 3 }, drawn('Street', 'Ulm')]).size).toBe(0);
});

it('of twins takes the one of the same id, or beside which the same is said, and none that the person has typed into', () => {
  const [fee, fine] = [drawn('Sum', '', { elementId: 's1' }), drawn('Sum', '', { elementId: 's2' })];
  const [feeAnew, fineAnew] = [drawn('Sum', '', { elementId: 's1' }), drawn('Sum', '', { elementId: 's2' })];
  expect(redrawn([wrote(fine, 'refused', '')], [feeAnew, fineAnew])).toEqual(new Map([[fine, fineAnew]]));
  expect(redrawn([wrote(fee, 'refused', '')], [{ ...feeAnew, field: { ...feeAnew.field, state: 'typed' } }]).size).toBe(
    0,
  );
  const beside = (text: string) =>
    drawn('Sum', '', { elementId: '', texts: [{ source: 'legend', text }, ...fee.field.texts] });
  const [second, firstAnew, secondAnew] = [beside('Guest 2'), beside('Guest 1'), beside('Guest 2')];
  expect(redrawn([wrote(second, 'refused', '')], [firstAnew, secondAnew])).toEqual(new Map([[second, secondAnew]]));
});
