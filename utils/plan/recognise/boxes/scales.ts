import { agreementSteps } from '../../fit/choice/agreement';
import { realOptions } from '../../fit/choice/choice';
import { settle, type Reading } from '../reading';

/** Steps from "disagree" to "agree" are the answer to a survey, whatever the question sounds like: no consent is given. */
export function settleScale(reading: Reading): void {
  const { field } = reading;
  if (field.control !== 'choice') return;
  const steps = agreementSteps(realOptions(field.options));
  if (!steps) return;
  reading.ask = null;
  settle(reading, 'survey-scale', 'options', steps.map(({ text }) => text).join(', '));
}
