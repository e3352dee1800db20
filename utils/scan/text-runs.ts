import { attribute, composedParentOf, contains } from '../dom/nodes';
import { tidy } from '../dom/text';

/** A stretch of text on the page that stands by itself, as seen from the fields around it. */
export interface Run {
  text: string;
  readonly depth: number;
  /** The label element it stands in, null if none. */
  readonly label: Element | null;
  /** The row it stands in, null if none. */
  readonly row: Element | null;
  /** Where its words begin. */
  readonly node: Text;
  /** The shallowest depth visited since: tells how near the common ancestor is. */
  reach: number;
}

/** What a stretch of text stands in. */
type Surroundings = Pick<Run, 'label' | 'row'>;

/** A run beside a field, and how many levels up they meet. */
export interface NearRun {
  readonly text: string;
  readonly label: Element | null;
  readonly row: Element | null;
  readonly levels: number;
}

const maxRuns = 4;
const maxLevels = 5;
/** The same for a label that names no field by itself: components wrap their inputs deeply. */
const maxLabelLevels = 8;
const maxCharacters = 1_000;

/** Elements that do not end a stretch of text. */
const inline = new Set('a abbr b bdi cite code em font i mark q s small span strong sub sup u var wbr'.split(' '));

/** Follows the walk and knows which text stood last before, and first after, each field. */
export class TextRuns {
  #before: Run[] = [];
  #isOpen = false;
  #onFollowing: ((run: NearRun) => void) | null = null;
  #following: Run | null = null;
  #keepsText = false;
  #fieldRow: Element | null = null;
  #fieldDepth = 0;
  #fieldReach = 0;

  enter(name: string, depth: number): void {
    this.#move(depth);
    if (!inline.has(name)) this.#close();
  }

  text(node: Text, depth: number, { label, row }: Surroundings): void {
    this.#move(depth);
    const said = tidy(node.data, maxCharacters);
    if (!said) return;
    const last = this.#before.at(-1);
    if (this.#isOpen && last && last.label === label && last.text.length < maxCharacters) {
      last.text += ` ${said}`;
      return;
    }
    const run: Run = { text: said, depth, label, row, node, reach: depth };
    this.#before = [...this.#before.slice(1 - maxRuns), run];
    this.#isOpen = true;
    if (this.#onFollowing && !this.#following && this.#isFollowing(run)) this.#following = run;
  }

  /**
   * A field stands here.
   * @param row the row it stands in
   * @param onFollowing called with the first text after it, unless another field comes first
   * @param keepsText whether that text belongs to this field and may not stand for the next one
   * @returns the texts since the field before, nearest first
   */
  field(depth: number, row: Element | null, keepsText: boolean, onFollowing: (run: NearRun) => void): NearRun[] {
    this.#move(depth);
    this.#close();
    const near = this.#before.flatMap((run) => nearRun(run, depth) ?? []);
    this.#before = [];
    this.#following = null;
    this.#fieldDepth = depth;
    this.#fieldReach = depth;
    this.#keepsText = keepsText;
    this.#fieldRow = row;
    this.#onFollowing = onFollowing;
    return near.reverse();
  }

  /** The page ends here. */
  end(): void {
    this.#close();
  }

  /** What stands in the next row is of that row's fields, where a box keeps the text after it. */
  #isFollowing({ row }: Run): boolean {
    const own = this.#fieldRow;
    return !this.#keepsText || !own || (row !== null && contains(own, row));
  }

  #move(depth: number): void {
    for (const run of this.#before) if (depth < run.reach) run.reach = depth;
    if (!this.#following && depth < this.#fieldReach) this.#fieldReach = depth;
  }

  #close(): void {
    this.#isOpen = false;
    const run = this.#following;
    if (!run || !this.#onFollowing) return;
    const report = this.#onFollowing;
    this.#onFollowing = null;
    if (this.#keepsText) this.#before = this.#before.filter((other) => other !== run);
    const common = Math.min(this.#fieldReach, this.#fieldDepth) - 1;
    report({ text: run.text, label: run.label, row: run.row, levels: Math.max(this.#fieldDepth, run.depth) - common });
  }
}

/** A run as seen from a field, null where it stands too far away to be of it. */
function nearRun(run: Run, fieldDepth: number): NearRun | null {
  const near = nearness(run, fieldDepth);
  const isLabel = () => run.label !== null || isCalledLabel(run);
  return near.levels <= maxLevels || (near.levels <= maxLabelLevels && isLabel()) ? near : null;
}

/** Pages draw labels without the element for it. */
function isCalledLabel({ node }: Run): boolean {
  const holder = composedParentOf(node);
  return holder !== null && /(^|[-_\s])label($|[-_\s])/i.test(attribute(holder, 'class'));
}

function nearness(run: Run, fieldDepth: number): NearRun {
  const common = Math.min(run.reach, fieldDepth) - 1;
  return { text: run.text, label: run.label, row: run.row, levels: Math.max(fieldDepth, run.depth) - common };
}
