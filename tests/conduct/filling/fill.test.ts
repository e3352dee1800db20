import { describe, expect, it } from 'vitest';
import { FrameGone, FrameSilent } from '../../../utils/conduct/frames/answering';
import { Fill, type FillHooks } from '../../../utils/conduct/filling/fill';
import type { TabField } from '../../../utils/conduct/page/rows';
import type { TabLink } from '../../../utils/conduct/frames/tab-link';
import type { AgentCall, AgentProtocol } from '../../../utils/messages/agent';
import type { FieldDescriptor, FieldId } from '../../../utils/pipeline';
import { selectField, textField } from '../../builders';

type Answers = { [C in AgentCall]?: (input: AgentProtocol[C]['in'], frameId: number) => AgentProtocol[C]['out'] };

function fakeLink(answers: Answers): { link: TabLink; log: string[] } {
  const log: string[] = [];
  const call: TabLink['call'] = async (frameId, name, input) => {
    log.push(`${frameId} ${name}`);
    const answer = answers[name] as ((input: unknown, frameId: number) => never) | undefined;
    return answer ? answer(input, frameId) : ({} as never);
  };
  return {
    log,
    link: { frames: async () => [], late: () => null, readyToWrite: async () => {}, call, whenBack: async () => {} },
  };
}

function planned(descriptor: FieldDescriptor, text: string | null, frameId = 0): TabField {
  return {
    frameId,
    ownId: descriptor.id,
    field: { ...descriptor, id: `${frameId}/${descriptor.id}` as FieldId },
    override: null,
    scenario: '',
    entry: {
      id: descriptor.id,
      kind: 'text',
      person: '',
      value: text === null ? null : { as: 'text', text, alternatives: [] },
      shown: text ?? '',
      evidence: [],
      reason: text === null ? 'has-value' : null,
    },
  };
}

const fillAll: Answers = {
  'agent/apply': ({ items }) => ({
    entries: items.map(({ id }) => ({ id, outcome: 'filled', reason: null, holds: 'x' })),
  }),
  'agent/settle': () => ({ changed: false, entries: [] }),
};
const noRead = () => Promise.reject(new Error('not expected to read again'));

function hooks(overrides: Partial<FillHooks> = {}): FillHooks {
  return { onProgress: () => {}, onSilence: () => {}, readAgain: noRead, ...overrides };
}

