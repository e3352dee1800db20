/** What the elements of a field say of themselves in attributes. */
import { attribute, attributeNames, isMatch, localNameOf } from '../dom/nodes';
import { tidy } from '../dom/text';
import type { FieldFacts } from '../pipeline';
import type { Found } from './survey';

type Attributes = Pick<FieldFacts, 'tag' | 'role' | 'name' | 'elementId' | 'handles' | 'classes' | 'autocomplete'>;

/** Attributes in which pages and frameworks name a field for themselves. */
const handleNames =
  /^(data-(test|qa|cy|e2e|automation|selenium|field|name|input|key|bind|model|vv-|param|label|attr|role|type|purpose|hook|id$|component|autocomplete|ref|prop|control|element|col|column|question)[\w-]*|formcontrolname|ng-model|ng-reflect-name|v-model|x-model|wire:model[\w.]*|itemprop|property|field|path|slot|jsname)$/;
const maxHandles = 10;
const maxLength = 80;

/** What a widget does not say itself its inputs may say, or the component it is drawn in. */
export function attributesOf({ element, parts, scope }: Found): Attributes {
  const inputs = parts.filter((part) => isMatch(part, 'input,select,textarea')).slice(0, 2);
  const sources = [element, ...inputs, ...scope.hosts.slice(-1)];
  const first = (name: string) =>
    tidy(sources.map((source) => attribute(source, name)).find((text) => text !== '') ?? '');
  return {
    tag: localNameOf(element),
    role: attribute(element, 'role'),
    name: first('name'),
    elementId: first('id'),
    handles: handlesOf(sources),
    classes: tidy(attribute(element, 'class')),
    autocomplete: first('autocomplete'),
  };
}

/** Values of data attributes, test ids and framework names; at most 10 of 80 characters. */
function handlesOf(elements: readonly Element[]): string[] {
  const handles = new Set<string>();
  for (const element of elements)
    for (const name of attributeNames(element).slice(0, 60))
      if (handleNames.test(name)) handles.add(tidy(attribute(element, name), maxLength));
  handles.delete('');
  return [...handles].slice(0, maxHandles);
}
