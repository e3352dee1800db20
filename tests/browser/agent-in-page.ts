import { build } from 'esbuild';
import type { Page } from 'puppeteer-core';
import { openIsolatedWorld } from './isolated-world';
import type { AgentCall, AgentProtocol } from '../../utils/messages';
import type { FieldDescriptor, ReportEntry, Value } from '../../utils/pipeline';

let bundles: Promise<readonly string[]> | undefined;

function agentBundles(): Promise<readonly string[]> {
  return (bundles ??= Promise.all(['./page-world.ts', './page-writer.ts'].map(bundleOf)));
}

async function bundleOf(entry: string): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [new URL(entry, import.meta.url).pathname],
    bundle: true,
    format: 'iife',
    write: false,
    target: 'chrome120',
  });
  return outputFiles[0]!.text;
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
 */
export async function agentInPage(page: Page, nth = 0): Promise<AgentInPage> {
  const world = await openIsolatedWorld(page, nth);
  for (const script of await agentBundles()) await world.evaluate(script);
  const call: AgentInPage['call'] = (name, input) =>
    world.evaluate(`globalThis.understudy.call(${JSON.stringify(name)}, ${JSON.stringify(input)})`);
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
