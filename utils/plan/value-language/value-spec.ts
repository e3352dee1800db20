/** The value language: what a person can say a field gets, wherever they say it. Plain JSON, readable in an export. */
import type { Kind } from '../../kinds/kinds';

export type ValueSpec =
  /** This text, as it stands. */
  | { readonly is: 'fixed'; readonly text: string }
  /** Text with parts such as `{{given-name|upper}}`; see `template.ts`. */
  | { readonly is: 'template'; readonly text: string }
  /** One of these; `SPRING *3` is drawn three times as often as `SPRING`. */
  | { readonly is: 'list'; readonly entries: readonly string[] }
  /** A text that the regular expression matches as a whole. */
  | { readonly is: 'pattern'; readonly pattern: string }
  /** A number from `from` to `to`, both included, counted from `from` in steps. */
  | { readonly is: 'number'; readonly from: number; readonly to: number; readonly step: number }
  /** A day between two, both included, each as `day-expression.ts` reads it; see `date-pattern.ts` for the format. */
  | { readonly is: 'date'; readonly from: string; readonly to: string; readonly format: string }
  /** What a field of this kind would get. */
  | { readonly is: 'kind'; readonly kind: Kind }
  /** Nothing: the field stays as it is. */
  | { readonly is: 'skip' }
  /** Nothing where the field holds something, the planned value where it is empty. */
  | { readonly is: 'keep' };

export type ValueForm = ValueSpec['is'];

/** Those that make a text. */
export type TextSpec = Exclude<ValueSpec, { is: 'kind' | 'skip' | 'keep' }>;

/** Those whose text depends on the person, the field or chance. */
export type DrawnSpec = Exclude<TextSpec, { is: 'fixed' }>;

export function makesText(spec: ValueSpec): spec is TextSpec {
  return spec.is !== 'kind' && spec.is !== 'skip' && spec.is !== 'keep';
}
