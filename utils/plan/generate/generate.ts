import type { Draft } from '../draft';
import type { Kind } from '../../kinds/kinds';
import { factKinds } from '../persona/pinned-facts';
import { answer } from './ask';
import { account } from './account';
import { address } from './address';
import { company } from './company';
import { contact } from './contact';
import { dates } from './date';
import type { GenerateContext, Generator } from './generator';
import { internet } from './internet';
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
  const { ask } = context.recognition;
  return ask ? answer(ask, context, (other) => ownDraft(other, context)) : ownDraft(kind, context);
}

/** What was pinned for the person, else what their facts or chance say. */
function ownDraft(kind: Kind, context: GenerateContext): Draft {
  const usual = generators[kind](context);
  const pinned = context.persona.pinned[kind];
  if (pinned === undefined || factKinds.includes(kind)) return usual;
  return pinnedDraft(pinned, usual) ?? usual;
}
