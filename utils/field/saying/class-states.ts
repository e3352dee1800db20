/**
 * What class names say an element is now, where no attribute does. A state is a word of its own in a name: alone
 * (`active`), behind what is named (`day--is-selected`, `radio_checked`) or, where its row says so, before more
 * (`selected-day`).
 */
interface Row {
  /** Names of the state, as alternatives of a regular expression, in lower case. */
  readonly names: string;
  /** Whether a name may go on behind the state. */
  readonly goesOn?: true;
  /** What stands before the word where it tells of something else. */
  readonly except?: string;
  /** The words as some libraries write them inside a longer one (`vdpDaySelected`). */
  readonly capitals?: string;
}

const rows = {
  /** Switched on or chosen, of what is drawn as a box, a button or a switch; Layui has `onswitch`. */
  on: { names: 'active|selected|checked|on|onswitch|(?<=switch[-_]{1,2})open' },
  /** The same boxes, drawn off. */
  off: { names: 'un-?(?:checked|selected|active)', goesOn: true },
  /** A star up to the chosen one. */
  lit: {
    names: 'active|full|filled|selected|checked|on$|lit$|star-on|(?:star|rate)[-_]solid',
    goesOn: true,
    capitals: 'Active|Full|Filled|Selected|Checked',
  },
  /** Chosen among the days of a calendar or the entries of a wheel; all days are of the month on show. */
  chosen: {
    names:
      'selected|active|current(?!.month)|chosen|picked|checked|pressed|highlight|range-start|range-end|start-date|end-date',
    goesOn: true,
    except: 'keyboard[-_]',
    capitals: 'Selected|Chosen|StartEdge|EndEdge',
  },
  /** Where the keys are in a list, chosen or not. */
  highlighted: { names: 'highlighted', goesOn: true },
  disabled: { names: 'disabled', except: '(?:drag|drop|sort)-' },
  /** What is written there can't be read. */
  invalid: { names: 'invalid', goesOn: true },
  /** A swatch without a colour. */
  empty: { names: 'empty', goesOn: true },
} as const satisfies Record<string, Row>;

export type State = keyof typeof rows;

const expressions = new Map(Object.entries(rows).map(([state, row]) => [state, expressionsOf(row)]));

function expressionsOf({ names, goesOn, except, capitals }: Row): RegExp[] {
  const before = except === undefined ? '' : `(?<!${except})`;
  const end = goesOn ? '(?![a-z])' : '$';
  const word = `(?:^|[-_])${before}(?:is-{1,2})?(?:${names})${end}`;
  return capitals === undefined ? [new RegExp(word, 'i')] : [new RegExp(word), new RegExp(`(?:${capitals})(?![a-z])`)];
}

/**
 * Whether the names of a `class` attribute say that an element is in a state. Those with a colon or a bracket say how it
 * will look once it is (`data-selected:font-bold`, `aria-disabled:opacity-50`: Tailwind's variants).
 */
export function saysState(classes: string, state: State): boolean {
  const names = classes.split(/\s+/).filter((name) => name !== '' && !/[:[]/.test(name));
  return names.some((name) => expressions.get(state)!.some((expression) => expression.test(name)));
}
