import type { FieldId } from '../../pipeline';
import type { TabForm } from './tab-form';
import type { TabLink } from '../frames/tab-link';

/** The outline around the field whose row is pointed at: one at a time, in whichever frame. */
export class Outline {
  readonly #link: TabLink;
  readonly #form: TabForm;
  /** The frame that shows one. */
  #frame: number | null = null;

  constructor(link: TabLink, form: TabForm) {
    this.#link = link;
    this.#form = form;
  }

  /** @param row null takes the outline away */
  show(row: string | null): void {
    const before = this.#frame;
    const target = row === null ? null : this.#form.find(row);
    this.#frame = target?.frameId ?? null;
    if (before !== null && before !== target?.frameId) this.#tell(before, null);
    if (target) this.#tell(target.frameId, target.ownId);
  }

  #tell(frameId: number, id: FieldId | null): void {
    void this.#link.call(frameId, 'agent/highlight', { id }).catch(() => undefined);
  }
}
