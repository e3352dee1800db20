import type { FieldElements } from '../../field/adapter';
import type { FieldWriter } from '../field-writer';
import { textsOf } from '../requested';
import { restoreSet, writeSet } from '../native/write-set';
import { refused } from '../widget/written';

/** Seconds of zero may go or come: `10:00` and `10:00:00`, also with `T` or a blank before them. */
const bareTime = (text: string) => text.replace(' ', 'T').replace(/(:\d\d):00(\.0+)?$/, '$1');

export const rangeInputWriter = writerOf((held, meant) => Number(held) === Number(meant));
export const dateInputWriter = writerOf((held, meant) => bareTime(held) === bareTime(meant));
export const colorInputWriter = writerOf((held, meant) => held.toLowerCase() === meant.toLowerCase());

/** @param isSame whether a control that holds the one was brought to the other */
function writerOf(isSame: (held: string, meant: string) => boolean): FieldWriter {
  const elementOf = (field: FieldElements) => field.element as HTMLInputElement;
  return {
    looksAgain: true,
    read: (field) => elementOf(field).value,
    write(field, value, context) {
      const texts = textsOf(value);
      return texts ? writeSet(elementOf(field), texts, isSame, context) : refused('failed', elementOf(field).value);
    },
    restore: (field, held, context) => restoreSet(elementOf(field), held as string, context),
  };
}
