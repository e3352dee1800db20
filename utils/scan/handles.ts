import { attribute, attributeNames } from '../dom/nodes';
import { tidy } from '../dom/text';

/** Attributes in which pages and frameworks name a field for themselves. */
const handleNames =
  /^(data-(test|qa|cy|e2e|automation|selenium|field|name|input|key|bind|model|vv-|param|label|attr|role|type|purpose|hook|id$|component|autocomplete|ref|prop|control|element|col|column|question)[\w-]*|formcontrolname|ng-model|ng-reflect-name|v-model|x-model|wire:model[\w.]*|itemprop|property|field|path|slot|jsname)$/;
const maxHandles = 10;
const maxLength = 80;

/** Values of data attributes, test ids and framework names; at most 10 of 80 characters. */
export function handlesOf(elements: readonly Element[]): string[] {
  const handles = new Set<string>();
  for (const element of elements)
    for (const name of attributeNames(element).slice(0, 60))
      if (handleNames.test(name)) handles.add(tidy(attribute(element, name), maxLength));
  handles.delete('');
  return [...handles].slice(0, maxHandles);
}
