import type { Value } from '../../pipeline';
import type { FieldElements } from '../../field/adapter';
import type { WriteContext, Written, FieldWriter } from '../field-writer';
import { restoreDate } from '../calendar/restore-date';
import { writeDate, type DateInput } from '../calendar/write-date';
import { popupsShown } from '../popup/find';
import { refused, unchanged } from '../widget/written';
import { requestedMoment } from '../requested';
import { calendarsOpened, isMarked } from '../../field/adapters/picker-input';

/** Calendars are turned page by page, as long as that takes. */
const patience = 12_000;

/**
 * Typed where they can be, else by the calendar. What opened is closed again. A read-only input that
 * opens nothing stays as it is.
 */
export const pickerInputWriter: FieldWriter = {
  patience,
  read: ({ element }) => (element as HTMLInputElement).value,
  write,
  restore,
};

function dateInputOf(input: HTMLInputElement): DateInput {
  return { element: input, before: popupsShown(input), shows: () => input.value };
}

async function write(field: FieldElements, value: Value, context: WriteContext): Promise<Written> {
  const input = field.element as HTMLInputElement;
  const requested = requestedMoment(value);
  if (!requested) return refused('failed', input.value);
  if (input.value === requested.texts[0]) return unchanged(input.value);
  if (context.focus === 'sent' && !isMarked(input)) return refused('read-only', input.value);
  const written = await writeDate(dateInputOf(input), requested, context);
  if (written.outcome === 'filled') calendarsOpened.add(input);
  return written;
}

function restore(field: FieldElements, held: unknown, context: WriteContext): Promise<Written> {
  const input = field.element as HTMLInputElement;
  return restoreDate(dateInputOf(input), typeof held === 'string' ? held : '', context);
}
