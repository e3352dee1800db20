/** Frames worked on at a time: those of one origin share the page's thread, which is not to be kept for long. */
const fewLanes = 6;

/**
 * Does the same for each, several at a time; in which order they end is left open.
 * @param lanes worked on at a time
 * @returns what `work` answers, in the order of `all`
 * @throws what the first `work` to fail rejects with; nothing further is begun then
 */
export async function sideBySide<T, R>(
  all: readonly T[],
  work: (one: T, at: number) => Promise<R>,
  lanes = fewLanes,
): Promise<R[]> {
  const answers: R[] = new Array<R>(all.length);
  let next = 0;
  const lane = async () => {
    while (next < all.length) {
      const at = next++;
      try {
        answers[at] = await work(all[at]!, at);
      } catch (error) {
        next = all.length;
        throw error;
      }
    }
  };
  await Promise.all(Array.from({ length: Math.min(lanes, all.length) }, lane));
  return answers;
}

/**
 * Does the same for the frames of a tab, the top page first: it gives the focus back to the frame that had it, which then
 * gives it to its own field.
 */
export async function topFirst(frameIds: Iterable<number>, work: (frameId: number) => Promise<unknown>): Promise<void> {
  const [first, ...others] = [...frameIds].sort((one, other) => one - other);
  if (first !== undefined) await work(first);
  await Promise.all(others.map(work));
}
