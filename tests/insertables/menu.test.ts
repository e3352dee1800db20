import { describe, expect, it } from 'vitest';
import { readInsertable } from '../../utils/insertables/insertable';
import {
  caseGroups,
  groupNodes,
  kindNodes,
  menuTitle,
  ownGroups,
  paged,
  rowsPerPage,
  rowsThatFit,
  type MenuNode,
} from '../../utils/insertables/menu';
import type { OwnEntry } from '../../utils/settings/own-entries/own-entry';
import { kindEntry, kindGroups } from '../../utils/kinds/kinds';
import { catalogue } from '../catalogue/loaded';

const more = { id: '', title: 'more' };
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
  const nodes = caseGroups(catalogue, titles).flatMap((group) => groupNodes(group, Infinity, more));

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

describe('the menu of own entries', () => {
  const entry = (id: number, group: string): OwnEntry => ({
    id: `e${id}`,
    title: `t${id}`,
    group,
    value: { is: 'fixed', text: 'x' },
  });

  it('has their groups in the person’s order, and what has none below them', () => {
    const groups = ownGroups([entry(1, 'B'), entry(2, ''), entry(3, 'A'), entry(4, 'B')]);
    const nodes = groups.flatMap((group) => groupNodes(group, Infinity, more));
    expect(nodes.map(({ title }) => title)).toEqual(['B', 'A', 't2']);
    expect(leaves(nodes).map(({ id }) => id)).toEqual(['own:e1', 'own:e4', 'own:e3', 'own:e2']);
  });

  it.each([
    ['in one group', () => ''],
    ['in three groups', (id: number) => `g${id % 3}`],
    ['each in a group of its own', (id: number) => `g${id}`],
  ])('fits however many there are, and the catalogue beside it: 10,000 %s', (_name, groupOf) => {
    const many = Array.from({ length: 10_000 }, (_, id) => entry(id, groupOf(id)));
    const groups = [...ownGroups(many), ...caseGroups(catalogue, titles)];
    const most = rowsThatFit(groups, 700);
    const nodes = groups.flatMap((group) => groupNodes(group, most, more));
    const all = [nodes, ...lists(nodes)].flat();
    expect(all.length).toBeLessThanOrEqual(700);
    expect(all.length).toBeGreaterThan(500);
    expect(new Set(caseGroups(catalogue, titles).map(({ id }) => id))).toEqual(
      new Set(nodes.map(({ id }) => id).filter((id) => catalogue.some(({ group }) => group === id))),
    );
  });

  it('ends with the way to the search where a group is cut off', () => {
    const [group] = ownGroups(Array.from({ length: 9 }, (_, id) => entry(id, 'Many')));
    expect(groupNodes(group!, 4, more)[0]!.children!.map(({ title }) => title)).toEqual([
      't0',
      't1',
      't2',
      't3',
      'more',
    ]);
  });
});

describe('a title in a menu', () => {
  it.each([
    ['Fish & Chips', 'Fish && Chips'],
    ['a\u0000b\nc', 'a b c'],
    ['100 %s', '100 %\u2060s'],
    ['photo\u202Egpj', 'photo gpj'],
    ['\u200B', '…'],
  ])('%j becomes %j', (title, expected) => {
    expect(menuTitle(title)).toBe(expected);
  });

  it('is short', () => {
    expect(menuTitle('word '.repeat(100)).length).toBeLessThanOrEqual(60);
  });
});
