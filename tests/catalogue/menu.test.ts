import { describe, expect, it } from 'vitest';
import { readInsertable } from '../../utils/catalogue/insertable';
import { caseNodes, kindNodes, menuTitle, paged, rowsPerPage, type MenuNode } from '../../utils/catalogue/menu';
import { kindEntry, kindGroups } from '../../utils/plan/kinds';
import { catalogue } from './loaded';

const titles = {
  kind: (kind: string) => `kind ${kind}`,
  kindGroup: (group: string) => `group ${group}`,
  catalogueGroup: (group: string) => `cases ${group}`,
};
const leaves = (nodes: readonly MenuNode[]): MenuNode[] =>
  nodes.flatMap((node) => (node.children ? leaves(node.children) : [node]));
const lists = (nodes: readonly MenuNode[]): (readonly MenuNode[])[] =>
  nodes.flatMap(({ children }) => (children ? [children, ...lists(children)] : []));

describe('the insert menu', () => {
  it('offers about forty kinds and more, in the table’s groups', () => {
    const nodes = kindNodes(titles);
    expect(nodes.map(({ id }) => id)).toEqual([...kindGroups]);
    const ids = leaves(nodes).map(({ id }) => id);
    expect(ids.length).toBeGreaterThanOrEqual(40);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('offers no empty group and only kinds that have a value', () => {
    for (const list of lists(kindNodes(titles))) expect(list.length).toBeGreaterThan(0);
    for (const { id } of leaves(kindNodes(titles))) {
      const what = readInsertable(id);
      expect(what?.is === 'kind' && kindEntry(what.kind).example).toBeTruthy();
    }
  });
});

describe('the menu of edge cases', () => {
  const nodes = caseNodes(catalogue, titles);

  it('holds every entry that a caret takes, once, by an id that says which', () => {
    const wanted = catalogue.filter(({ value }) => value !== undefined).map(({ id }) => id);
    const offered = leaves(nodes).map(({ id }) => readInsertable(id));
    expect(offered.map((what) => what?.is === 'case' && what.id).sort()).toEqual(wanted.sort());
  });

  it('has no list that is longer than a screen', () => {
    for (const list of lists(nodes)) expect(list.length).toBeLessThanOrEqual(rowsPerPage + 4);
    for (const list of lists(nodes).filter((one) => !one.some(({ children }) => children)))
      expect(list.length).toBeLessThanOrEqual(rowsPerPage);
  });

  it('names pages by their first and last row', () => {
    const many = Array.from({ length: 45 }, (_, index) => ({ id: `${index}`, title: `t${index}` }));
    expect(paged(many).map(({ title }) => title)).toEqual(['t0 – t14', 't15 – t29', 't30 – t44']);
  });
});

describe('a title in a menu', () => {
  it.each([
    ['Fish & Chips', 'Fish && Chips'],
    ['a\u0000b\nc', 'a b c'],
    ['100 %s', '100 %\u2060s'],
    ['photo\u202Egpj', 'photo gpj'],
  ])('%j becomes %j', (title, expected) => {
    expect(menuTitle(title)).toBe(expected);
  });

  it('is short', () => {
    expect(menuTitle('word '.repeat(100)).length).toBeLessThanOrEqual(60);
  });
});
