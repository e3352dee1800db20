import { browser } from 'wxt/browser';
import type { AgentAnswer, AgentCall, AgentProtocol, AgentRequest, RequestOfEach } from '../../messages/agent';
import { AgentFailed, FrameGone, FrameSilent, whileAlive, type Waiting } from './answering';
import { browserTrouble, throwTrouble } from './browser-trouble';
import { EveryFrame } from './every-frame';
import { look, patience, putAll, reach, type Frame, type ReachedFrame } from './frame-scripts';
import { takesSameInput, Together } from '../waiting/together';
import { withTimeout } from '../waiting/with-timeout';

/** How the conductor reaches the page agents of a tab. */
export interface TabLink {
  /**
   * Puts an agent where there is none. Frames inside the page that don't answer at once are left out until they do.
   * @throws Trouble where the page may not be scripted
   */
  frames(): Promise<readonly Frame[]>;
  /** Resolves once frames that were left out have answered; null where none was. */
  late(): Promise<unknown> | null;
  /**
   * Puts what writes where it is not yet, so that a fill finds it there. A frame that doesn't take it now gets it with the
   * first call that needs it.
   */
  readyToWrite(frames: readonly Frame[]): Promise<void>;
  /** @throws Error when the frame fails; FrameSilent, FrameGone or Stopped where no answer comes */
  call<C extends AgentCall>(
    frameId: number,
    call: C,
    input: AgentProtocol[C]['in'],
    waiting?: Waiting,
  ): Promise<AgentProtocol[C]['out']>;
  /** Resolves once the page runs scripts again; rejects where it left. */
  whenBack(): Promise<void>;
}

/** Links to a tab through the extension's own APIs; needs `activeTab` or a host permission for it. */
export function linkTab(tabId: number): TabLink {
  /** Frames that are being given what writes. */
  const getting = new Map<number, Promise<unknown>>();
  /** Documents that have been given it, by frame. */
  const given = new Map<number, number>();
  const give = async (frameIds: readonly number[]): Promise<void> => {
    const without = frameIds.filter((frameId) => !getting.has(frameId));
    const given = putAll(tabId, without, 'writer').finally(() => without.forEach((frameId) => getting.delete(frameId)));
    for (const frameId of without) getting.set(frameId, given);
    await Promise.all(frameIds.map((frameId) => getting.get(frameId)));
  };
  /** What the agents call themselves, by frame. */
  const names = new Map<number, string>();
  const together = new Together((call, inputs) => sendToMany(tabId, call, inputs, names));
  const ask = async (frameId: number, call: AgentCall, input: unknown): Promise<unknown> => {
    const answer = (await together.ask(frameId, call, input)) ?? (await send(tabId, frameId, call, input));
    if (!lacksWriter(answer)) return answer;
    await give([frameId]).catch(lost);
    return send(tabId, frameId, call, input);
  };
  const everyFrame = new EveryFrame(tabId);
  /** Frames inside the page that fell silent and have not answered since: nobody waits for them once more. */
  const silent = new Set<number>();
  const noteSilence = (frameId: number, error: unknown): never => {
    if (error instanceof FrameSilent && frameId !== 0) {
      silent.add(frameId);
      const isBack = () => void silent.delete(frameId);
      send(tabId, frameId, 'agent/hello', {}).then(isBack, isBack);
    }
    throw error;
  };
  return {
    late: () => everyFrame.late,
    async frames() {
      const found = await reach(tabId, everyFrame).catch((error: unknown) => practiceFrame(tabId, error));
      const without = found.filter(({ name }) => name === '').map(({ frameId }) => frameId);
      const left = await putAll(tabId, without, 'agent').catch(throwTrouble);
      // Those that show other signs of widgets ask for it as they are read.
      const lacking = found.filter(({ lacksWidgets }) => lacksWidgets).map(({ frameId }) => frameId);
      await putAll(tabId, lacking, 'widgets').catch(() => undefined);
      for (const { frameId, name } of found) names.set(frameId, name);
      return found.filter(({ frameId }) => !left.has(frameId)).sort((a, b) => a.frameId - b.frameId);
    },
    async readyToWrite(frames) {
      const lacks = ({ frameId, canWrite, document }: Frame) => !canWrite && given.get(frameId) !== document;
      const without = frames.filter(lacks);
      for (const { frameId, document } of without) given.set(frameId, document);
      if (without.length > 0) await give(without.map(({ frameId }) => frameId)).catch(() => undefined);
    },
    async call(frameId, call, input, waiting) {
      if (silent.has(frameId)) {
        // It hears once it runs again that a fill has ended.
        send(tabId, frameId, call, input).catch(() => undefined);
        throw new FrameSilent();
      }
      const sign = (of: number) => () => send(tabId, of, 'agent/hello', {});
      const signs = { ofFrame: sign(frameId), ofPage: frameId === 0 ? undefined : sign(0) };
      const answer = whileAlive(ask(frameId, call, input), signs, waiting);
      return unwrap(await answer.catch((error: unknown) => noteSilence(frameId, error)), call);
    },
    whenBack: () => look({ tabId }).then(() => undefined),
  };
}

