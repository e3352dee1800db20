import { expect, test } from 'vitest';
import { changedFrames, readingWith, stillThere } from '../../../utils/conduct/page/read-changed';
import type { FoundField, TabReading } from '../../../utils/conduct/page/read-tab';
import type { Frame } from '../../../utils/conduct/frames/frame-scripts';
import type { Written, WrittenFields } from '../../../utils/conduct/page/written';
import { noFacts } from '../../../utils/messages/agent';
import type { FieldId, ReportEntry } from '../../../utils/pipeline';
import { textField } from '../../builders';

const frame = (frameId: number, document = 1): Frame => ({
  frameId,
  document,
  origin: `https://${frameId}.example`,
  name: 'agent',
  canWrite: true,
  contentType: 'text/html',
});

const found = (frameId: number, name: string): FoundField => ({
  frameId,
  ownId: name as FieldId,
  field: textField(name, { id: `${frameId}/${name}` as FieldId }),
});

function reading(frames: readonly Frame[], fields: readonly FoundField[], told: Partial<TabReading> = {}): TabReading {
  const none = { unreachable: [], leftOut: new Map(), faults: [] };
  return { frames, found: fields, page: noFacts, ...none, document: 1, isPartial: false, ...told };
}

const ids = ({ found }: TabReading) => found.map(({ field }) => field.id);

test('a frame is read again that says it changed, came, or shows another page', () => {
  const before = reading([frame(0), frame(3), frame(4)], []);
  const now = [frame(0), frame(3), frame(4, 2), frame(5)];
  const { changed, kept } = changedFrames(before, now, new Set([0, 4]));
  expect(changed.map(({ frameId }) => frameId)).toEqual([3, 4, 5]);
  expect([...kept]).toEqual([0]);
});

test('what was read again stands where its frame stands, and a frame that left is gone', () => {
  const before = reading(
    [frame(0), frame(3), frame(4), frame(6)],
    [...[found(0, 'city'), found(3, 'street'), found(4, 'name'), found(6, 'left')]],
  );
  const now = [frame(0), frame(3), frame(4)];
  const again = reading([frame(3)], [found(3, 'street'), found(3, 'house')]);
  expect(ids(readingWith(again, before, now, new Set([0, 4])))).toEqual(['0/city', '3/street', '3/house', '4/name']);
});

test('the page says what it said, unless it is itself read again and says something else', () => {
  const german = { ...noFacts, lang: 'de' };
  const before = reading([frame(0), frame(3)], [], {
    page: german,
    unreachable: ['https://3.example', 'https://far.example'],
  });
  const again = reading([frame(3)], [], { page: { ...noFacts, lang: 'fr' } });
  const kept = readingWith(again, before, [frame(0), frame(3)], new Set([0]));
  expect(kept.page).toEqual(german);
  expect(kept.unreachable).toEqual(['https://far.example']);
  const read = readingWith(again, before, [frame(0), frame(3)], new Set([3]));
  expect(read.page.lang).toBe('fr');
});

test('what was left out of a frame is what its last reading says', () => {
  const [much, none] = [
    { fields: true, frames: 5 },
    { fields: false, frames: 0 },
  ];
  const leftOut = new Map([
    [0, much],
    [3, much],
    [4, much],
  ]);
  const before = reading([frame(0), frame(3), frame(4)], [], { leftOut });
  const again = reading([frame(3)], [], { leftOut: new Map([[3, none]]) });
  const now = readingWith(again, before, [frame(0), frame(3)], new Set([0]));
  expect([...now.leftOut]).toEqual([
    [0, much],
    [3, none],
  ]);
});

test('of a page that is read again as a whole, nothing is told that was only so before', () => {
  const before = reading([frame(0)], [], {
    unreachable: ['https://far.example'],
    faults: ['TypeError'],
    isPartial: true,
  });
  const again = reading([frame(0)], [found(0, 'city')]);
  expect(readingWith(again, before, [frame(0)], new Set())).toEqual(again);
});

test('kept fields hold what was written, but for those that were gone', () => {
  const report = (entry: Partial<ReportEntry>): Written => ({
    report: { id: 'x' as FieldId, outcome: 'filled', reason: null, holds: '', ...entry },
    value: '',
  });
  const written: WrittenFields = new Map([
    ['0/city' as FieldId, report({ holds: 'Ulm' })],
    ['0/street' as FieldId, report({ outcome: 'refused', reason: 'gone' })],
  ]);
  const { found: there } = stillThere(reading([frame(0)], [found(0, 'city'), found(0, 'street')]), written);
  expect(there.map(({ field }) => [field.id, field.state, field.current])).toEqual([['0/city', 'ours', 'Ulm']]);
});

test('fields that the page has locked by the time they were to be written are known to be', () => {
  const report = { id: 'x' as FieldId, outcome: 'refused', reason: 'disabled', holds: 'Ulm' } as const;
  const { found: there } = stillThere(
    reading([frame(0)], [found(0, 'city')]),
    new Map([['0/city' as FieldId, { report, value: 'x' }]]),
  );
  expect(there.map(({ field }) => [field.skipReason, field.current])).toEqual([['disabled', 'Ulm']]);
});
