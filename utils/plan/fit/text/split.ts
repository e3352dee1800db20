import type { Recognition } from '../../recognition';

/** How many characters each box takes where the boxes differ in size; by number of boxes. */
const unevenSizes: Readonly<Record<string, readonly number[]>> = {
  tel3: [3, 3, 4],
  'social-security3': [3, 2, 4],
};

/**
 * The piece of each form that belongs into one box of several: by the form's own separators where they make as many
 * pieces, else equal slices.
 * @param maxLength how many characters the box takes; null if it does not say
 */
export function splitForms(forms: readonly string[], recognition: Recognition, maxLength: number | null): string[] {
  const { part } = recognition;
  if (part.of !== 'split') return [...forms];
  const fits = (text: string) => text !== '' && (maxLength === null || text.length <= maxLength);
  const local = forms.filter((form) => !form.startsWith('+'));
  const whole = local.length > 0 ? local : forms;
  const byGroups = whole
    .map((form) => form.split(/[^\p{L}\p{N}]+/u).filter(Boolean))
    .filter((groups) => groups.length === part.count && groups.every(fits))
    .map((groups) => groups[part.index]!);
  const bySlices = whole.map((form) => slice(compact(form), recognition, maxLength)).filter(fits);
  return [...new Set([...byGroups, ...bySlices])];
}

function compact(form: string): string {
  return form.replace(/[^\p{L}\p{N}]/gu, '');
}

function slice(text: string, { part, kind }: Recognition, maxLength: number | null): string {
  if (part.of !== 'split') return text;
  const family = kind.startsWith('tel') ? 'tel' : kind;
  const sizes = unevenSizes[`${family}${part.count}`];
  if (sizes && sizes.reduce((sum, size) => sum + size, 0) === text.length) {
    const start = sizes.slice(0, part.index).reduce((sum, size) => sum + size, 0);
    return text.slice(start, start + sizes[part.index]!);
  }
  const isOneEach = kind === 'one-time-code' && maxLength === null;
  const size = isOneEach ? 1 : Math.ceil(text.length / part.count);
  const own = text.slice(part.index * size, (part.index + 1) * size);
  return maxLength === null ? own : own.slice(0, maxLength);
}
