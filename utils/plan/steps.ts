/** Long work that may pause where it yields, for who has to stay answerable meanwhile. */
export type Steps<T> = Generator<void, T, void>;

/** Does all of it in one go. @returns what it comes to */
export function allAtOnce<T>(steps: Steps<T>): T {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

/** Pauses after each of them. */
export function* eachOf<T, R>(items: readonly T[], work: (item: T, index: number) => R): Steps<R[]> {
  const done: R[] = [];
  for (const [index, item] of items.entries()) {
    done.push(work(item, index));
    yield;
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
