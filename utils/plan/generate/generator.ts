import type { FieldDescriptor } from '../../pipeline';
import type { PlanSettings } from '../context';
import type { Draft } from '../draft';
import type { Persona } from '../persona/persona';
import type { Recognition } from '../recognition';
import type { Stream } from '../stream';

/** What a generator may use. */
export interface GenerateContext {
  readonly persona: Persona;
  /** The field's own: for values that belong to no person and differ from field to field. */
  readonly stream: Stream;
  readonly settings: PlanSettings;
  readonly recognition: Recognition;
  readonly field: FieldDescriptor;
}

export type Generator = (context: GenerateContext) => Draft;
