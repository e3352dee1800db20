import { expect, it, vi } from 'vitest';
import { AnswerTexts, inFiles } from '../../../utils/plan/asks/answer-texts';
import type { AskTexts } from '../../../utils/plan/asks/ask-data';

const texts: AskTexts = Object.fromEntries(
  Array.from({ length: 2_000 }, (_, at) => [
    `question-${at}`,
    [`The answer to it, number ${at} of very many`.repeat(2)],
  ]),
);
const files = inFiles(texts);

it('reads the files that are needed, each once', async () => {
  const read = vi.fn(async (file: number) => files[file]!);
  const answers = new AnswerTexts(files.length, read);

  expect(files.length).toBeGreaterThan(1);
  expect(answers.of('question-7')).toEqual([]);
  await answers.load(['question-7']);
  await answers.load(['question-7', 'nobody asks']);

  expect(answers.of('question-7')).toEqual(texts['question-7']);
  expect(answers.of('nobody asks')).toEqual([]);
  expect(read.mock.calls.length).toBeLessThanOrEqual(2);
  expect(answers.load(['question-7'])).toBeNull();
});

it('loses none', async () => {
  const answers = new AnswerTexts(files.length, async (file) => files[file]!);
  await answers.load(Object.keys(texts));
  expect(Object.keys(texts).filter((id) => answers.of(id) !== texts[id])).toEqual([]);
});
