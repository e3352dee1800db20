/** Everything a person has set as one readable JSON file. */
import { settingsDocument } from '../read-settings';
import type { Carried } from './carried';
import { listNames, transferLists } from './transfer-lists';

/** Version of the file's own shape. */
export const transferVersion = 1;

/** The file's text. */
export function writeTransfer({ settings, lists }: Carried): string {
  const written = listNames.flatMap((name) => {
    const entries = lists[name];
    return entries ? [[name, transferLists[name].document(entries)] as const] : [];
  });
  const file = {
    understudy: transferVersion,
    ...(settings && { settings: settingsDocument(settings) }),
    ...Object.fromEntries(written),
  };
  return `${JSON.stringify(file, null, 2)}\n`;
}
