/** Long work that may pause where it yields, for who has to stay answerable meanwhile. What it yields may be waited for. */
export type Steps<T> = Generator<Promise<unknown> | void, T, void>;

/** Does all of it in one go, without what it would wait for. @returns what it comes to */
export function allAtOnce<T>(steps: Steps<T>): T {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

/** Items between two pauses: a look at the clock costs as much as many a small work. */
const atATime = 8;

/** Pauses after a few of them: for works that are small, as those on one field are. */
export function* eachOf<T, R>(items: readonly T[], work: (item: T, index: number) => R): Steps<R[]> {
  const done: R[] = [];
  for (let index = 0; index < items.length; index++) {
    done.push(work(items[index]!, index));
    if (index % atATime === 0) yield;
  }
  return done;
}

/** Pauses after each of them, which may pause within itself too. */
export function* oneByOne(works: readonly (() => Steps<unknown> | void)[]): Steps<void> {
  for (const work of works) {
    const steps = work();
    if (steps) yield* steps;
    yield;
  }
}
