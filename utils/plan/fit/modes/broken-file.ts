import type { FileControl } from '../../../pipeline';
import { fileFormats } from '../files/formats';
import type { Breach } from './breach';

/** A text file where the field accepts none, or a picture where it accepts texts. */
export function brokenFile({ accept }: FileControl): Breach[] {
  const tokens = accept.toLowerCase();
  if (tokens.trim() === '' || /(^|,)\s*(\*|\*\/\*|\.\*)\s*(,|$)/.test(tokens)) return [];
  const other = ['.txt', '.png', '.zip']
    .map((extension) => fileFormats.find(({ extensions }) => extensions.includes(extension))!)
    .find(
      ({ types, extensions }) =>
        ![...types, ...extensions, `${types[0]!.split('/')[0]}/*`].some((name) => tokens.includes(name)),
    );
  if (!other) return [];
  const name = `wrong-type${other.extensions[0]}`;
  const file = { name, type: other.types[0]!, base64: other.make('wrong type') };
  return [
    {
      rule: 'breaks-file-type',
      fitted: { value: { as: 'files', files: [file] }, shown: name, reason: 'breaks-file-type' },
    },
  ];
}