describe('Fill', () => {
  it('begins, writes, settles and ends in each frame', async () => {
    const { link, log } = fakeLink(fillAll);
    const fill = new Fill(link, () => true);
    await fill.run([planned(textField('a'), 'A'), planned(textField('b'), 'B', 7)], hooks());
    expect(log).toEqual([
      '0 agent/begin',
      '7 agent/begin',
      '0 agent/apply',
      '7 agent/apply',
      '0 agent/settle',
      '7 agent/settle',
      '0 agent/end',
      '7 agent/end',
    ]);
    expect(fill.summary).toEqual({ filled: 2, of: 2 });
  });

  it('has a single frame begin with its first values', async () => {
    const begun: unknown[] = [];
    const { link, log } = fakeLink({
      ...fillAll,
      'agent/apply': (input, frameId) => (begun.push(input.at), fillAll['agent/apply']!(input, frameId)),
    });
    const fields = Array.from({ length: 201 }, (_, nth) => planned(textField(`f${nth}`), 'A'));
    await new Fill(link, () => true).run(fields, hooks());
    expect(log).not.toContain('0 agent/begin');
    expect(begun).toEqual([expect.any(Number), begun[0]]);
  });

  it('writes fields that appear after the first round, and only those', async () => {
    let rounds = 0;
    const { link, log } = fakeLink({ ...fillAll, 'agent/settle': () => ({ changed: ++rounds === 1, entries: [] }) });
    const country = planned({ ...textField('country'), state: 'ours' }, 'DE');
    const region = planned(textField('region'), 'Bayern');
    const fill = new Fill(link, () => true);
    await fill.run([country], hooks({ readAgain: async () => [country, region] }));
    expect(log.filter((line) => line.endsWith('apply'))).toHaveLength(2);
    expect([...fill.written.keys()]).toEqual([country.field.id, region.field.id]);
  });

  it('knows a list that got its entries by what it wrote before', async () => {
    let rounds = 0;
    const { link } = fakeLink({ ...fillAll, 'agent/settle': () => ({ changed: ++rounds === 1, entries: [] }) });
    const country = planned({ ...selectField('country', ['DE']), state: 'ours' }, 'DE');
    const region = planned(selectField('region', ['Bayern']), 'Bayern');
    const town = planned(textField('town'), 'Ulm');
    const fill = new Fill(link, () => true);
    await fill.run([country], hooks({ readAgain: async () => [country, region, town] }));
    expect([...fill.written.values()].map(({ isDependent }) => isDependent)).toEqual([undefined, true, undefined]);
  });

  it('tells of a field what the page has made of it since, during the fill and after it', async () => {
    const late = { outcome: 'refused', reason: 'changed-by-page', holds: 'PERU' } as const;
    const [first, second] = [textField('a'), textField('b')];
    const { link } = fakeLink({
      ...fillAll,
      'agent/settle': () => ({ changed: false, entries: [{ id: first.id, ...late }] }),
      'agent/changed': () => ({ entries: [{ id: second.id, ...late, holds: '' }] }),
    });
    const fill = new Fill(link, () => true);
    await fill.run([planned(first, 'A'), planned(second, 'B'), planned(textField('c'), 'C')], hooks());
    expect(fill.summary).toEqual({ filled: 2, of: 3 });
    const revised = await fill.lookAgain();
    expect([...revised].map(([id, { report }]) => [id, report.holds])).toEqual([[`0/${second.id}`, '']]);
    expect(fill.summary).toEqual({ filled: 1, of: 3 });
  });

  it('tells which frames need not be read again: those that failed to say may have changed', async () => {
    let rounds = 0;
    const { link } = fakeLink({
      ...fillAll,
      'agent/settle': (_, frameId) => {
        if (frameId === 8) throw new Error('no answer');
        return { changed: frameId === 7 && ++rounds === 1, entries: [] };
      },
    });
    const fields = [0, 7, 8].map((frameId) => planned({ ...textField('city'), state: 'ours' }, 'Ulm', frameId));
    const told: number[][] = [];
    const readAgain: FillHooks['readAgain'] = async (_, still) => {
      told.push([...still]);
      return fields;
    };
    await new Fill(link, () => true).run(fields, hooks({ readAgain }));
    expect(told).toEqual([[0]]);
  });

  it('counts a field once that the page has drawn anew', async () => {
    let rounds = 0;
    const { link } = fakeLink({ ...fillAll, 'agent/settle': () => ({ changed: ++rounds < 3, entries: [] }) });
    const fill = new Fill(link, () => true);
    const redrawn = planned(textField('name 2'), 'Anna');
    await fill.run([planned(textField('name 1'), 'Anna')], hooks({ readAgain: async () => [redrawn] }));
    expect([...fill.written.keys()]).toEqual([redrawn.field.id]);
    expect(fill.summary).toEqual({ filled: 1, of: 1 });
  });

  it('counts a field once that the page draws anew at each write, without its value', async () => {
    const { link } = fakeLink({
      ...fillAll,
      'agent/apply': ({ items }) => ({
        entries: items.map(({ id }) => ({ id, outcome: 'refused', reason: 'refused-by-page', holds: '' })),
      }),
      'agent/settle': () => ({ changed: true, entries: [] }),
    });
    let drawn = 0;
    const shy = () => planned({ ...textField(`drawing ${++drawn}`), name: 'shy', texts: [], elementId: '' }, 'Anna');
    const other = planned({ ...textField('other'), name: 'other', state: 'ours' }, 'Ulm');
    const fill = new Fill(link, () => true);
    await fill.run([shy(), other], hooks({ readAgain: async () => [shy(), other] }));
    expect(fill.summary).toEqual({ filled: 0, of: 2 });
  });

  it('tells of fields that a page draws anew at each write what became of those before', async () => {
    const { link } = fakeLink({
      ...fillAll,
      'agent/apply': ({ items }) => ({
        entries: items.map(({ id, value }) =>
          value.as === 'text' && value.text === 'Anna'
            ? { id, outcome: 'filled', reason: null, holds: 'Anna' }
            : { id, outcome: 'refused', reason: 'refused-by-page', holds: '' },
        ),
      }),
      'agent/settle': () => ({ changed: true, entries: [] }),
    });
    let drawn = 0;
    const draw = (current: string) => {
      const anew = (name: string) => ({ ...textField(`${name} ${++drawn}`), name, texts: [], elementId: '' });
      const kept = { ...anew('kept'), current, state: current === '' ? 'empty' : 'ours' } as const;
      return [planned(kept, 'Anna'), planned(anew('shy'), 'Ulm')];
    };
    const fill = new Fill(link, () => true);
    await fill.run(draw(''), hooks({ readAgain: async () => draw('Anna') }));
    expect([...fill.written.values()].map(({ report }) => report.outcome)).toEqual(['filled', 'refused']);
    expect(fill.summary).toEqual({ filled: 1, of: 2 });
  });

  it('tells a refusal of the field drawn anew, not of one like it that stood there before and is left alone', async () => {
    let rounds = 0;
    const { link } = fakeLink({
      ...fillAll,
      'agent/apply': ({ items }) => ({
        entries: items.map(({ id }) => ({ id, outcome: 'refused', reason: 'refused-by-page', holds: '' })),
      }),
      'agent/settle': () => ({ changed: ++rounds === 1, entries: [] }),
    });
    const line = (drawing: string) => ({ ...textField(drawing), name: 'amount', texts: [], elementId: '' });
    const typed = planned({ ...line('own'), state: 'typed', current: '7' }, null);
    const anew = planned(line('drawing 2'), '3');
    const fill = new Fill(link, () => true);
    await fill.run([typed, planned(line('drawing 1'), '3')], hooks({ readAgain: async () => [typed, anew] }));
    expect(fill.written.get(anew.field.id)?.report.outcome).toBe('refused');
    expect(fill.written.get(typed.field.id)?.report).toMatchObject({ outcome: 'skipped', reason: 'has-value' });
    expect(fill.summary).toEqual({ filled: 0, of: 1 });
  });

  it('stops after a bounded number of rounds on a page that never rests', async () => {
    const { link, log } = fakeLink({ ...fillAll, 'agent/settle': () => ({ changed: true, entries: [] }) });
    await new Fill(link, () => true).run(
      [planned(textField('a'), 'A')],
      hooks({ readAgain: async () => [planned(textField('new'), 'N')] }),
    );
    expect(log.filter((line) => line.endsWith('apply'))).toHaveLength(6);
  });

  it('reports fields of a frame that fails and goes on', async () => {
    const { link } = fakeLink({
      ...fillAll,
      'agent/apply': (input, frameId) => {
        if (frameId === 3) throw new FrameSilent();
        return fillAll['agent/apply']!(input, frameId);
      },
    });
    const lost = planned(textField('a'), 'A', 3);
    const fill = new Fill(link, () => true);
    await fill.run([lost, planned(textField('b'), 'B')], hooks());
    expect(fill.written.get(lost.field.id)?.report).toMatchObject({ outcome: 'refused', reason: 'frame-silent' });
    expect(fill.summary).toEqual({ filled: 1, of: 2 });
  });

  it('says of a frame inside the page that left that its fields are gone, not that the page left', async () => {
    const { link } = fakeLink({
      ...fillAll,
      'agent/apply': (input, frameId) => {
        if (frameId === 3) throw new FrameGone();
        return fillAll['agent/apply']!(input, frameId);
      },
    });
    const lost = planned(textField('a'), 'A', 3);
    const fill = new Fill(link, () => true);
    await fill.run([lost, planned(textField('b'), 'B')], hooks());
    expect(fill.written.get(lost.field.id)?.report).toMatchObject({ outcome: 'refused', reason: 'gone' });
    expect(fill.hasLeft).toBe(false);
  });

  it('asks a page that went elsewhere no more', async () => {
    const { link, log } = fakeLink({
      ...fillAll,
      'agent/apply': () => {
        throw new FrameGone();
      },
    });
    const fields = Array.from({ length: 850 }, (_, index) => planned(textField(`f${index}`), 'x'));
    const fill = new Fill(link, () => true);
    await fill.run(fields, hooks());
    expect(log.filter((line) => line.endsWith('apply'))).toHaveLength(2);
    expect(fill.summary).toEqual({ filled: 0, of: 850 });
    expect(fill.written.get(fields[849]!.field.id)?.report).toMatchObject({ outcome: 'refused', reason: 'page-left' });
  });

  it('knows that the page was gone before it had ended', async () => {
    const { link } = fakeLink({
      ...fillAll,
      'agent/end': () => {
        throw new FrameGone();
      },
    });
    const fill = new Fill(link, () => true);
    await fill.run([planned(textField('a'), 'A')], hooks());
    expect(fill).toMatchObject({ hasLeft: true, summary: { filled: 1, of: 1 } });
  });

  it('names the reason of fields that were left alone, without counting them', async () => {
    const { link } = fakeLink(fillAll);
    const left = planned(textField('a'), null);
    const fill = new Fill(link, () => true);
    await fill.run([left], hooks());
    expect(fill.written.get(left.field.id)?.report).toMatchObject({ outcome: 'skipped', reason: 'has-value' });
    expect(fill.summary).toEqual({ filled: 0, of: 0 });
  });

  it('tells how far it is while a message is being written', async () => {
    const { link, log } = fakeLink({ ...fillAll, 'agent/progress': () => ({ done: 2 }) });
    const seen: number[] = [];
    const isSeen = new Promise<void>((resolve) => {
      const call: TabLink['call'] = async (frameId, name, input) => {
        if (name === 'agent/apply') await isSeen;
        return link.call(frameId, name, input);
      };
      const fill = new Fill({ ...link, call }, () => true);
      const fields = ['a', 'b', 'c'].map((name) => planned(textField(name), 'x'));
      const onProgress = () => {
        seen.push(fill.done);
        if (fill.done === 2) resolve();
      };
      void fill.run(fields, hooks({ onProgress })).then(() => log.push('done'));
    });
    await expect.poll(() => log.at(-1)).toBe('done');
    expect([...new Set(seen)]).toEqual([0, 2, 3]);
  });

  it('goes on from what was written ahead, and writes that again where its value is another by now', async () => {
    const texts: string[] = [];
    const { link, log } = fakeLink({
      ...fillAll,
      'agent/apply': (input, frameId) => {
        texts.push(...input.items.map(({ id, value }) => `${id} ${value.as === 'text' ? value.text : ''}`));
        return fillAll['agent/apply']!(input, frameId);
      },
    });
    const [a, b, c] = ['a', 'b', 'c'].map((label) => textField(label));
    const fill = new Fill(link, () => true);
    await fill.ahead([planned(a!, 'A'), planned(b!, 'B')]);
    const ours = { state: 'ours', current: 'x' } as const;
    await fill.run([planned({ ...a!, ...ours }, 'A'), planned({ ...b!, ...ours }, 'B2'), planned(c!, 'C')], hooks());
    expect(texts).toEqual([`${a!.id} A`, `${b!.id} B`, `${b!.id} B2`, `${c!.id} C`]);
    expect(log.filter((line) => line.endsWith('end'))).toHaveLength(1);
    expect(fill.summary).toEqual({ filled: 3, of: 3 });
  });

  it('takes back what was written ahead once its frame has heard that it is to stop', async () => {
    const { link, log } = fakeLink(fillAll);
    let hear: () => void;
    const heard = new Promise<void>((resolve) => (hear = resolve));
    const call: TabLink['call'] = async (frameId, name, input) => {
      if (name === 'agent/cancel') await heard;
      return link.call(frameId, name, input);
    };
    const fill = new Fill({ ...link, call }, () => true);
    await fill.ahead([planned(textField('a'), 'A')]);
    fill.cancel();
    const taken = fill.takeBack();
    hear!();
    await taken;
    expect(log.slice(-2)).toEqual(['0 agent/cancel', '0 agent/undo']);
  });

  it('leaves ahead what the person has typed since', async () => {
    const spared: boolean[] = [];
    const { link } = fakeLink({
      ...fillAll,
      'agent/apply': (input, frameId) => {
        spared.push(...input.items.map(({ sparesTyped }) => sparesTyped ?? false));
        return fillAll['agent/apply']!(input, frameId);
      },
    });
    const [a, b] = [textField('a'), textField('b')];
    await new Fill(link, () => true).ahead([planned(a, 'A'), planned(b, 'B')], ({ ownId }) => ownId === b.id);
    expect(spared).toEqual([false, true]);
  });

  it('settles where all was written ahead', async () => {
    const { link, log } = fakeLink(fillAll);
    const field = planned(textField('a'), 'A');
    const fill = new Fill(link, () => true);
    await fill.ahead([field]);
    await fill.run([{ ...field, field: { ...field.field, state: 'ours' } }], hooks());
    expect(log).toContain('0 agent/settle');
    expect(log.at(-1)).toBe('0 agent/end');
  });

  it('gives back what was written ahead and is to be left alone', async () => {
    const given: unknown[] = [];
    const { link, log } = fakeLink({
      ...fillAll,
      'agent/put-back': ({ ids }) => {
        given.push(...ids);
        return { entries: ids.map((id) => ({ id, outcome: 'restored', holds: '' })) };
      },
    });
    const [trap, other] = [textField('a'), textField('b')];
    const fill = new Fill(link, () => true);
    await fill.ahead([planned(trap, 'A')]);
    const left = planned(trap, null);
    await fill.run([left, planned(other, 'B')], hooks({ readAgain: async () => [left, planned(other, 'B')] }));
    expect(given).toEqual([trap.id]);
    // What was given back has ended the frame's part: it begins anew before it is written again.
    const [, putBack, begin, apply] = log;
    expect([putBack, begin, apply]).toEqual([
      '0 agent/put-back',
      '0 agent/begin',
      expect.stringContaining('agent/apply'),
    ]);
    expect(fill.written.get(left.field.id)?.report).toMatchObject({ outcome: 'skipped', holds: '' });
    expect(fill.summary).toEqual({ filled: 1, of: 1 });
  });

  it('says that it was stopped before the frames are asked for anything more', async () => {
    const { link, log } = fakeLink(fillAll);
    const fill = new Fill(link, () => true);
    const fields = Array.from({ length: 3 }, (_, at) => planned(textField(`f${at}`), 'A', at));
    const onStopped = () => void log.push(`stopped: ${fill.summary.filled} of ${fill.summary.of}`);
    await fill.run(fields, hooks({ onStopped, onProgress: () => fill.done === 1 && fill.cancel() }));
    const cancelled = log.lastIndexOf('2 agent/cancel');
    expect(log.slice(cancelled + 1)).toEqual(['stopped: 1 of 3', '0 agent/end', '1 agent/end', '2 agent/end']);
  });

  it('stops at a cancel and says so field by field', async () => {
    let stop = () => {};
    const stopped = new Promise<void>((resolve) => (stop = resolve));
    const entriesOf = (items: AgentProtocol['agent/apply']['in']['items'], outcome: 'filled' | 'skipped') => ({
      entries: items.map(({ id }) => ({ id, outcome, reason: outcome === 'filled' ? null : 'cancelled', holds: 'x' })),
    });
    let messages = 0;
    const { link, log } = fakeLink({
      ...fillAll,
      'agent/apply': ({ items }) =>
        (messages++ === 0 ? entriesOf(items, 'filled') : stopped.then(() => entriesOf(items, 'skipped'))) as never,
      'agent/cancel': () => (stop(), {}),
    });
    const fields = Array.from({ length: 1_600 }, (_, index) => planned(textField(`f${index}`), 'x'));
    const fill = new Fill(link, () => true);
    await fill.run(fields, hooks({ onProgress: () => fill.done > 0 && fill.cancel() }));
    expect(log.filter((line) => line.endsWith('apply')).length).toBeLessThanOrEqual(4);
    expect(fill.summary).toEqual({ filled: 267, of: 1_600 });
    expect(fill.written.get(fields[1_599]!.field.id)?.report).toMatchObject({
      outcome: 'skipped',
      reason: 'cancelled',
    });
  });

  it('counts what a frame had done by its last word when its page left', async () => {
    const { link } = fakeLink({
      ...fillAll,
      'agent/progress': () => ({ done: 2 }),
      'agent/apply': () =>
        new Promise((_, fail) => setTimeout(() => fail(new FrameGone()), 400)) as unknown as { entries: [] },
    });
    const fill = new Fill(link, () => true);
    await fill.run(
      ['a', 'b', 'c'].map((label) => planned(textField(label), label)),
      hooks({ readAgain: () => Promise.reject(new FrameGone()) }),
    );
    expect(fill.summary).toEqual({ filled: 2, of: 3 });
  });
});
