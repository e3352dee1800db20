import { askControl, askHolds } from '../field/ask-adapter';
import type { Authors } from '../field/authors';
import { fieldKey } from '../field-key';
import type { FieldDescriptor, FieldId } from '../pipeline';
import { attributesOf } from './attributes';
import { textsOf, type Reading } from './field-texts';
import type { IsBehind } from './modal';
import type { Names } from './names';
import { isRequired } from './required';
import { skipReasonOf } from './skip-reason';
import { contentOf } from './state';
import { surroundingsOf } from './surroundings';
import type { Found } from './survey';
import { structureOf } from './unknown-widget';

/** What a description draws on besides the element. */
export interface Describing extends Reading {
  readonly ids: Names<FieldId>;
  readonly groups: Names;
  readonly authors: Authors;
  readonly isBehind: IsBehind;
  readonly view: Window;
}

/** Everything `plan` may know about a field. Reads layout, writes nothing. */
export function describeField(found: Found, describing: Describing): FieldDescriptor {
  const { element, adapter } = found;
  const { survey, ids, groups, authors, isBehind, view } = describing;
  const texts = textsOf(found, describing);
  const known = { ...attributesOf(found), ...askControl(adapter, found), texts };
  const holds = askHolds(adapter, found);
  return {
    ...known,
    ...surroundingsOf(found, survey, groups, view),
    ...contentOf(found, known, holds, authors.authorOf(found, holds, fieldKey(known))),
    id: ids.of(element),
    adapter: adapter.name,
    opensCalendar: adapter.opensCalendar === true,
    isSwift: adapter.isSwift === true,
    required: isRequired(found, texts),
    structure: structureOf(found),
    skipReason: skipReasonOf(found, texts, isBehind),
  };
}
