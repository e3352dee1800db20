import { describe, expect, it } from 'vitest';
import type { TabField } from '../../../utils/conduct/page/rows';
import { TabForm, type Asked } from '../../../utils/conduct/page/tab-form';
import { valueKey, type Written } from '../../../utils/conduct/page/written';
import { rowLook } from '../../../utils/messages/row-look';
import type { FieldDescriptor, Value } from '../../../utils/pipeline';
import { selectField, textField } from '../../builders';

const entry = (text: string): Value => ({ as: 'options', wanted: [text], count: 1, at: [0] });

function planned(descriptor: FieldDescriptor, shown: string, holds: string): TabField {
  const field = { ...descriptor, current: holds, state: holds === '' ? 'empty' : 'ours' } as FieldDescriptor;
  const { id } = field;
  const plan = { id, kind: 'text', person: '', value: entry(shown), shown, evidence: [], reason: null } as const;
  return { frameId: 0, ownId: id, field, override: null, scenario: '', entry: plan };
}

function filled({ field, ownId }: TabField, more: Partial<Written> = {}): Written {
  const report = { id: ownId, outcome: 'filled', reason: null, holds: field.current } as const;
  return { report, value: valueKey(entry(field.current)), ...more };
}

describe('a list that got its entries by what was chosen before it', () => {
  const country = selectField('Country', ['Peru', 'Chile']);
  const state = selectField('State', ['Peru North', 'Peru South']);
  const form = new TabForm((key) => key);
  const fill = (countryPlanned: string) => {
    const fields = [planned(country, countryPlanned, 'Peru'), planned(state, 'Peru South', 'Peru North')];
    form.plan(fields);
    form.note(new Map([[country.id, filled(fields[0]!)]]));
    form.note(new Map([[state.id, filled(fields[1]!, { isDependent: true })]]));
    // A second fill finds both as they are to be.
    form.note(new Map(fields.map((field) => [field.field.id, filled(field)])));
    return form.rows;
  };

  it('shows no entry of now where that is to be another: it is not on the page yet', () => {
    const [, row] = fill('Chile');
    expect(row).toMatchObject({ planned: '', reason: 'awaits-choice', pending: true });
    expect(rowLook(row!)).toBe('planned');
    expect(form.pending).toEqual(new Set([country.id, state.id]));
  });

  it('shows what is planned where that stays', () => {
    expect(fill('Peru')[1]).toMatchObject({ planned: 'Peru South', reason: null, pending: true });
  });
});

it('a field that refused its value does so still where the page draws it anew, without being a field that has come', () => {
  const form = new TabForm((key) => key);
  const first = planned({ ...textField('drawing 1'), name: 'shy', texts: [], elementId: '' }, 'Anna', '');
  const second = planned({ ...textField('drawing 2'), name: 'shy', texts: [], elementId: '' }, 'Anna', '');
  form.plan([first]);
  const report = { id: first.ownId, outcome: 'refused', reason: 'refused-by-page', holds: '' } as const;
  form.note(new Map([[first.field.id, { report, value: valueKey(entry('Anna')) }]]));
  form.check({ found: [second] } as never);
  form.plan([second]);
  expect(form.counts).toEqual({ planned: 0, filled: 0, refused: 1, skipped: 0 });
});

it('a field is followed to the one that the page has drawn in its place, and back where that gives way to it', () => {
  const form = new TabForm((key) => key);
  const [one, other] = ['one', 'other'].map((id) =>
    planned({ ...textField('Pet', { name: 'pet' }), id } as FieldDescriptor, 'Rex', 'Rex'),
  );
  form.plan([one!]);
  form.note(new Map([[one!.field.id, filled(one!)]]));
  for (const there of [other!, one!]) {
    form.check({ found: [there] } as never);
    form.plan([there]);
    expect(form.followed(one!.field.id)).toBe(there.field.id);
  }
});

const asked = (ofAll: string, ofFields = '', byPage = ''): Asked => ({ ofAll, ofFields, byPage });

