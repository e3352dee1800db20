import type { ReasonCode } from '../../reasons';
import { noteFault } from '../../dom/faults';
import { longestHeld } from '../../pipeline';
import type { Written } from '../field-writer';

export const filled = (holds: string): Written => ({
  outcome: 'filled',
  reason: null,
  holds: holds.slice(0, longestHeld),
});

export const changedByPage = (holds: string): Written => ({
  outcome: 'filled',
  reason: 'changed-by-page',
  holds: holds.slice(0, longestHeld),
});

export const unchanged = (holds: string): Written => ({
  outcome: 'unchanged',
  reason: 'already-there',
  holds: holds.slice(0, longestHeld),
});

export const refused = (reason: ReasonCode, holds: string): Written => ({
  outcome: 'refused',
  reason,
  holds: holds.slice(0, longestHeld),
});

/** An error of ours cost the field. @param where what failed, such as `select.write` */
export const failed = (where: string, error: unknown, holds: string): Written => ({
  ...refused('failed', holds),
  detail: noteFault(where, error),
});
