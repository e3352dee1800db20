import { dataFiles } from '../../../modules/locale-data/data-files';
import type { LocaleSource } from '../../../utils/plan/persona/load-locale';

const files = new Map(dataFiles().map(({ path, contents }) => [path, contents]));

/** The data files as the build makes them, from memory. */
export const builtData: LocaleSource = async (path) => {
  const contents = files.get(path);
  if (contents === undefined) throw new Error(`no such data file: ${path}`);
  return JSON.parse(contents);
};
