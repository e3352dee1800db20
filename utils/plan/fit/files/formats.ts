/** The files that can be made: names, MIME types, extensions, and how each is made. */
import { strToU8 } from 'fflate';
import { makeMp3, makeWav } from './audio';
import { toBase64 } from './base64';
import { makeDocx, makeXlsx, makeZip } from './office';
import { makePdf } from './pdf';
import { makePng } from './png';
import { samples } from './samples';

export interface FileFormat {
  /** The first one is used. */
  readonly types: readonly string[];
  /** With the dot; the first one is used. */
  readonly extensions: readonly string[];
  /** The file's bytes, base64. @param title a few words for formats that hold text */
  readonly make: (title: string) => string;
}

const rows = (title: string) => [
  ['name', 'amount'],
  [title, '12'],
  ['sample', '30'],
];
const plain = (text: string) => toBase64(strToU8(text));
const office = 'application/vnd.openxmlformats-officedocument';
const svg =
  '<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64"><rect width="64" height="64" fill="#3366cc"/></svg>\n';

/** The most usual first: of several accepted, the first is made. */
export const fileFormats: readonly FileFormat[] = [
  { types: ['application/pdf', 'application/x-pdf'], extensions: ['.pdf'], make: (title) => toBase64(makePdf(title)) },
  { types: ['image/png'], extensions: ['.png'], make: () => toBase64(makePng()) },
  {
    types: ['image/jpeg', 'image/jpg', 'image/pjpeg'],
    extensions: ['.jpg', '.jpeg', '.jpe', '.jfif'],
    make: () => samples.jpeg,
  },
  { types: ['image/webp'], extensions: ['.webp'], make: () => samples.webp },
  { types: ['image/gif'], extensions: ['.gif'], make: () => samples.gif },
  { types: ['image/svg+xml'], extensions: ['.svg'], make: () => plain(svg) },
  { types: ['text/plain'], extensions: ['.txt', '.text', '.log', '.md'], make: (title) => plain(`${title}\n`) },
  {
    types: ['text/csv', 'application/csv', 'text/comma-separated-values'],
    extensions: ['.csv'],
    make: (title) =>
      plain(
        rows(title)
          .map((row) => `${row.join(',')}\r\n`)
          .join(''),
      ),
  },
  { types: [`${office}.wordprocessingml.document`], extensions: ['.docx'], make: (title) => toBase64(makeDocx(title)) },
  { types: [`${office}.spreadsheetml.sheet`], extensions: ['.xlsx'], make: (title) => toBase64(makeXlsx(rows(title))) },
  {
    types: ['application/json', 'text/json'],
    extensions: ['.json'],
    make: (title) => plain(`${JSON.stringify({ title })}\n`),
  },
  {
    types: ['application/xml', 'text/xml'],
    extensions: ['.xml'],
    make: (title) => plain(`<?xml version="1.0" encoding="UTF-8"?>\n<document><title>${title}</title></document>\n`),
  },
  {
    types: ['text/html'],
    extensions: ['.html', '.htm'],
    make: (title) => plain(`<!doctype html>\n<html lang="en"><title>${title}</title><p>${title}</p></html>\n`),
  },
  {
    types: ['application/zip', 'application/x-zip-compressed', 'application/x-zip'],
    extensions: ['.zip'],
    make: (title) => toBase64(makeZip({ 'readme.txt': `${title}\n` })),
  },
  { types: ['application/rtf', 'text/rtf'], extensions: ['.rtf'], make: (title) => plain(`{\\rtf1\\ansi ${title}}\n`) },
  {
    types: ['text/vcard'],
    extensions: ['.vcf'],
    make: () => plain('BEGIN:VCARD\r\nVERSION:3.0\r\nN:Weber;Anna\r\nFN:Anna Weber\r\nEND:VCARD\r\n'),
  },
  { types: ['audio/mpeg', 'audio/mp3'], extensions: ['.mp3'], make: () => toBase64(makeMp3()) },
  {
    types: ['audio/wav', 'audio/x-wav', 'audio/wave', 'audio/vnd.wave'],
    extensions: ['.wav'],
    make: () => toBase64(makeWav()),
  },
  { types: ['video/mp4'], extensions: ['.mp4', '.m4v'], make: () => samples.mp4 },
  { types: ['video/webm'], extensions: ['.webm'], make: () => samples.webm },
];

/** Text formats that differ in name only. */
export const textExtensions = [
  '.yaml',
  '.yml',
  '.ini',
  '.conf',
  '.tsv',
  '.js',
  '.ts',
  '.css',
  '.py',
  '.sql',
  '.sh',
  '.toml',
];
