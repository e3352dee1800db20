/** How long a frame is waited for: as long as it shows life. A large page may take its time, a silent one may not. */
import { later } from '../waiting/later';
import { Trouble } from './trouble';

/** A frame that is there and answers nothing: its page is busy, or shows a dialog. */
export class FrameSilent extends Trouble {
  constructor() {
    super('silent');
  }
}

/** A frame that left, or whose page was replaced. */
export class FrameGone extends Trouble {
  constructor(options?: ErrorOptions) {
    super('gone', options);
  }
}

/** The agent of a frame met an error of its own. */
export class AgentFailed extends Error {
  /** What failed, for a report: the call and the error's name, nothing of the page. */
  readonly fault: string;

  constructor(call: string, name: string, message: string) {
    super(`${call}: ${message}`);
    this.fault = `${call}: ${name}`;
  }
}

/** The person asked to stop. */
export class Stopped extends Error {}

export interface Waiting {
  /** Aborted when the person cancels. */
  readonly signal?: AbortSignal | undefined;
  /** Told when the page falls silent; it is then waited for half a minute more. Left out: it is given up. */
  readonly onSilence?: (() => void) | undefined;
  /** Whether a frame that is told to stop still says what it did, for which it is given a moment. */
  readonly tells?: boolean;
}

/** Milliseconds. */
const patience = { answer: 4_000, sign: 800, silence: 30_000, stop: 1_000 } as const;

/** Ask for a sign of life; may never resolve. */
interface Signs {
  readonly ofFrame: () => Promise<unknown>;
  /** The page around the frame: one that is busy keeps frames of its own process silent too. Left out for the page itself. */
  readonly ofPage?: (() => Promise<unknown>) | undefined;
}

/**
 * @param answer what the frame was asked for
 * @throws FrameSilent, Stopped, or what `answer` rejects with
 */
export async function whileAlive<T>(
  answer: Promise<T>,
  signs: Signs,
  { signal, onSilence, tells = false }: Waiting = {},
): Promise<T> {
  const over = new AbortController();
  try {
    return await Promise.race([answer, silence(signs, onSilence, over.signal), stop(signal, tells, over.signal)]);
  } finally {
    over.abort();
  }
}

async function silence(
  { ofFrame, ofPage }: Signs,
  onSilence: (() => void) | undefined,
  over: AbortSignal,
): Promise<never> {
  for (let silent = 0; ;) {
    await later(patience.answer, over);
    over.throwIfAborted();
    if (await comes(ofFrame, over)) silent = 0;
    else if (!onSilence || (silent += patience.answer) > patience.silence) throw new FrameSilent();
    else if (ofPage && (await comes(ofPage, over))) throw new FrameSilent();
    else onSilence();
  }
}

async function comes(sign: () => Promise<unknown>, over: AbortSignal): Promise<boolean> {
  const asked = sign().then(
    () => true,
    () => false,
  );
  return Promise.race([asked, later(patience.sign, over).then(() => false)]);
}

async function stop(signal: AbortSignal | undefined, tells: boolean, over: AbortSignal): Promise<never> {
  if (!signal?.aborted)
    await new Promise((resolve) => signal?.addEventListener('abort', resolve, { once: true, signal: over }));
  if (tells) await later(patience.stop, over);
  throw new Stopped();
}
