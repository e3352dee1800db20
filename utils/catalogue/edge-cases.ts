import type { EdgeCase } from './edge-case';
import { addressCases } from './edge-cases/address';
import { dateCases } from './edge-cases/date';
import { injectionCases } from './edge-cases/injection';
import { lengthCases } from './edge-cases/length';
import { markupCases } from './edge-cases/markup';
import { nameCases } from './edge-cases/names';
import { numberCases } from './edge-cases/number';
import { pathCases } from './edge-cases/path';
import { unicodeCases } from './edge-cases/unicode';
import { whitespaceCases } from './edge-cases/whitespace';
import { wordCases } from './edge-cases/words';

/** The whole catalogue of edge cases. Nothing in it does harm by itself: it shows whether a page handles it as text. */
export const allEdgeCases: readonly EdgeCase[] = [
  ...markupCases,
  ...injectionCases,
  ...unicodeCases,
  ...whitespaceCases,
  ...lengthCases,
  ...wordCases,
  ...nameCases,
  ...numberCases,
  ...dateCases,
  ...addressCases,
  ...pathCases,
];
