import type { FieldFacts, FileControl, FileSpec } from '../../../pipeline';
import type { Draft } from '../../draft';
import { asciiFold } from '../text/ascii';
import { refused, type FitContext, type Fitted } from '../fitted';
import { fileFormats, textExtensions, type FileFormat } from './formats';

interface Accepted {
  readonly format: FileFormat;
  readonly type: string;
  readonly extension: string;
}

const textFormat = fileFormats.find(({ types }) => types.includes('text/plain'))!;

/**
 * A small valid file for the field's `accept`, or else for the formats that its texts name; two where it takes several;
 * refused where no format suits.
 */
export function fitFile(
  draft: Draft,
  { accept, multiple, texts }: FileControl & Pick<FieldFacts, 'texts'>,
  { recognition }: FitContext,
): Fitted {
  const stem = stemOf(draft);
  const isPicture = recognition.kind === 'photo';
  const accepted = acceptedFormat(accept || statedFormats(texts), isPicture) ?? acceptedFormat(accept, isPicture);
  if (!accepted) return refused('no-value-found');
  const names = multiple ? [stem, `${stem}-2`] : [stem];
  const files = names.map((name) => makeFile(name, accepted));
  return { value: { as: 'files', files }, shown: files.map(({ name }) => name).join(', '), reason: null };
}

const formatName = /(?<![\p{L}\d])(?:pdf|jpe?g|png|gif|webp|svg|docx|xlsx|csv|txt|zip|mp[34]|wav)(?![\p{L}\d])/giu;

/** "Attach photos (.JPG / .JPEG / .BMP)", as `accept` would say it; '' where no format is named. */
function statedFormats(texts: FieldFacts['texts']): string {
  const said = texts.find(({ text }) => text.search(formatName) >= 0)?.text ?? '';
  return [...said.matchAll(formatName)].map(([name]) => `.${name}`).join();
}

function makeFile(stem: string, { format, type, extension }: Accepted): FileSpec {
  return { name: stem + extension, type, base64: format.make(stem.replace(/[-_]/g, ' ')) };
}

function stemOf(draft: Draft): string {
  const text = draft.is === 'file' ? draft.stem : draft.is === 'text' ? (draft.forms[0] ?? '') : '';
  const bare = asciiFold(text)
    .replace(/\.[a-z\d]{1,5}$/i, '')
    .replace(/[^A-Za-z\d_-]+/g, '-')
    .replace(/^-+|-+$/g, '');
  return bare.slice(0, 60) || 'document';
}

/** The first format, in the table's order, that the list accepts; a PDF, or a picture, where it accepts anything. */
function acceptedFormat(accept: string, picture: boolean): Accepted | null {
  const tokens = accept
    .toLowerCase()
    .split(',')
    .map((token) => token.trim())
    .filter(Boolean);
  const pictures = fileFormats.filter(({ types }) => types[0]!.startsWith('image/'));
  const formats = picture ? [...pictures, ...fileFormats] : fileFormats;
  const wanted = tokens.length > 0 ? tokens : ['*/*'];
  for (const format of formats) {
    const found = wanted.map((token) => asAccepted(format, token)).find((one) => one !== null);
    if (found) return found;
  }
  const extension = wanted.find((token) => textExtensions.includes(token));
  return extension ? { format: textFormat, type: 'text/plain', extension } : null;
}

/** The format by the name that one token of `accept` gives it; null where the token is about another. */
function asAccepted(format: FileFormat, token: string): Accepted | null {
  const [type = '', extension = ''] = [format.types[0], format.extensions[0]];
  if (format.types.includes(token)) return { format, type: token, extension };
  const bare = token.startsWith('.') ? token : `.${token}`;
  if (!token.includes('/') && format.extensions.includes(bare)) return { format, type, extension: bare };
  const any = token === '*' || token === '*/*' || token === '.*';
  return any || (token.endsWith('/*') && type.startsWith(token.slice(0, -1))) ? { format, type, extension } : null;
}
