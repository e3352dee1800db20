/** Puts our scripts into the frames of a tab, and looks at what stands there. */
import { browser } from 'wxt/browser';
import type { Look } from '../../messages/look';
import { FrameSilent } from './answering';
import type { EveryFrame, Looks } from './every-frame';
import { Trouble } from './trouble';
import { withTimeout } from '../waiting/with-timeout';

/** One reachable frame of a tab. */
export interface Frame extends Omit<Look, 'inside' | 'lacksWidgets'> {
  readonly frameId: number;
}

export type ReachedFrame = Frame & Pick<Look, 'lacksWidgets'>;

const scripts = { agent: '/agent.js', widgets: '/widgets.js', writer: '/writer.js' } as const;
type Script = keyof typeof scripts;

/**
 * Milliseconds: for the top page, for frames beside it, of which a single one may hold up all, and more for each of
 * them, as hundreds on a busy machine take seconds to answer.
 */
export const patience = { tab: 4_500, everyFrame: 3_500, aFrame: 20 } as const;

/**
 * Looks at all frames. Where the top one has no agent yet, all are given it with one injection that looks as well; an
 * agent that is there stays, with its handles and undo.
 * @returns all that answer in time, the top one among them; those without a name have no agent
 * @throws what the browser says of a page that may not be scripted; FrameSilent, Trouble
 */
export async function reach(tabId: number, everyFrame: EveryFrame): Promise<ReachedFrame[]> {
  const top = await withTimeout(look({ tabId }), patience.tab, new FrameSilent());
  if (top.some((answer: unknown) => answer === null)) throw new Error('Firefox lets nobody script its own pages.');
  const seen = top[0]?.result;
  if (seen?.contentType === 'application/pdf') throw new Trouble('viewer');
  const isBare = seen?.name === '';
  if (!seen || (seen.inside === 0 && !isBare)) return framesOf(top);
  const all = { tabId, allFrames: true };
  const ready = () => giveAgent(all);
  const ask = () => (isBare ? ready().catch(() => look(all)) : look(all)).catch(() => top);
  const others = await everyFrame.looks({ inside: seen.inside, ask, ready }).catch(() => top);
  const frames = framesOf(others);
  return frames.some(({ frameId }) => frameId === 0) ? frames : [...framesOf(top), ...frames];
}

function framesOf(looks: Looks): ReachedFrame[] {
  return looks.flatMap(({ frameId, result }) => (result ? [{ frameId, ...result }] : []));
}

/** The script's own word on its frame. */
function giveAgent(target: { tabId: number; allFrames: boolean }): Promise<Looks> {
  return browser.scripting.executeScript<never, Look>({ target, injectImmediately: true, files: [scripts.agent] });
}

/** `injectImmediately`: a page that loads for ever is a page too. */
export function look(target: { tabId: number; allFrames?: boolean }): Promise<Looks> {
  return browser.scripting.executeScript({
    target,
    injectImmediately: true,
    // It may be an element of the page's that has the name (`ownGlobal`).
    func: () =>
      Object.hasOwn(globalThis, '__understudyAgent')
        ? globalThis.__understudyAgent!.look()
        : {
            name: '',
            canWrite: false,
            lacksWidgets: false,
            origin: globalThis.origin,
            document: performance.timeOrigin,
            contentType: document.contentType,
            inside: globalThis.length,
          },
  });
}

/**
 * Puts a script into frames, with one injection for all; where one of them does not take it, into each by itself.
 * @returns frames inside the page that take none; the rest goes on
 */
export async function putAll(tabId: number, frameIds: readonly number[], script: Script): Promise<ReadonlySet<number>> {
  const isPut =
    frameIds.length === 0 || (frameIds.length > 1 && (await put(tabId, frameIds, script).catch(() => false)));
  if (isPut) return new Set();
  const single = async (frameId: number) => {
    const reached = put(tabId, [frameId], script);
    return frameId === 0 ? reached : reached.catch(() => false);
  };
  const reached = await Promise.all(frameIds.map(single));
  return new Set(frameIds.filter((_, index) => !reached[index]));
}

/** What is there already stays: a second script sees it and does nothing. */
async function put(tabId: number, frameIds: readonly number[], script: Script): Promise<true> {
  const target = { tabId, frameIds: [...frameIds] };
  const done = browser.scripting.executeScript({ target, injectImmediately: true, files: [scripts[script]] });
  await withTimeout(done, patience.tab + frameIds.length * patience.aFrame, new FrameSilent());
  return true;
}
