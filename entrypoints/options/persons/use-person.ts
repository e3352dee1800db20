import { useEffect, useMemo, useState } from 'react';
import type { PlanContext } from '../../../utils/plan/context';
import type { Kind } from '../../../utils/kinds/kinds';
import type { PinSpec } from '../../../utils/plan/persona/traits';
import { pinProblem } from '../../../utils/plan/pin-problem';
import { samplesOfKinds } from '../../../utils/plan/value-of-kind';
import type { SavedPerson } from '../../../utils/settings/saved-person';
import { valueProblemText } from '../../../utils/value-problem-text';
import { loadSampleBase, type SampleBase } from '../values/sample-base';

interface PersonInUse {
  /** A value of each kind, once it is known. */
  readonly madeUp: Readonly<Partial<Record<Kind, string>>>;
  /** Why the person can't have such a value of a kind; '' where they can. */
  readonly problemOf: (kind: Kind, value: PinSpec) => string;
}

/** A saved person as they would fill in a form of their own language. */
export function usePerson({ seed, home, traits }: SavedPerson): PersonInUse {
  const [base, setBase] = useState<SampleBase | null>(null);
  useEffect(() => {
    void loadSampleBase(home).then(setBase);
  }, [home]);
  const said = JSON.stringify(traits);
  const context = useMemo<PlanContext | null>(
    () => base && { ...base, seed, mode: 'realistic', overrides: {}, traits: JSON.parse(said) as typeof traits },
    [base, seed, said],
  );
  const madeUp = useMemo(() => (context ? samplesOfKinds(context) : {}), [context]);
  return {
    madeUp,
    problemOf(kind, value) {
      const problem = context && pinProblem(kind, value, context);
      return problem ? valueProblemText(problem.code, problem.piece) : '';
    },
  };
}
