/** Choosing from wheels by words: later ones may depend on those before them. */
import { bestMatch, realOptions } from '../../field/widget/match-option';
import { wheelsIn, type Wheel } from '../../field/wheel/columns';
import { turnWheel } from './turn-wheel';

const mostWheels = 7;

/**
 * Turns each wheel to what answers the wanted texts best; the first, where none answers, away from its end, since ends are
 * special more often.
 * @returns whether there are wheels
 */
export async function turnToTexts(
  root: () => Element | null,
  wanted: readonly string[],
  signal: AbortSignal,
): Promise<boolean> {
  for (let index = 0; index < mostWheels && !signal.aborted; index++) {
    const at = root();
    const wheel = at && wheelsIn(at)[index];
    if (!wheel) return index > 0;
    const text = wantedText(wheel, wanted, index === 0);
    if (text !== null) await turnWheel(wheel.list, text, signal);
  }
  return true;
}

function wantedText({ texts, at }: Wheel, wanted: readonly string[], isFirst: boolean): string | null {
  const candidates = texts.map((text) => ({ text, value: '', disabled: false }));
  const match = bestMatch(candidates, wanted);
  if (match) return match.text;
  const real = realOptions(candidates);
  const isReal = real.some(({ text }) => text === texts[at]);
  return isFirst || !isReal ? (real[Math.floor((real.length - 1) / 2)]?.text ?? null) : null;
}
