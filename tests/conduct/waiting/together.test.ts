import { describe, expect, test } from 'vitest';
import { Together } from '../../../utils/conduct/waiting/together';
import type { AgentCall } from '../../../utils/messages/agent';

const frames = (count: number) => Array.from({ length: count }, (_, frameId) => frameId);

function togetherWithLog(silent: readonly number[] = []) {
  const log: string[] = [];
  const together = new Together(async (call, inputs) => {
    log.push(`${call} ${inputs.size}`);
    return new Map(
      [...inputs.keys()].filter((frameId) => !silent.includes(frameId)).map((frameId) => [frameId, `of ${frameId}`]),
    );
  });
  const askAll = (count: number, call: AgentCall, input: unknown = {}) =>
    Promise.all(frames(count).map((frameId) => together.ask(frameId, call, input)));
  return { log, together, askAll };
}

describe('what is asked of many frames at the same moment', () => {
  test('is asked in one message', async () => {
    const { log, askAll } = togetherWithLog();
    expect(await askAll(300, 'agent/settle')).toEqual(frames(300).map((frameId) => `of ${frameId}`));
    expect(log).toEqual(['agent/settle 300']);
  });

  test('is asked of each by itself where they are few, or where it is another for each', async () => {
    const { log, askAll, together } = togetherWithLog();
    expect(await askAll(8, 'agent/settle')).toEqual(frames(8).map(() => undefined));
    const each = frames(20).map((frameId) => together.ask(frameId, 'agent/begin', { at: frameId }));
    expect(await Promise.all(each)).toEqual(frames(20).map(() => undefined));
    expect(await askAll(20, 'agent/apply')).toEqual(frames(20).map(() => undefined));
    expect(log).toEqual([]);
  });

  test('is asked in one message of frames that are written together, each with values of its own', async () => {
    const told: ReadonlyMap<number, unknown>[] = [];
    const together = new Together(async (_, inputs) => (told.push(inputs), inputs));
    const values = (frameId: number) => ({ items: [{ id: `f${frameId}` }], sharesFocus: true });
    const answers = frames(20).map((frameId) => together.ask(frameId, 'agent/apply', values(frameId)));
    expect(await Promise.all(answers)).toEqual(frames(20).map(values));
    expect(told).toHaveLength(1);
  });

  test('is asked again of those alone that gave no answer', async () => {
    const { askAll } = togetherWithLog([7]);
    const answers = await askAll(20, 'agent/end');
    expect(answers.flatMap((answer, frameId) => (answer === undefined ? [frameId] : []))).toEqual([7]);
  });

  test('is a question of its own each time', async () => {
    const { log, askAll } = togetherWithLog();
    await Promise.all([askAll(20, 'agent/begin', { at: 1 }), askAll(30, 'agent/undoable')]);
    await askAll(20, 'agent/begin', { at: 1 });
    expect(log).toEqual(['agent/begin 20', 'agent/undoable 30', 'agent/begin 20']);
  });
});
