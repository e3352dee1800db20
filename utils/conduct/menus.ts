import { browser, type Browser } from 'wxt/browser';
import { insertMenu } from '../catalogue/menu';
import { modes, type Mode } from '../plan/context';
import { isKind, type Kind } from '../plan/kinds';

/** What a menu item says to do; its id holds all of it, for the worker may have slept since the menu was made. */
export type MenuAction =
  | { readonly do: 'fill'; readonly scope: 'field' | 'form' | 'page' }
  | { readonly do: 'fill-as'; readonly mode: Mode }
  | { readonly do: 'insert'; readonly kind: Kind };

type Item = Browser.contextMenus.CreateProperties;

/** One item on top: several would be gathered under the extension's whole name. */
const root = 'understudy';
const everywhere: Item['contexts'] = ['page', 'editable', 'frame'];

const fillItems: readonly Item[] = [
  { id: 'fill:field', title: 'Fill this field', contexts: ['editable'] },
  { id: 'fill:form', title: 'Fill this form', contexts: ['editable'] },
  { id: 'fill:page', title: 'Fill this page', contexts: everywhere },
  { id: 'fill-as', title: 'Fill this page with', contexts: everywhere },
  { id: 'insert', title: 'Insert', contexts: ['editable'] },
];

const modeTitles: Record<Exclude<Mode, 'realistic'>, string> = {
  boundary: 'Boundary values',
  invalid: 'Invalid values',
  hostile: 'Hostile values',
};

/** Rows of the context menu, parents before children. */
export function menuItems(): Item[] {
  const fillAs: Item[] = Object.entries(modeTitles).map(([mode, title]) => ({
    id: `fill-as:${mode}`,
    parentId: 'fill-as',
    title,
    contexts: everywhere,
  }));
  const inserts = insertMenu.flatMap(({ group, title, items }): Item[] => [
    { id: `insert:${group}:`, parentId: 'insert', title, contexts: ['editable'] },
    ...items.map((item): Item => ({
      id: `insert:${group}:${item.kind}`,
      parentId: `insert:${group}:`,
      title: item.title,
      contexts: ['editable'],
    })),
  ]);
  return [
    { id: root, title: 'Understudy', contexts: everywhere },
    ...fillItems.map((item): Item => ({ ...item, parentId: root })),
    ...fillAs,
    ...inserts,
  ];
}

/** @returns null for an id that names no action */
export function parseMenuId(id: string): MenuAction | null {
  const [verb, first = '', second = ''] = id.split(':');
  if (verb === 'fill' && (first === 'field' || first === 'form' || first === 'page'))
    return { do: 'fill', scope: first };
  const mode = modes.find((candidate) => candidate === first);
  if (verb === 'fill-as' && mode) return { do: 'fill-as', mode };
  return verb === 'insert' && isKind(second) ? { do: 'insert', kind: second } : null;
}

/** Creates the menu; to be called on install and update. Firefox leaves password fields out of `editable`. */
export async function createMenus(): Promise<void> {
  await browser.contextMenus.removeAll();
  for (const item of menuItems()) {
    const contexts =
      import.meta.env.FIREFOX && item.contexts?.includes('editable') ? [...item.contexts, 'password'] : item.contexts;
    browser.contextMenus.create({ ...item, contexts: contexts as Item['contexts'] });
  }
}
