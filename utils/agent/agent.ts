/**
 * The page's half: one agent a frame, which scans, applies and remembers. Knows the DOM, no extension API. What reads widgets
 * and what writes come in scripts of their own, once there are signs of widgets and something to write.
 */
import type { createWriter, Writer } from '../apply/apply';
import type { Adapter } from '../field/adapter';
import { caretPlace } from '../field/caret';
import type { AgentCall, AgentProtocol } from '../messages/agent';
import type { ReportEntry } from '../pipeline';
import type { NoticeCommand } from '../messages/announcements';
import type { createHighlight, Highlight } from '../overlay/highlight';
import type { createNotice, Notice } from '../overlay/notice';
import { targetOf } from '../scan/active-field';
import { Authors } from '../field/authors';
import { rememberRightClick } from '../scan/right-click';
import { PageWatch } from '../scan/page-watch';
import { Scanner } from '../scan/scanner';
import { selectFields } from '../scan/select-fields';
import { Settler } from '../scan/settle';
import { focusedElement } from '../dom/focused';
import { reachShadowRoots, type ShadowRootOf } from '../dom/shadow-root';
import type { Look } from '../messages/look';
import { LateLook } from './late-look';
import { WriterMissing } from './writer-missing';

export interface Agent {
  /** Answers one message of the protocol. @throws Error that names the call, for one that is not known; WriterMissing */
  call<C extends AgentCall>(call: C, input: AgentProtocol[C]['in']): Promise<AgentProtocol[C]['out']>;
  /** What the background is to know before it asks anything. */
  look(): Look;
  /** Whether what writes, and shows over the page, has come. */
  readonly canWrite: boolean;
  /** Gives the agent what reads widgets: adapters, in the order they are asked. */
  learnWidgets(widgets: readonly Adapter[]): void;
  /** Gives the agent what writes; a second time changes nothing. */
  learnToWrite(create: WriterMakers): void;
}

/** What makes all that changes a page: what writes, and what is shown over it. */
export interface WriterMakers {
  readonly createWriter: typeof createWriter;
  readonly createNotice: typeof createNotice;
  readonly createHighlight: typeof createHighlight;
}

/** What is shown over a page. */
interface Overlays {
  readonly notice: Notice;
  readonly highlight: Highlight;
}

export interface AgentOptions {
  /** Reaches closed shadow roots where the browser lets an extension; open ones only if left out. */
  readonly shadowRootOf?: ShadowRootOf;
  /** Called once where a page shows signs of widgets and the agent has not learned them: has it learn them. */
  readonly bringWidgets?: () => Promise<unknown>;
  /** What a context menu was opened on, by the browser's name for it, where the browser has one. */
  readonly elementClicked?: (id: number) => Element | null;
  /** Called when the person presses the button of the notice. */
  readonly onCommand?: (command: NoticeCommand) => void;
  /** Called once after each `agent/watch`, when the page may no longer look as it was read. */
  readonly onChange?: () => void;
  /** What `agent/hello` answers. */
  readonly version?: string;
  /** Tells it from the agents of other frames. */
  readonly name?: string;
}

type Answers = { readonly [C in AgentCall]: (input: AgentProtocol[C]['in']) => Promise<AgentProtocol[C]['out']> };

