import type { FieldRow } from '../../messages/field-row';
import { bareFacts } from '../../bare-field';
import type { FieldDescriptor, FieldId, UndoEntry } from '../../pipeline';
import { rowHolds, rowLook, rowLooks, type RowLook } from '../../messages/row-look';
import type { text } from '../../text';
import type { FoundField, TabReading } from './read-tab';
import { redrawn } from './redrawn';
import { fieldRow, isDropped, type TabField } from './rows';
import { isFilled, valueKey, type Written } from './written';

/** Which rows the person wants to see. */
export interface Narrowing {
  /** null: whatever their look. */
  readonly look: RowLook | null;
  readonly search: string;
}

/** Names of what a plan was asked for: each is another text wherever that is. */
export interface Asked {
  /** By the person, of the form as a whole: who fills it, and how. */
  readonly ofAll: string;
  /** By the person, of single fields: by edits and rules, and what they typed into them. */
  readonly ofFields: string;
  /** By the page: what it put into fields itself. */
  readonly byPage: string;
}

const nothingAsked: Asked = { ofAll: '', ofFields: '', byPage: '' };

/** A field that holds what was planned for it before. */
interface Stayed {
  readonly field: TabField;
  /** Stands for what would be planned for it, as `planKey` makes it. */
  readonly instead: string;
}

const everything: Narrowing = { look: null, search: '' };

/** The one place that keeps a tab's fields: what stands on the page, what is planned, what our fills wrote. */
export class TabForm {
  readonly #say: typeof text;
  #fields: readonly TabField[] = [];
  #written = new Map<FieldId, Written>();
  /** By field that the page has drawn anew with what was written: the one in its place. */
  readonly #redrawnAs = new Map<FieldId, FieldId>();
  #narrowing = everything;
  #rows: readonly FieldRow[] | null = null;
  /** What was asked for as the page was planned last. */
  #asked = nothingAsked;
  readonly #stayed = new Map<FieldId, Stayed>();

  /** @param say gives the texts of rows */
  constructor(say: typeof text) {
    this.#say = say;
  }

  get fields(): readonly TabField[] {
    return this.#fields;
  }

  get written(): ReadonlyMap<FieldId, Written> {
    return this.#written;
  }

  /** What the popup shows for each field, in page order. */
  get rows(): readonly FieldRow[] {
    this.#rows ??= this.#makeRows();
    return this.#rows;
  }

