import { build, type Plugin } from 'esbuild';
import type { Page } from 'puppeteer-core';
import { openIsolatedWorld } from './isolated-world';
import { quirks, type Quirk } from '../../utils/field/quirk-table';
import type { AgentCall, AgentProtocol } from '../../utils/messages/agent';
import type { FieldDescriptor, ReportEntry, Value } from '../../utils/pipeline';

/** What reads a page, and what writes into it. */
type Part = './page-world.ts' | './page-writer.ts';
/** Both, by the quirk that they do not know. */
const bundles = new Map<string, Promise<string>>();

function bundleOf(part: Part, without: Quirk | undefined): Promise<string> {
  const key = `${part} ${without ? quirks.indexOf(without) : ''}`;
  const made = bundles.get(key) ?? bundle(part, without);
  bundles.set(key, made);
  return made;
}

async function bundle(part: Part, without: Quirk | undefined): Promise<string> {
  const { outputFiles } = await build({
    plugins: without ? [quirksBut(without)] : [],
    entryPoints: [new URL(part, import.meta.url).pathname],
    bundle: true,
    minifyWhitespace: true,
    format: 'iife',
    write: false,
    target: 'chrome120',
  });
  return outputFiles[0]!.text;
}

/** The table of quirks with one row less. */
function quirksBut(without: Quirk): Plugin {
  const rest = quirks.filter((quirk) => quirk !== without);
  return {
    name: 'quirks-but-one',
    setup: ({ onLoad }) =>
      onLoad({ filter: /\/field\/quirk-table\.ts$/ }, () => ({
        contents: `export const quirks = ${JSON.stringify(rest)};`,
      })),
  };
}

/** The page agent in an isolated world of a page's main frame, as a content script would stand there. */
export interface AgentInPage {
  call<C extends AgentCall>(call: C, input: AgentProtocol[C]['in']): Promise<AgentProtocol[C]['out']>;
  /**
   * All chunks of one scan.
   * @param isBent whether the page bends what the DOM says of itself, so that adapters may fail: they claim nothing then
   */
  scan(isBent?: boolean): Promise<FieldDescriptor[]>;
  /** One whole fill: begin, apply, settle, end. */
  fill(values: readonly (readonly [FieldDescriptor, Value])[]): Promise<readonly ReportEntry[]>;
}

/**
 * Puts the agent into a frame of the page. Call after navigation.
 * @param nth position in the page's frame tree; 0 is the main frame
 * @param without a quirk that this agent does not know
 */
export async function agentInPage(page: Page, nth = 0, without?: Quirk): Promise<AgentInPage> {
  const world = await openIsolatedWorld(page, nth);
  await world.evaluate(await bundleOf('./page-world.ts', without));
  let writer: Promise<unknown> | undefined;
  const call: AgentInPage['call'] = async (name, input) => {
    if (name !== 'agent/scan') await (writer ??= bundleOf('./page-writer.ts', without).then(world.evaluate));
    return world.evaluate(`globalThis.understudy.call(${JSON.stringify(name)}, ${JSON.stringify(input)})`);
  };
  return {
    call,
    async scan(isBent = false) {
      const fields: FieldDescriptor[] = [];
      for (let from: number | null = 0; from !== null;) {
        const chunk: AgentProtocol['agent/scan']['out'] = await call('agent/scan', { from });
        if (!isBent) expectNoFaults(chunk.faults);
        fields.push(...chunk.fields);
        from = chunk.next;
      }
      return fields;
    },
    async fill(values) {
      await call('agent/begin', { at: Date.now() });
      const { entries } = await call('agent/apply', {
        items: values.map(([field, value]) => ({ id: field.id, value })),
      });
      await call('agent/settle', {});
      await call('agent/end', {});
      expectNoFaults(entries.flatMap(({ detail }) => detail ?? []));
      return entries;
    },
  };
}

/** An error of ours is no answer to any page. @throws Error that names them */
function expectNoFaults(faults: readonly string[]): void {
  if (faults.length > 0) throw new Error(`expected no error in the agent, received ${faults.join(', ')}`);
}
