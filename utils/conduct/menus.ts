import { browser, type Browser } from 'wxt/browser';
import { insertMenu } from '../catalogue/menu';
import { modes, type Mode } from '../plan/context';
import { isKind, type Kind } from '../plan/kinds';
import { kindTitle } from '../kind-title';
import { text } from '../text';

/** What a menu item says to do; its id holds all of it, for the worker may have slept since the menu was made. */
export type MenuAction =
  | { readonly do: 'fill'; readonly scope: 'field' | 'form' | 'page' }
  | { readonly do: 'fill-as'; readonly mode: Mode }
  | { readonly do: 'insert'; readonly kind: Kind };

type Item = Browser.contextMenus.CreateProperties;

/** One item on top: several would be gathered under the extension's whole name. */
const root = 'understudy';
const everywhere: Item['contexts'] = ['page', 'editable', 'frame'];

const spoiltModes = ['boundary', 'invalid', 'hostile'] as const satisfies readonly Mode[];

/** Rows of the context menu, parents before children. */
export function menuItems(): Item[] {
  const fills: Item[] = [
    { id: 'fill:field', title: text('menu_fill_field'), contexts: ['editable'] },
    { id: 'fill:form', title: text('menu_fill_form'), contexts: ['editable'] },
    { id: 'fill:page', title: text('menu_fill_page'), contexts: everywhere },
    { id: 'fill-as', title: text('menu_fill_as'), contexts: everywhere },
    { id: 'insert', title: text('menu_insert'), contexts: ['editable'] },
  ];
  const fillAs = spoiltModes.map((mode): Item => ({
    id: `fill-as:${mode}`,
    parentId: 'fill-as',
    title: text(`menu_fill_as_${mode}`),
    contexts: everywhere,
  }));
  const inserts = insertMenu.flatMap(({ group, kinds }): Item[] => [
    { id: `insert:${group}:`, parentId: 'insert', title: text(`kindGroup_${group}`), contexts: ['editable'] },
    ...kinds.map((kind): Item => ({
      id: `insert:${group}:${kind}`,
      parentId: `insert:${group}:`,
      title: kindTitle(kind),
      contexts: ['editable'],
    })),
  ]);
  return [
    { id: root, title: text('brand'), contexts: everywhere },
    ...fills.map((item): Item => ({ ...item, parentId: root })),
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
