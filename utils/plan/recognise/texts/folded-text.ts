import { byText } from '../../by-text';
import { fold } from './fold';

/** Letters of a text that are read: no page can make the expressions run for long. */
export const longestFolded = 200;

/** A text as expressions of folded texts read it: many rows ask the same ones. */
export const foldedText = byText((text) => fold(text.slice(0, longestFolded)).trim());