  /** Where a list is to be chosen anew, nobody knows yet what those have to choose from that depend on it. */
  #makeRows(): FieldRow[] {
    const formsAnew = new Set<string>();
    return this.#fields.map((field) => {
      const form = `${field.frameId} ${field.field.form}`;
      const written = this.#written.get(field.field.id) ?? null;
      const row = fieldRow(field, written, this.#say);
      const awaits = written?.isDependent && formsAnew.has(form) && field.override === null && row.planned !== '';
      if (row.pending && field.field.control === 'choice') formsAnew.add(form);
      return awaits ? awaiting(row) : row;
    });
  }

  /** The rows that the person wants to see. */
  get shown(): readonly FieldRow[] {
    const { look, search } = this.#narrowing;
    if (look === null && search.trim() === '') return this.rows;
    return this.rows.filter((row) => (look === null || rowLook(row) === look) && rowHolds(row, search));
  }

  get counts(): Readonly<Record<RowLook, number>> {
    const counts = Object.fromEntries(rowLooks.map((look) => [look, 0])) as Record<RowLook, number>;
    for (const row of this.rows) counts[rowLook(row)]++;
    return counts;
  }

  /** Fields that hold a value of our fills. */
  get filled(): readonly FieldId[] {
    return [...this.#written].flatMap(([id, { report, value }]) => (value !== '' && isFilled(report) ? [id] : []));
  }

  /** Fields whose plan differs from what our last fill wrote into them. */
  get pending(): ReadonlySet<FieldId> {
    return new Set(this.rows.flatMap(({ row, pending }) => (pending ? [row as FieldId] : [])));
  }

  /** Fields that our fills wrote and that are to be put back. */
  get dropped(): readonly TabField[] {
    return this.#fields.filter(({ field, entry }) => {
      const written = this.#written.get(field.id);
      return written !== undefined && isDropped(field, entry, written);
    });
  }

  /** @returns null where the field is not known, or has left */
  find(row: string): TabField | null {
    return this.#fields.find(({ field }) => field.id === row) ?? null;
  }

  /** From here on what the page draws anew is followed from the fields that there are. */
  followOn(): void {
    this.#redrawnAs.clear();
  }

  /** @returns the field that stands by now in the place of one since `followOn`: itself, unless the page has drawn it anew */
  followed(id: FieldId): FieldId {
    return this.#redrawnAs.get(id) ?? id;
  }

  /**
   * What was written stays planned where nobody has asked for anything else: a list that came late may have moved the
   * person to another town. What is asked of single fields counts for those alone whose plan is another one by that.
   * @param asked as before if left out
   * @param isReaction whether it is planned in the middle of a fill: what the page puts into its fields then nobody asks for
   */
  plan(fields: readonly TabField[], asked = this.#asked, isReaction = false): void {
    const { ofAll, ofFields, byPage } = this.#asked;
    if (asked.ofAll !== ofAll) this.#stayed.clear();
    const isAsBefore = asked.ofAll === ofAll && asked.ofFields === ofFields && (isReaction || asked.byPage === byPage);
    const before = new Map(isAsBefore ? this.#fields.map((field) => [field.field.id, field]) : []);
    this.#asked = asked;
    this.#fields = fields.map((field) => {
      const { id } = field.field;
      const instead = planKey(field);
      const stayed = this.#stayed.get(id);
      const known = before.get(id) ?? (stayed?.instead === instead ? stayed.field : undefined);
      if (!known || !isAsWritten(field, known, this.#written.get(id))) return field;
      const stays = { ...field, entry: known.entry };
      this.#stayed.set(id, { field: stays, instead });
      return stays;
    });
    this.#rows = null;
  }

  /** What the page holds is another by now; what is planned stays. */
  read(found: readonly FoundField[]): void {
    this.#fields = this.#fields.map((field, at) => ({ ...field, ...found[at]! }));
    this.#rows = null;
  }

  narrow(narrowing: Narrowing): void {
    this.#narrowing = narrowing;
  }

  /** What a fill has done so far, or in the end; what is known of other fields stays. */
  note(written: ReadonlyMap<FieldId, Written>): void {
    for (const [id, one] of written) {
      const { isDependent = one.isDependent } = this.#written.get(id) ?? {};
      this.#written.set(id, { ...one, ...(isDependent && { isDependent }) });
    }
    this.#rows = null;
  }

  /**
   * A fill has ended without a word of each field: what holds its planned value is filled.
   * @returns how many fields do
   */
  noteUntold(): number {
    const ours = new Set(
      this.rows.flatMap((one) => (one.state === 'ours' && one.holds === one.planned ? one.row : [])),
    );
    const untold = this.#fields.filter(({ field: { id } }) => ours.has(id) && !this.#written.has(id));
    this.note(
      new Map(
        untold.map(({ field, entry, ownId }) => {
          const report = { id: ownId, outcome: 'filled', reason: null, holds: field.current } as const;
          return [field.id, { report, value: valueKey(entry.value) }];
        }),
      ),
    );
    return ours.size;
  }

  /**
   * Where an undo has put fields back, what is ours in them now is an earlier fill's. What was left empty is as any field
   * before a fill.
   */
  noteUndone(entries: readonly UndoEntry[]): void {
    this.recall(new Map([...this.#written].filter(([, { report }]) => report.reason !== 'breaks-required')));
    const restored = entries.filter(({ id, outcome }) => outcome === 'restored' && this.#written.has(id));
    this.note(
      new Map(
        restored.map(({ id, holds }) => {
          const { report } = this.#written.get(id)!;
          return [id, { report: { id: report.id, outcome: 'filled', reason: null, holds }, value: null }];
        }),
      ),
    );
  }

  /** Takes over what is known of earlier fills of the page. */
  recall(written: ReadonlyMap<FieldId, Written>): void {
    this.#written = new Map(written);
    this.#rows = null;
  }

  /** Forgets what was written wherever the page holds something else by now. */
  check({ found }: TabReading): void {
    this.#followRedrawn(found);
    const fields = new Map(found.map(({ field }) => [field.id, field]));
    this.#written = new Map(
      [...this.#written].filter(([id, { report, value }]) => {
        const field = fields.get(id);
        return field !== undefined && (field.state === 'ours' || (value !== null && field.current === report.holds));
      }),
    );
    this.#rows = null;
  }

  #followRedrawn(found: readonly FoundField[]): void {
    const there = new Set(found.map(({ field }) => field.id));
    const gone = this.#fields.flatMap((one) => {
      const written = there.has(one.field.id) ? undefined : this.#written.get(one.field.id);
      return written ? [[one, written] as const] : [];
    });
    if (gone.length === 0) return;
    const before = new Set(this.#fields.map(({ field }) => field.id));
    const come = found.filter(({ field }) => !before.has(field.id));
    const firsts = new Map([...this.#redrawnAs].map(([first, now]) => [now, first]));
    for (const [one, anew] of redrawn(gone, come)) {
      this.#written.set(anew.field.id, this.#written.get(one.field.id)!);
      this.#redrawnAs.set(firsts.get(one.field.id) ?? one.field.id, anew.field.id);
    }
  }

  /** Another page, or none: nothing of this one is kept. */
  clear(): void {
    this.#fields = [];
    this.#written = new Map();
    this.#redrawnAs.clear();
    this.#stayed.clear();
    this.#narrowing = everything;
    this.#rows = null;
  }
}

/** Stands for what is planned for a field and what the person says of it. */
function planKey({ entry, override }: TabField): string {
  return JSON.stringify([valueKey(entry.value), override, entry.rule?.id]);
}

/** Whether a field holds what was planned for it before, though another value is by now, and takes the same still. */
function isAsWritten({ field, entry }: TabField, before: TabField, written: Written | undefined): boolean {
  if (!written || entry.value === null || field.state !== 'ours' || !isFilled(written.report)) return false;
  if (written.value === valueKey(entry.value) || written.value !== valueKey(before.entry.value)) return false;
  return entry.kind === before.entry.kind && controlOf(field) === controlOf(before.field);
}

/** What a field takes, whatever is in it and around it. */
function controlOf(field: FieldDescriptor): string {
  return JSON.stringify(Object.entries(field).filter(([key]) => !(key in bareFacts) && key !== 'checked'));
}

function awaiting(row: FieldRow): FieldRow {
  return { ...row, planned: '', reason: 'awaits-choice', pending: true };
}
