import type { AgentAnswer, AgentRequest } from '../messages/agent';
import type { Agent } from './agent';
import { WriterMissing } from './writer-missing';

/** Whether a message asks the page agent something; what it asks is for the agent to know. */
export function isAgentRequest(message: unknown): message is AgentRequest {
  if (typeof message !== 'object' || message === null || !('call' in message) || !('input' in message)) return false;
  const { call, input } = message;
  return typeof call === 'string' && call.startsWith('agent/') && typeof input === 'object' && input !== null;
}

/** The agent's answer as it crosses to the background: a failure too is an answer. Never rejects. */
export async function answerRequest(agent: Agent, { call, input }: AgentRequest): Promise<AgentAnswer> {
  try {
    return { ok: await agent.call(call, input) };
  } catch (error) {
    if (error instanceof WriterMissing) return { lacks: 'writer' };
    const { message, name } = error instanceof Error ? error : new Error(String(error));
    return { error: message, name };
  }
}
