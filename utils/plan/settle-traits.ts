import type { PlanContext } from './context';
import type { Kind } from '../kinds/kinds';
import { makePersona } from './persona/persona';
import { unsettled, type PersonTraits, type PinSpec, type PinnedTexts, type SettledTraits } from './persona/traits';
import { seedDay } from './seed';
import { makeStream } from './stream';
import { valueFor } from './value-for';
import { makeValue, type MadeValue } from './value-language/make-value';

/** What was said of the context's person, with the texts of what was pinned. */
export function settleTraits(context: PlanContext): SettledTraits {
  const { traits } = context;
  if (!traits) return unsettled;
  const { sex, ages } = traits;
  let texts: PinnedTexts = {};
  for (const [kind, spec] of inOrder(traits)) {
    const made = pinnedText(kind, spec, context, { sex, ages, texts });
    if ('text' in made) texts = { ...texts, [kind]: made.text };
  }
  return { sex, ages, texts };
}

/** The text that a pinned value makes for the context's person, or what is wrong with it. */
export function pinnedText(kind: Kind, spec: PinSpec, context: PlanContext, known: SettledTraits): MadeValue {
  if (spec.is === 'fixed') return { text: spec.text };
  const { seed, locale, settings, rules } = context;
  const persona = makePersona({ seed, locale, person: '', settings, traits: known });
  if (spec.is === 'kind') return { text: valueFor(spec.kind, persona, context) };
  return makeValue(spec, {
    // The locale of their names: on a page in another language they keep what they have.
    stream: makeStream([seed, (locale.home ?? locale).tag, 'pinned', kind].join('|')),
    today: seedDay(seed),
    seed,
    language: locale.tag,
    host: rules?.page.host ?? '',
    label: '',
    counter: 1,
    kindValue: (other) => valueFor(other, persona, context),
    valueOfField: () => null,
    faker: rules?.faker ?? null,
  });
}

/** What stands as it is goes first, so that templates can speak of it. */
function inOrder({ email, pinned }: PersonTraits): readonly (readonly [Kind, PinSpec])[] {
  const all = Object.entries({ ...(email && { email: { is: 'template', text: email } as const }), ...pinned });
  const fixed = all.filter(([, { is }]) => is === 'fixed');
  return [...fixed, ...all.filter(([, { is }]) => is !== 'fixed')] as [Kind, PinSpec][];
}
