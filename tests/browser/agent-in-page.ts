import { build } from 'esbuild';
import type { CDPSession, Page } from 'puppeteer-core';
import type { AgentCall, AgentProtocol } from '../../utils/messages';
import type { FieldDescriptor, ReportEntry, Value } from '../../utils/pipeline';

let bundle: Promise<string> | undefined;

function agentBundle(): Promise<string> {
  return (bundle ??= build({
    entryPoints: [new URL('./page-world.ts', import.meta.url).pathname],
    bundle: true,
    format: 'iife',
    write: false,
    target: 'chrome120',
  }).then((result) => result.outputFiles[0]!.text));
}

/** The page agent in an isolated world of a page's main frame, as a content script would stand there. */
export interface AgentInPage {
  call<C extends AgentCall>(call: C, input: AgentProtocol[C]['in']): Promise<AgentProtocol[C]['out']>;
  /** All chunks of one scan. */
  scan(): Promise<FieldDescriptor[]>;
  /** One whole fill: begin, apply, end. */
  fill(values: readonly (readonly [FieldDescriptor, Value])[]): Promise<readonly ReportEntry[]>;
}

/** Puts the agent into the page's main frame. Call after navigation. */
export async function agentInPage(page: Page): Promise<AgentInPage> {
  const session = await page.createCDPSession();
  const context = await isolatedWorld(session);
  await evaluate(session, context, await agentBundle());
  const call: AgentInPage['call'] = (name, input) =>
    evaluate(session, context, `globalThis.understudy.call(${JSON.stringify(name)}, ${JSON.stringify(input)})`);
  return {
    call,
    async scan() {
      const fields: FieldDescriptor[] = [];
      for (let from: number | null = 0; from !== null;) {
        const chunk: AgentProtocol['agent/scan']['out'] = await call('agent/scan', { from });
        fields.push(...chunk.fields);
        from = chunk.next;
      }
      return fields;
    },
    async fill(values) {
      await call('agent/begin', {});
      const { entries } = await call('agent/apply', {
        items: values.map(([field, value]) => ({ id: field.id, value })),
      });
      await call('agent/end', {});
      return entries;
    },
  };
}

async function isolatedWorld(session: CDPSession): Promise<number> {
  const { frameTree } = await session.send('Page.getFrameTree');
  const { executionContextId } = await session.send('Page.createIsolatedWorld', {
    frameId: frameTree.frame.id,
    worldName: 'understudy',
  });
  return executionContextId;
}

async function evaluate<T>(session: CDPSession, contextId: number, expression: string): Promise<T> {
  const { result, exceptionDetails } = await session.send('Runtime.evaluate', {
    contextId,
    expression,
    awaitPromise: true,
    returnByValue: true,
  });
  if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
  return result.value as T;
}