/** A frame that takes no script any more has left, unless it is only busy. */
function lost(error: unknown): never {
  throw error instanceof FrameSilent ? error : new FrameGone({ cause: error });
}

/** A frame that leaves meanwhile fails with an error of the browser's or, where its channel just closes, answers nothing. */
async function send(tabId: number, frameId: number, call: AgentCall, input: unknown): Promise<unknown> {
  const sent: Promise<unknown> = browser.tabs.sendMessage(tabId, { call, input }, { frameId });
  const answer = await sent.catch((cause: unknown) => {
    throw new FrameGone({ cause });
  });
  if (answer === undefined) throw new FrameGone();
  return answer;
}

/** One that does not answer keeps all others waiting: then each is asked by itself. */
async function sendToMany(
  tabId: number,
  call: AgentCall,
  inputs: ReadonlyMap<number, unknown>,
  names: ReadonlyMap<number, string>,
): Promise<ReadonlyMap<number, unknown>> {
  const asked = browser.scripting.executeScript({
    target: { tabId, frameIds: [...inputs.keys()] },
    injectImmediately: true,
    func: (request) => globalThis.__understudyAnswer?.(request),
    args: [requestOf(call, inputs, names)],
  });
  const wait = patience.everyFrame + inputs.size * patience.aFrame;
  const answers = await withTimeout(asked, wait, new FrameSilent()).catch(() => []);
  return new Map(answers.flatMap(({ frameId, result }) => (result ? [[frameId, result] as const] : [])));
}

function requestOf(
  call: AgentCall,
  inputs: ReadonlyMap<number, unknown>,
  names: ReadonlyMap<number, string>,
): AgentRequest | RequestOfEach {
  if (takesSameInput(call)) return { call, input: [...inputs.values()][0] } as AgentRequest;
  const byName = [...inputs].map(([frameId, input]) => [names.get(frameId) ?? '', input] as const);
  return { call, inputs: Object.fromEntries(byName) } as RequestOfEach;
}

/** The practice form brings its agent along: browsers let nobody script the pages of an extension. */
async function practiceFrame(tabId: number, refusal: unknown): Promise<ReachedFrame[]> {
  const { url = '' } = await browser.tabs.get(tabId).catch(throwTrouble);
  if (url !== browser.runtime.getURL('/practice.html')) throw browserTrouble(refusal, url);
  const { document } = unwrap(await send(tabId, 0, 'agent/hello', {}), 'agent/hello');
  const isWhole = { canWrite: true, lacksWidgets: false };
  return [
    { frameId: 0, name: 'practice', origin: new URL(url).origin, ...isWhole, document, contentType: 'text/html' },
  ];
}

function lacksWriter(answer: unknown): boolean {
  return typeof answer === 'object' && answer !== null && 'lacks' in answer;
}

function failureOf(call: AgentCall, answer: object): AgentFailed {
  const { error, name } = answer as Extract<AgentAnswer, { error: string }>;
  return new AgentFailed(call, name, error);
}

function unwrap<C extends AgentCall>(answer: unknown, call: C): AgentProtocol[C]['out'] {
  if (typeof answer === 'object' && answer !== null) {
    if ('ok' in answer) return answer.ok as AgentProtocol[C]['out'];
    if ('error' in answer) throw failureOf(call, answer);
  }
  throw new Error(`unknown answer to ${call}`);
}
