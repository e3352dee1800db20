import { fieldKey } from '../field-key';
import { longestHeld, type Control, type FieldDescriptor, type FieldFacts, type FieldId } from '../pipeline';
import type { Authors } from '../field/authors';
import { attribute, isMatch, localNameOf } from '../dom/nodes';
import { textsOf, type Reading } from './field-texts';
import { formTextsOf } from './form-texts';
import { groupPath } from './groups';
import { handlesOf } from './handles';
import { permanentSkip, temporarySkip } from './skip-reason';
import type { IsBehind } from './modal';
import type { Names } from './names';
import { isRequired } from './required';
import { seenBoxOf } from './seen-element';
import { askControl, askHolds } from '../field/ask-adapter';
import { stateOf } from './state';
import type { Found } from './survey';
import { tidy } from '../dom/text';
import { structureOf, unknownWidget } from './unknown-widget';

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
  const texts = textsOf(found, describing);
  const known = { ...attributesOf(found), ...askControl(adapter, found), texts };
  const holds = askHolds(adapter, found);
  const isUnknown = adapter === unknownWidget;
  return {
    ...known,
    ...surroundingsOf(found, describing),
    id: describing.ids.of(element),
    required: isRequired(found, texts),
    state: stateOf(found, holds, describing.authors.authorOf(found, holds, fieldKey(known))),
    current: isSecret(found) ? '' : shownIn(known, holds),
    structure: isUnknown ? structureOf(element) : '',
    skipReason:
      temporarySkip(found, describing.isBehind) ?? (isUnknown ? 'not-understood' : permanentSkip(found, texts)),
  };
}

/** A text and the names of files as they stand; of what a widget says, the words. */
function shownIn({ control }: Control, holds: string): string {
  return control === 'text' || control === 'file' ? holds.slice(0, longestHeld) : tidy(holds, longestHeld);
}

type Attributes = Pick<
  FieldFacts,
  | 'adapter'
  | 'opensCalendar'
  | 'isSwift'
  | 'tag'
  | 'role'
  | 'name'
  | 'elementId'
  | 'handles'
  | 'classes'
  | 'autocomplete'
>;

function attributesOf({ element, parts, scope, adapter }: Found): Attributes {
  const inputs = parts.filter((part) => isMatch(part, 'input,select,textarea')).slice(0, 2);
  const sources = [element, ...inputs, ...scope.hosts.slice(-1)];
  const first = (name: string) =>
    tidy(sources.map((source) => attribute(source, name)).find((text) => text !== '') ?? '');
  return {
    adapter: adapter.name,
    opensCalendar: adapter.opensCalendar === true,
    isSwift: adapter.isSwift === true,
    tag: localNameOf(element),
    role: attribute(element, 'role'),
    name: first('name'),
    elementId: first('id'),
    handles: handlesOf(sources),
    classes: tidy(attribute(element, 'class')),
    autocomplete: first('autocomplete'),
  };
}

type Place = Pick<FieldFacts, 'lang' | 'form' | 'formTexts' | 'group' | 'box'>;

function surroundingsOf(found: Found, { survey, groups, view }: Describing): Place {
  const { scope } = found;
  return {
    lang: tidy(scope.lang, 35),
    form: scope.region ? groups.of(scope.region) : 'page',
    formTexts: formTextsOf(found, survey),
    group: groupPath(found, survey, groups),
    box: seenBoxOf(found, view),
  };
}

function isSecret({ element, parts }: Found): boolean {
  return [element, ...parts.slice(0, 4)].some((one) => isMatch(one, 'input[type=password]'));
}