describe('a field that holds what was planned for it', () => {
  const town = { ...textField('Town'), name: 'town' };
  const formWith = (holds: string) => {
    const form = new TabForm((key) => key);
    const before = planned(town, 'Ulm', holds);
    form.plan([before], asked('one'));
    form.note(new Map([[before.field.id, filled(before)]]));
    return form;
  };

  it('keeps it where the plan alone has changed, however often', () => {
    const form = formWith('Ulm');
    for (const moved of ['Bonn', 'Kiel']) {
      form.plan([planned(town, moved, 'Ulm')], asked('one'));
      expect(form.rows[0]).toMatchObject({ planned: 'Ulm', pending: false });
    }
  });

  it('is planned anew where the person asks for something else, though that plan is none other than one before', () => {
    const form = formWith('Ulm');
    form.plan([planned(town, 'Bonn', 'Ulm')], asked('one'));
    form.plan([planned(town, 'Bonn', 'Ulm')], asked('another'));
    expect(form.rows[0]).toMatchObject({ planned: 'Bonn', pending: true });
  });

  it('keeps it where something is asked of other fields that changes nothing of its plan', () => {
    const form = formWith('Ulm');
    form.plan([planned(town, 'Bonn', 'Ulm')], asked('one'));
    form.plan([planned(town, 'Bonn', 'Ulm')], asked('one', 'another is skipped'));
    expect(form.rows[0]).toMatchObject({ planned: 'Ulm', pending: false });
    form.plan([planned(town, 'Kiel', 'Ulm')], asked('one', 'the country is said'));
    expect(form.rows[0]).toMatchObject({ planned: 'Kiel', pending: true });
    form.plan([planned(town, 'Bonn', 'Ulm')], asked('one', 'nothing is said'));
    expect(form.rows[0]).toMatchObject({ planned: 'Ulm', pending: false });
  });

  it('is planned anew where the very value is said that would else have been planned', () => {
    const form = formWith('Ulm');
    form.plan([planned(town, 'Bonn', 'Ulm')], asked('one'));
    const said = { ...planned(town, 'Bonn', 'Ulm'), override: { do: 'kind', kind: 'nickname' } } as const;
    form.plan([said], asked('one', 'its kind is said'));
    expect(form.rows[0]).toMatchObject({ planned: 'Bonn', pending: true });
  });

  it('keeps it where the page puts something into other fields: in a fill whatever that does to the plan', () => {
    const form = formWith('Ulm');
    form.plan([planned(town, 'Bonn', 'Ulm')], asked('one', '', 'a list came'), true);
    expect(form.rows[0]).toMatchObject({ planned: 'Ulm', pending: false });
    form.plan([planned(town, 'Bonn', 'Ulm')], asked('one', '', 'a sum is shown'));
    expect(form.rows[0]).toMatchObject({ planned: 'Ulm', pending: false });
    form.plan([planned(town, 'Kiel', 'Ulm')], asked('one', '', 'a country is chosen'));
    expect(form.rows[0]).toMatchObject({ planned: 'Kiel', pending: true });
  });

  it('is planned anew where its list offers something else by then: what was chosen may be offered no longer', () => {
    const colour = (offers: string[]) => ({ ...selectField('Colour', offers), id: town.id });
    const form = new TabForm((key) => key);
    const before = planned(colour(['Red', 'Green']), 'Green', 'Green');
    form.plan([before], asked('one'));
    form.note(new Map([[before.field.id, filled(before)]]));
    form.plan([planned(colour(['Black', 'White']), 'Black', 'White')], asked('one'));
    expect(form.rows[0]).toMatchObject({ holds: 'White', planned: 'Black', pending: true });
  });

  it('is planned anew once it is empty', () => {
    const form = formWith('Ulm');
    form.plan([planned(town, 'Bonn', '')], asked('one'));
    expect(form.rows[0]).toMatchObject({ planned: 'Bonn' });
  });

  it('is planned anew once it takes something else, or is of another kind', () => {
    const shorter = formWith('Ulm');
    shorter.plan([planned({ ...town, maxLength: 2 } as FieldDescriptor, 'Au', 'Ulm')], asked('one'));
    expect(shorter.rows[0]).toMatchObject({ planned: 'Au', pending: true });
    const other = formWith('Ulm');
    const { entry: plan, ...rest } = planned(town, 'Anna', 'Ulm');
    other.plan([{ ...rest, entry: { ...plan, kind: 'given-name' } }], asked('one'));
    expect(other.rows[0]).toMatchObject({ planned: 'Anna', pending: true });
  });
});
