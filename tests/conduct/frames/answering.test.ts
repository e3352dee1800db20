import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FrameGone, FrameSilent, Stopped, whileAlive } from '../../../utils/conduct/frames/answering';

const never = new Promise<never>(() => {});
const dead = { ofFrame: () => never };
const alive = { ofFrame: async () => ({ version: '1' }) };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('waiting for a frame', () => {
  it('gives what it answers, and leaves no timer behind', async () => {
    expect(await whileAlive(Promise.resolve('here'), dead)).toBe('here');
    expect(vi.getTimerCount()).toBe(0);
  });

  it('waits on while the frame shows life', async () => {
    const slow = new Promise<string>((resolve) => setTimeout(resolve, 60_000, 'late'));
    const answer = whileAlive(slow, alive);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(await answer).toBe('late');
  });

  it('gives a silent frame up within 5 seconds', async () => {
    const answer = whileAlive(never, dead).catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(5_000);
    expect(await answer).toBeInstanceOf(FrameSilent);
  });

  it('says that a frame is silent and takes its answer when it is back', async () => {
    const onSilence = vi.fn();
    const back = new Promise<string>((resolve) => setTimeout(resolve, 12_000, 'back'));
    const answer = whileAlive(back, dead, { onSilence });
    await vi.advanceTimersByTimeAsync(12_000);
    expect(await answer).toBe('back');
    expect(onSilence).toHaveBeenCalledTimes(2);
  });

  it('waits for a frame that is silent with its page, and gives up one that is so alone', async () => {
    const onSilence = vi.fn();
    const back = () => new Promise<string>((resolve) => setTimeout(resolve, 12_000, 'back'));
    const withPage = whileAlive(back(), { ...dead, ofPage: dead.ofFrame }, { onSilence });
    const alone = whileAlive(back(), { ...dead, ofPage: alive.ofFrame }, { onSilence }).catch(
      (error: unknown) => error,
    );
    await vi.advanceTimersByTimeAsync(12_000);
    expect(await withPage).toBe('back');
    expect(await alone).toBeInstanceOf(FrameSilent);
    expect(onSilence).toHaveBeenCalledTimes(2);
  });

  it('passes on that a frame is gone', async () => {
    await expect(whileAlive(Promise.reject(new FrameGone()), alive)).rejects.toBeInstanceOf(FrameGone);
  });

  it('stops at once where nobody answers', async () => {
    const stop = new AbortController();
    const answer = whileAlive(never, alive, { signal: stop.signal }).catch((error: unknown) => error);
    stop.abort();
    await vi.advanceTimersByTimeAsync(500);
    expect(await answer).toBeInstanceOf(Stopped);
  });
});
