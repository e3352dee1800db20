/** Descriptors for tests: sensible defaults, overridden where a test cares. */
import { bareFacts, bareText } from '../utils/bare-field';
import type { Control, FieldDescriptor, FieldFacts, FieldId, Option, TextControl } from '../utils/pipeline';

let made = 0;

/**
 * Numbers what is built from one again. A field's name goes into the draw of its value, so each file of tests begins
 * with it: its values are the same whichever files came before.
 */
export function numberAnew(): void {
  made = 0;
}

function facts(overrides: Partial<FieldFacts>): FieldFacts {
  made++;
  return {
    ...bareFacts,
    id: `f${made}` as FieldId,
    adapter: 'text',
    name: `field${made}`,
    form: 'form',
    box: { x: 0, y: made * 40, width: 200, height: 24 },
    ...overrides,
  };
}

/** A text field labelled as given. */
export function textField(
  label: string,
  overrides: Partial<FieldFacts> & Partial<Omit<TextControl, 'control'>> = {},
): FieldDescriptor {
  return { ...bareText, ...facts({ texts: label ? [{ source: 'label', text: label }] : [] }), ...overrides };
}

/** A field of any control. */
export function field(control: Control, overrides: Partial<FieldFacts> = {}): FieldDescriptor {
  return { ...control, ...facts(overrides) };
}

/** A select of the given texts; their values are the texts unless given as pairs. */
export function selectField(
  label: string,
  options: readonly (string | readonly [value: string, text: string])[],
  overrides: Partial<FieldFacts> = {},
): FieldDescriptor {
  return field(
    {
      control: 'choice',
      type: 'select',
      multiple: false,
      options: options.map((option, index): Option => {
        const [value, text] = typeof option === 'string' ? [option, option] : option;
        return { index, value, text, disabled: false, group: '' };
      }),
      optionCount: options.length,
      optionsKnown: true,
      editable: false,
    },
    { tag: 'select', adapter: 'select', texts: [{ source: 'label', text: label }], ...overrides },
  );
}

/** A box of the question that a legend asks. */
export function boxField(legend: string, label: string): FieldDescriptor {
  const texts = [
    { source: 'legend', text: legend },
    { source: 'label', text: label },
  ] as const;
  return field({ control: 'check', checked: false }, { texts });
}
