import { findAll, findFirst, isMatch } from '../../dom/nodes';
import { limits } from '../../limits';
import type { Control } from '../../pipeline';
import type { Adapter, FieldElements } from '../adapter';
import { isSplit, itemsOf, transferIn, transferNames, type TransferItem } from '../list/transfer-panels';

const mostParts = 4_000;

/** Elements worth asking about. */
export const transferListSelector = `${transferNames}, select[multiple] + div`;

/** Two lists, of what may be chosen and of what is, with buttons between that move entries across. */
export const transferList: Adapter = {
  name: 'transfer-list',
  selector: transferListSelector,
  claims: (element) =>
    (isMatch(element, transferNames) || isSplit(element)) &&
    transferIn(element) !== null &&
    findFirst(element, 'form') === null,
  gather: (element) => ({
    members: [element],
    parts: [...findAll(element, ':not(input)'), ...findAll(element, 'input')].slice(0, mostParts),
  }),
  describe,
  holds: ({ element }) => chosenTexts(element).join(', '),
};

export function listed(element: Element): TransferItem[] {
  const transfer = transferIn(element);
  return transfer ? [...itemsOf(transfer.source), ...itemsOf(transfer.target)] : [];
}

export function chosenTexts(element: Element): string[] {
  const transfer = transferIn(element);
  return transfer ? [...new Set(itemsOf(transfer.target).map(({ text }) => text))] : [];
}

function describe({ element }: FieldElements): Control {
  const items = listed(element);
  return {
    control: 'choice',
    type: 'listbox',
    multiple: true,
    options: items
      .slice(0, limits.options)
      .map(({ text, disabled }, index) => ({ index, value: '', text, disabled, group: '' })),
    optionCount: items.length,
    optionsKnown: true,
    editable: false,
  };
}
