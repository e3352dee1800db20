import { toLatin } from './latin';
import type { Spelling } from '../locale/name-lists';

/** Reads an entry of `NameLists`: `native`, `native/latin` or `native/latin/kana`. */
export function readSpelling(entry: string, language: string): Spelling {
  const [native = '', latin, kana = ''] = entry.split('/');
  return { native, latin: latin ?? toLatin(native, language), kana };
}
