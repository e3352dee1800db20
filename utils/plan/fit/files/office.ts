/** Minimal Office Open XML files (ECMA-376) and plain zips. */
import { strToU8, zipSync } from 'fflate';

const xmlHead = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const packages = 'http://schemas.openxmlformats.org/package/2006';
const officeDocument = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const main = 'application/vnd.openxmlformats-officedocument';

/** Built from parts, so that the bytes are the same in every time zone: zips hold local times. */
const fixedTime = new Date(2026, 0, 1);

export function makeZip(files: Readonly<Record<string, string>>): Uint8Array {
  const entries = Object.entries(files).map(([name, text]) => [name, strToU8(text)] as const);
  return zipSync(Object.fromEntries(entries), { mtime: fixedTime });
}

export function makeDocx(text: string): Uint8Array {
  const body = `<w:body><w:p><w:r><w:t>${text}</w:t></w:r></w:p></w:body>`;
  return makePackage('word/document.xml', `${main}.wordprocessingml.document.main+xml`, {
    'word/document.xml': `<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main">${body}</w:document>`,
  });
}

export function makeXlsx(rows: readonly (readonly string[])[]): Uint8Array {
  const sheetMain = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
  const cells = rows.map(
    (row) => `<row>${row.map((text) => `<c t="inlineStr"><is><t>${text}</t></is></c>`).join('')}</row>`,
  );
  const sheets = `<sheets><sheet name="Sheet1" sheetId="1" r:id="rId1"/></sheets>`;
  return makePackage(
    'xl/workbook.xml',
    `${main}.spreadsheetml.sheet.main+xml`,
    {
      'xl/workbook.xml': `<workbook xmlns="${sheetMain}" xmlns:r="${officeDocument}">${sheets}</workbook>`,
      'xl/_rels/workbook.xml.rels': relationships('worksheet', 'worksheets/sheet1.xml'),
      'xl/worksheets/sheet1.xml': `<worksheet xmlns="${sheetMain}"><sheetData>${cells.join('')}</sheetData></worksheet>`,
    },
    { '/xl/worksheets/sheet1.xml': `${main}.spreadsheetml.worksheet+xml` },
  );
}

function makePackage(
  part: string,
  type: string,
  parts: Readonly<Record<string, string>>,
  otherTypes: Readonly<Record<string, string>> = {},
): Uint8Array {
  const overrides = Object.entries({ [`/${part}`]: type, ...otherTypes })
    .map(([name, content]) => `<Override PartName="${name}" ContentType="${content}"/>`)
    .join('');
  const defaults =
    `<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>` +
    `<Default Extension="xml" ContentType="application/xml"/>`;
  const withHeads = Object.entries(parts).map(([name, xml]) => [name, xml.startsWith('<?xml') ? xml : xmlHead + xml]);
  return makeZip({
    '[Content_Types].xml': `${xmlHead}<Types xmlns="${packages}/content-types">${defaults}${overrides}</Types>`,
    '_rels/.rels': relationships('officeDocument', part),
    ...Object.fromEntries(withHeads),
  });
}

function relationships(type: string, target: string): string {
  const relationship = `<Relationship Id="rId1" Type="${officeDocument}/${type}" Target="${target}"/>`;
  return `${xmlHead}<Relationships xmlns="${packages}/relationships">${relationship}</Relationships>`;
}
