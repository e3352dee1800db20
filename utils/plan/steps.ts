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
export function* eachOf<T, R>(items: readonly T[], work: (item: T) => R): Steps<R[]> {
  const done: R[] = [];
  for (const item of items) {
    done.push(work(item));
    yield;
  }
  return done;
}
