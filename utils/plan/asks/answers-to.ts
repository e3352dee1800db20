import type { Fact, Recognition } from '../recognition';
import type { Steps } from '../steps';
import { sortOf, type AskData } from './ask-data';

/** Reads what a page's questions are answered with, where some of them have answers of their own. */
export function* answersTo(recognitions: readonly Recognition[], { own, table }: AskData): Steps<void> {
  const isAnswered = (ask: string | undefined) => ask !== undefined && sortOf(ask, table) === 'text';
  const facts = recognitions.flatMap(({ part }): readonly Fact[] => (part.of === 'list' ? part.facts : []));
  const asked = [...recognitions, ...facts].flatMap(({ ask }) => (isAnswered(ask) ? ask! : []));
  const reading = own.texts.load(asked);
  if (reading) yield reading;
}
