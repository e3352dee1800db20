import { describe, expect, it } from 'vitest';
import { fit } from '../../../../utils/plan/fit/fit';
import { toBase64 } from '../../../../utils/plan/fit/files/base64';
import { fileFormats } from '../../../../utils/plan/fit/files/formats';
import type { Kind } from '../../../../utils/kinds/kinds';
import { context, field, outcome } from '../builders';

const names = (accept: string, multiple = false, kind: Kind = 'file') =>
  outcome(fit({ is: 'file', stem: 'my file' }, field({ control: 'file', accept, multiple }), context(kind)));

describe('fitFile', () => {
  it.each([
    ['', 'my-file.pdf'],
    ['image/*', 'my-file.png'],
    ['.JPG, .jpeg', 'my-file.jpg'],
    ['.jpeg', 'my-file.jpeg'],
    ['application/msword,.docx', 'my-file.docx'],
    ['audio/*', 'my-file.mp3'],
    ['video/*', 'my-file.mp4'],
    ['text/csv', 'my-file.csv'],
    ['.yml', 'my-file.yml'],
    ['png', 'my-file.png'],
    ['*/*', 'my-file.pdf'],
  ])('answers accept="%s" with %s', (accept, name) => {
    expect(names(accept)).toEqual([name]);
  });

  it('gives two files where several are taken', () => {
    expect(names('.pdf', true)).toEqual(['my-file.pdf', 'my-file-2.pdf']);
  });

  it('prefers a picture where a photo is wanted', () => {
    expect(names('.pdf,.png', false, 'photo')).toEqual(['my-file.png']);
  });

  it('refuses formats it can’t make', () => {
    expect(names('.dwg,model/gltf+json')).toBe('refused: no-value-found');
  });
});

describe('PDF', () => {
  it('points its cross-reference table at the objects', () => {
    const pdf = Buffer.from(fileFormats[0]!.make('hello'), 'base64').toString('latin1');
    const start = Number(/startxref\n(\d+)/.exec(pdf)![1]);
    expect(pdf.slice(start, start + 4)).toBe('xref');
    const offsets = [...pdf.matchAll(/^(\d{10}) 00000 n/gm)].map((match) => Number(match[1]));
    offsets.forEach((offset, index) => expect(pdf.slice(offset).startsWith(`${index + 1} 0 obj`)).toBe(true));
  });
});

describe('toBase64', () => {
  it.each([0, 1, 2, 3, 4, 255, 1000])('agrees with Buffer on %i bytes', (length) => {
    const bytes = Uint8Array.from({ length }, (_, index) => (index * 37) % 256);
    expect(toBase64(bytes)).toBe(Buffer.from(bytes).toString('base64'));
  });
});

it('makes small files', () => {
  for (const { make, extensions } of fileFormats) {
    expect([extensions[0], make('a title').length < 8000]).toEqual([extensions[0], true]);
  }
});

describe('a field without `accept`', () => {
  const named = (text: string) =>
    outcome(
      fit(
        { is: 'file', stem: 'my file' },
        field({ control: 'file', accept: '', multiple: false }, { texts: [{ source: 'heading', text }] }),
        context('file'),
      ),
    );

  it.each([
    ['Anexar foto reais (.JPG / .JPEG / .BMP / .TIFF)', 'my-file.jpg'],
    ['Allowed: gif, png', 'my-file.png'],
    ['Formats acceptés : PDF, JPG', 'my-file.pdf'],
    ['Nur DOCX', 'my-file.docx'],
    ['Nur Dateien im Format .bmp', 'my-file.pdf'],
    ['Your pngs', 'my-file.pdf'],
  ])('gets what its texts name: “%s”', (text, name) => expect(named(text)).toEqual([name]));
});
