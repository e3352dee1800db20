import type { PlanContext } from './context';
import type { Draft } from './draft';
import { pinnedDraft } from './generate/pinned-draft';
import type { Kind } from '../kinds/kinds';
import { personMaker } from './person-maker';
import { noTraits, type PinSpec } from './persona/traits';
import { usesPart } from './rules/rule-set';
import { pinnedText } from './settle-traits';
import { usualDraft } from './value-for';
import { checkValue } from './value-language/check-value';
import { valueProblem, type ValueProblem, type ValueProblemCode } from './value-language/value-problem';

/** Parts that speak of a field: a person has none. */
const partsOfFields = ['counter', 'label', 'field'] as const;

/** Why the context's person can't have this value of a kind; null where they can. */
export function pinProblem(kind: Kind, spec: PinSpec, context: PlanContext): ValueProblem | null {
  const [wrong] = checkValue(spec);
  if (wrong) return wrong;
  const foreign = partsOfFields.find((part) => usesPart(spec, part));
  if (foreign) return valueProblem('part-of-field', foreign);
  const persona = personMaker({ ...context, traits: noTraits })('');
  // Faker comes with the next plan, where no value has used it yet.
  if (usesPart(spec, 'faker') && !context.rules?.faker) return null;
  const made = pinnedText(kind, spec, context, { sex: null, ages: null, texts: {} });
  if ('problem' in made) return made.problem;
  const usual = usualDraft(kind, persona, context);
  return pinnedDraft(made.text, usual) ? null : valueProblem(codeFor(usual), made.text);
}

function codeFor({ is }: Draft): ValueProblemCode {
  if (is === 'date') return 'not-a-day';
  return is === 'number' ? 'not-a-number' : 'not-of-kind';
}
