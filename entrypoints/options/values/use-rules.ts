import { useEffect, useState } from 'react';
import type { Rule } from '../../../utils/plan/rules/rule';
import { changeRules, loadRules, saveRule, watchRules } from '../../../utils/settings/rules-store';
import { text } from '../../../utils/text';

export interface Rules {
  /** null until they are read. */
  readonly rules: readonly Rule[] | null;
  /** A sentence about what could not be saved; '' where all is well. */
  readonly trouble: string;
  readonly change: (change: (rules: readonly Rule[]) => readonly Rule[]) => void;
  /** @param isNew whether it is put before all others where it is not stored yet */
  readonly save: (rule: Rule, isNew: boolean) => void;
}

/** The rules as they are stored, whoever changes them. */
export function useRules(): Rules {
  const [rules, setRules] = useState<readonly Rule[] | null>(null);
  const [trouble, setTrouble] = useState('');
  useEffect(() => {
    void loadRules().then(setRules);
    return watchRules(setRules);
  }, []);
  const show = (changed: Promise<readonly Rule[]>) => {
    setTrouble('');
    changed.then(setRules, () => setTrouble(text('rulesNotSaved')));
  };
  return {
    rules,
    trouble,
    change: (change) => show(changeRules(change)),
    save: (rule, isNew) => show(saveRule(rule, isNew)),
  };
}
