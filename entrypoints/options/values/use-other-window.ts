import { useState } from 'react';
import type { Rule } from '../../../utils/plan/rules/rule';
import { checkList } from '../../../utils/settings/read-list';
import { rulesShape } from '../../../utils/settings/rules-shape';

export interface OtherWindow {
  /** Whether the rule is stored otherwise than it was opened or saved here. */
  readonly hasChanged: boolean;
  /** Changes where the rule is to be shown as it is stored. */
  readonly version: number;
  readonly noteSaved: (rule: Rule) => void;
  readonly takeTheirs: () => void;
  readonly keepMine: () => void;
}

/** Tells of changes to an open rule that were not made here: by another window, or at a row of the popup. */
export function useOtherWindow(rule: Rule): OtherWindow {
  const [known, setKnown] = useState<ReadonlySet<string>>(() => new Set([wordsOf(rule)]));
  const [version, setVersion] = useState(0);
  const know = (one: Rule) => setKnown((before) => new Set([...before, wordsOf(one)]));
  return {
    hasChanged: !known.has(wordsOf(rule)),
    version,
    noteSaved: know,
    keepMine: () => know(rule),
    takeTheirs() {
      know(rule);
      setVersion(version + 1);
    },
  };
}

/** As the store writes it; whether the rule is on is a matter of the list. */
function wordsOf(rule: Rule): string {
  return JSON.stringify({ ...(checkList(rulesShape, [rule]).entries[0] ?? rule), on: true });
}
