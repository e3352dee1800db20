import { describe, expect, test } from 'vitest';
import type { Agent } from '../../utils/agent/agent';
import { answerRequest, isAgentRequest } from '../../utils/agent/request';
import { WriterMissing } from '../../utils/agent/writer-missing';

describe('what counts as a request', () => {
  test.each([null, 'agent/scan', {}, { call: 'agent/scan' }, { call: 1, input: {} }, { call: 'tab/open', input: {} }])(
    '%j does not',
    (message) => expect(isAgentRequest(message)).toBe(false),
  );

  test('a call with its input does', () => {
    expect(isAgentRequest({ call: 'agent/hello', input: {} })).toBe(true);
  });
});

describe('the answer', () => {
  test('holds what the agent says', async () => {
    const agent = { call: async () => ({ version: '1' }) } as unknown as Agent;

    expect(await answerRequest(agent, { call: 'agent/hello', input: {} })).toEqual({ ok: { version: '1' } });
  });

  test('holds the error’s words and name where the agent fails', async () => {
    const agent = { call: () => Promise.reject(new TypeError('no such thing')) } as unknown as Agent;

    expect(await answerRequest(agent, { call: 'agent/hello', input: {} })).toEqual({
      error: 'no such thing',
      name: 'TypeError',
    });
  });

  test('says that what writes is missing', async () => {
    const agent = { call: () => Promise.reject(new WriterMissing()) } as unknown as Agent;

    expect(await answerRequest(agent, { call: 'agent/begin', input: { at: 1 } })).toEqual({ lacks: 'writer' });
  });
});
