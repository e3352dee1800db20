/** Placeholders whose form says what is asked: "0.0.0.0" is no street, whatever "Bind address" sounds like, "1. Go to..." are steps. */
import { kindEntry, type Kind, type KindGroup } from '../../../kinds/kinds';
import { listBegun } from '../../answer-hint';
import { exampleIn } from '../../example-mark';
import { placeholderOf } from '../../label-of';
import { settle, type Reading } from '../reading';
import { weighSample } from '../signals/format';
import { takesAnyWords } from './control-sorts';

const unmistakable: ReadonlySet<Kind> = new Set<Kind>(['ipv4', 'mac-address', 'uuid', 'url', 'email']);
/** Groups whose values are never in such a form. */
const others: ReadonlySet<KindGroup> = new Set<KindGroup>(['address', 'text', 'company']);

/** @param reading changed in place */
export function settleFormat(reading: Reading): boolean {
  const { field, kind } = reading;
  if (!takesAnyWords(field) || field.autocomplete || !others.has(kindEntry(kind).group)) return false;
  const shown = placeholderOf(field);
  const value = (exampleIn(shown) ?? shown).trim();
  const [found] = /\s/.test(value) ? [] : weighSample(value);
  if (!found || !unmistakable.has(found.kind)) return false;
  settle(reading, found.kind, 'format', shown);
  return true;
}

/** The first thing done at a screen, which a placeholder begins to tell: "1. Go to...", "1. Öffnen Sie …". */
const firstStep =
  /^1[.)]\s+(?:go to|open|click|log ?in|sign in|launch|navigate|visit|select|öffnen?|klicken?|melden?|gehen?|ouvrez|ouvrir|cliquez|cliquer|abrir|abr[ae]|apri|aprire|ga naar|otwórz|откройте)(?!\p{L})/iu;

/** "1. Open house" is what is planned for the day; where more is to follow, it is the first of several. */
const isFirstStep = (text: string) => listBegun.test(text) && firstStep.test(text);

/** A box for the steps that lead to a fault, where nothing else says what it is for. @param reading changed in place */
export function settleSteps(reading: Reading): boolean {
  const { field, known } = reading;
  if (known || field.control !== 'text' || field.type !== 'textarea') return false;
  const shown = field.texts.find(({ source, text }) => source === 'placeholder' && isFirstStep(text.trim()));
  if (!shown) return false;
  settle(reading, 'answer', 'placeholder', shown.text);
  reading.ask = { id: 'steps', kind: 'answer', firm: true };
  return true;
}
