/** The page's half: one agent a frame, which scans, applies and remembers. Knows the DOM, no extension API. */
import { adapters } from './field/adapters';
import { createWriter, type Writer } from './apply/apply';
import { caretPlace } from './field/caret';
import type { AgentCall, AgentProtocol, NoticeWish } from './messages';
import { createHighlight } from './overlay/highlight';
import { createNotice } from './overlay/notice';
import { targetOf } from './scan/active-field';
import { Authors } from './field/authors';
import { rememberRightClick } from './scan/right-click';
import { PageWatch } from './scan/page-watch';
import { Scanner } from './scan/scanner';
import { selectFields } from './scan/select-fields';
import { Settler } from './scan/settle';
import { reachShadowRoots, type ShadowRootOf } from './dom/shadow-root';

export interface Agent {
  /** Answers one message of the protocol. @throws Error that names the call, for a call that is not known */
  call<C extends AgentCall>(call: C, input: AgentProtocol[C]['in']): Promise<AgentProtocol[C]['out']>;
}

export interface AgentOptions {
  /** Reaches closed shadow roots where the browser lets an extension; open ones only if left out. */
  readonly shadowRootOf?: ShadowRootOf;
  /** What a context menu was opened on, by the browser's name for it, where the browser has one. */
  readonly elementClicked?: (id: number) => Element | null;
  /** Called when the person presses the button of the notice. */
  readonly onWish?: (wish: NoticeWish) => void;
  /** Called once after each `agent/watch`, when the page may no longer look as it was read. */
  readonly onChange?: () => void;
  /** What `agent/hello` answers. */
  readonly version?: string;
}

type Answers = { readonly [C in AgentCall]: (input: AgentProtocol[C]['in']) => Promise<AgentProtocol[C]['out']> };

/** @param view the window whose document the agent reads and writes */
export function createAgent(view: Window & typeof globalThis, options: AgentOptions = {}): Agent {
  if (options.shadowRootOf) reachShadowRoots(options.shadowRootOf);
  const authors = new Authors(view);
  const scanner = new Scanner(view, { adapters, authors });
  const writer = createWriter(view, scanner, authors);
  const settler = new Settler(view, scanner);
  const rightClicked = rememberRightClick(view);
  const notice = createNotice(view, (wish) => options.onWish?.(wish));
  const highlight = createHighlight(view);
  const watch = new PageWatch(view, () => options.onChange?.());
  const clear = () => {
    watch.disarm();
    notice.hide();
    highlight.show(null);
  };
  const answers: Answers = {
    ...answersOfWriter(writer, settler, clear),
    'agent/hello': async () => ({ version: options.version ?? '' }),
    'agent/scan': ({ from }) => scanner.chunk(from),
    'agent/select': async ({ selectors }) => ({
      selected: selectFields(scanner, selectors, () => view.performance.now()),
    }),
    'agent/caret': async () => ({ place: caretPlace(view.document) }),
    'agent/settle': async () => ({ changed: await settler.settle() }),
    'agent/target': ({ clicked }) => {
      const told = clicked === null ? null : (options.elementClicked?.(clicked) ?? null);
      return targetOf(view.document, scanner, told ?? rightClicked());
    },
    'agent/watch': async () => {
      watch.arm(scanner.shadowRoots);
      return {};
    },
    'agent/notice': async (content) => {
      notice.show(content);
      return {};
    },
    'agent/highlight': async ({ id }) => {
      const element = id === null ? null : scanner.seen(id);
      highlight.show(element);
      return { shown: element !== null };
    },
  };
  return {
    async call(call, input) {
      if (!Object.hasOwn(answers, call)) throw new Error(`expected a call of the agent, received ${String(call)}`);
      return answers[call](input);
    },
  };
}

/** @param clear takes our own boxes and eyes off the page, which is to be written as it is */
function answersOfWriter(writer: Writer, settler: Settler, clear: () => void) {
  return {
    'agent/begin': async ({ at }) => {
      clear();
      settler.writing();
      await writer.begin(at);
      return {};
    },
    'agent/apply': async ({ items, sharesFocus }) => {
      const entries = await writer.apply(items, sharesFocus);
      settler.wrote(entries);
      return { entries };
    },
    'agent/end': async () => {
      const navigated = await writer.end();
      settler.stop();
      return { navigated };
    },
    'agent/cancel': async () => {
      writer.cancel();
      return {};
    },
    'agent/undo': async ({ at }) => {
      clear();
      return { entries: await writer.undo(at) };
    },
    'agent/put-back': async ({ ids }) => {
      clear();
      return { entries: await writer.putBack(ids) };
    },
    'agent/undoable': async () => ({ fills: writer.undoable() }),
    'agent/insert': async ({ text }) => ({ outcome: writer.insert(text) }),
  } satisfies Partial<Answers>;
}