/** @param view the window whose document the agent reads and writes */
export function createAgent(view: Window & typeof globalThis, options: AgentOptions = {}): Agent {
  if (options.shadowRootOf) reachShadowRoots(options.shadowRootOf);
  const authors = new Authors(view);
  const scanner = new Scanner(view, { authors, bringWidgets: async () => options.bringWidgets?.() });
  const settler = new Settler(view, scanner);
  const rightClicked = rememberRightClick(view);
  const watch = new PageWatch(view, () => options.onChange?.());
  const lateLook = new LateLook(view, () => options.onChange?.());
  const clear = () => {
    watch.disarm();
    lateLook.stop();
    overlays?.notice.hide();
    overlays?.highlight.show(null);
  };
  let writer: Writer | null = null;
  let overlays: Overlays | null = null;
  const answers: Answers = {
    ...answersOfWriter(() => writer, { settler, lateLook, clear }),
    'agent/hello': async () => ({ version: options.version ?? '', document: view.performance.timeOrigin }),
    'agent/scan': ({ from }) => scanner.chunk(from),
    'agent/first': () => scanner.first(),
    'agent/select': async ({ selectors }) => ({
      selected: selectFields(scanner, selectors, () => view.performance.now()),
    }),
    'agent/caret': async () => ({ place: caretPlace(view.document) }),
    'agent/target': ({ clicked }) => {
      const told = clicked === null ? null : (options.elementClicked?.(clicked) ?? null);
      return targetOf(scanner, told ?? rightClicked(), focusedElement(view.document));
    },
    'agent/watch': async () => {
      watch.arm(scanner.shadowRoots);
      lateLook.begin(writer);
      return {};
    },
    'agent/notice': async (content) => {
      present(overlays).notice.show(content);
      return {};
    },
    'agent/highlight': async ({ id }) => {
      const element = id === null ? null : scanner.seen(id);
      if (element) present(overlays).highlight.show(element);
      else overlays?.highlight.show(null);
      return { shown: element !== null };
    },
  };
  return {
    async call(call, input) {
      if (!Object.hasOwn(answers, call)) throw new Error(`expected a call of the agent, received ${String(call)}`);
      return answers[call](input);
    },
    look: () => ({
      name: options.name ?? '',
      canWrite: writer !== null,
      lacksWidgets: scanner.lacksWidgets,
      origin: view.origin,
      document: view.performance.timeOrigin,
      contentType: view.document.contentType,
      inside: view.length,
    }),
    get canWrite() {
      return writer !== null;
    },
    learnWidgets: (widgets) => scanner.learnWidgets(widgets),
    learnToWrite({ createWriter, createNotice, createHighlight }) {
      writer ??= createWriter(view, scanner, authors);
      overlays ??= {
        notice: createNotice(view, (command) => options.onCommand?.(command)),
        highlight: createHighlight(view),
      };
    },
  };
}

/** @throws WriterMissing for what comes with what writes, and has not come yet */
function present<T>(part: T | null): T {
  if (part === null) throw new WriterMissing();
  return part;
}

interface BesideWriter {
  readonly settler: Settler;
  readonly lateLook: LateLook;
  /** Takes our own boxes and eyes off the page, which is to be written as it is. */
  readonly clear: () => void;
}

/** @param writerOf what writes, null until it has come: then there is nothing to end, stop or take back */
function answersOfWriter(writerOf: () => Writer | null, { settler, lateLook, clear }: BesideWriter) {
  const needed = () => present(writerOf());
  const begin = (at: number) => {
    const writer = needed();
    clear();
    settler.writing();
    return writer.begin(at);
  };
  const changed = async () => {
    const writer = writerOf();
    await writer?.lookAgain();
    return writer?.changed() ?? [];
  };
  return {
    'agent/settle': async () => {
      let entries: readonly ReportEntry[] = [];
      const hasChanged = await settler.settle(async () => (entries = await changed()));
      return { changed: hasChanged, entries };
    },
    'agent/changed': async () => ({ entries: await changed() }),
    'agent/begin': async ({ at }) => {
      await begin(at);
      return {};
    },
    'agent/apply': async (input) => {
      if (input.at !== undefined && needed().begun !== input.at) await begin(input.at);
      const entries = await needed().apply(input.items, input);
      settler.wrote(entries);
      return { entries };
    },
    'agent/progress': async () => ({ done: writerOf()?.done ?? 0 }),
    'agent/end': async () => {
      const navigated = (await writerOf()?.end()) ?? false;
      settler.stop();
      lateLook.ended(writerOf());
      return { navigated };
    },
    'agent/cancel': async () => {
      writerOf()?.cancel();
      return {};
    },
    'agent/remember-place': async () => {
      clear();
      writerOf()?.rememberPlace();
      return {};
    },
    'agent/undo': async ({ at, sharesFocus }) => {
      clear();
      const entries = (await writerOf()?.undo(at, sharesFocus)) ?? [];
      lateLook.ended(writerOf());
      return { entries };
    },
    'agent/put-back': async ({ ids }) => {
      clear();
      return { entries: (await writerOf()?.putBack(ids)) ?? [] };
    },
    'agent/undoable': async () => ({ fills: writerOf()?.undoable() ?? [] }),
    'agent/insert': async ({ text }) => ({ outcome: needed().insert(text) }),
  } satisfies Partial<Answers>;
}
