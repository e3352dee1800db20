import type { Draft } from '../draft';
import { timeKinds, type Kind } from '../../kinds/kinds';
import { usualDateFormat } from '../fit/date/locale-order';
import { showDate } from '../../moment/show-date';
import { factKinds } from '../persona/pinned-facts';
import type { Persona } from '../persona/persona';
import type { Fact, Part } from '../recognition';
import { answer } from './ask';
import { asListed } from './as-listed';
import { asPairs } from './as-pairs';
import { account } from './account';
import { address } from './address';
import { company } from './company';
import { contact } from './contact';
import { dates } from './date';
import { text } from './drafts';
import { fold } from '../recognise/texts/fold';
import { matchesFolded } from '../pattern-of';
import type { GenerateContext, Generator } from './generator';
import { calledNumber } from './id-number';
import { inTwoUnits } from './in-two-units';
import { internet } from './internet';
import { likeShown } from './like-shown';
import { numbers } from './number';
import { payment } from './payment';
import { person } from './person';
import { pinnedDraft } from './pinned-draft';
import { texts } from './text';

/** Every kind has its generator: the compiler says which one is missing. */
const generators = {
  ...person,
  ...contact,
  ...address,
  ...account,
  ...payment,
  ...company,
  ...dates,
  ...numbers,
  ...texts,
  ...internet,
} satisfies Record<Kind, Generator>;

/** What the persona or chance proposes for a kind; `fit` then makes it suit the field. Same context, same draft. */
export function generate(kind: Kind, context: GenerateContext): Draft {
  const { ask, part } = context.recognition;
  if (part.of === 'list') return listed(part, kind, context);
  const draft = ask ? answer(ask, context, (other) => ownDraft(other, context)) : ownDraft(kind, context);
  return asPairs(asListed(likeShown(inTwoUnits(draft, kind, context), kind, context), context), context);
}

type ListPart = Extract<Part, { of: 'list' }>;

/** The facts one behind the other, none twice; the first of them alone where they don't fit. */
function listed({ facts, between }: ListPart, kind: Kind, context: GenerateContext): Draft {
  if (context.persona.pinned[kind] !== undefined) return ownDraft(kind, context);
  const written = facts.map((fact) => asWritten(factDraft(fact, context), fact.kind, context.persona)).filter(Boolean);
  const { not } = context.persona.locale.asks.table.conditions;
  // "Not insured" has no number.
  if (facts[0]?.ask !== undefined && written[0] && isBrief(written[0]) && matchesFolded(not, fold(written[0])))
    return text(written[0]);
  const [first = '', ...others] = written.filter(
    (one, at) => !written.some((other, before) => before < at && other.includes(one)),
  );
  return text([first, ...others].join(between), first);
}

const mostWordsOfDenial = 3;

function isBrief(text: string): boolean {
  return text.split(' ').length <= mostWordsOfDenial && !/\d/.test(text);
}

function factDraft({ kind, ask }: Fact, context: GenerateContext): Draft {
  const recognition = { ...context.recognition, kind, ...(ask && { ask }), part: { of: 'whole' } as const };
  return generate(kind, { ...context, recognition });
}

/** A fact among others of one line; a phone number in groups, as people read it. */
function asWritten(draft: Draft, kind: Kind, { locale }: Persona): string {
  switch (draft.is) {
    case 'text':
      return (draft.forms.find((form) => /^\+\d+ /.test(form)) ?? draft.forms[0] ?? '').replace(/\n/g, ', ');
    case 'number':
      return String(draft.number);
    case 'date':
      return timeKinds.has(kind)
        ? draft.time
        : showDate(usualDateFormat(locale.language, locale.country), draft.date, draft.time, locale.language);
    default:
      return '';
  }
}

/** What was pinned for the person, else what their facts or chance say. */
function ownDraft(kind: Kind, context: GenerateContext): Draft {
  const usual = calledNumber(kind, context) ?? generators[kind](context);
  const pinned = context.persona.pinned[kind];
  if (pinned === undefined || factKinds.includes(kind)) return usual;
  return pinnedDraft(pinned, usual) ?? usual;
}
