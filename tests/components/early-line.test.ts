import { expect, test } from 'vitest';
import type { PortLike } from '../../components/connection';
import { openEarlyLine } from '../../components/early-line';
import type { PopupEvent, PopupRequest } from '../../utils/messages/popup';
import { state } from '../popup/samples';

function fakePort() {
  const sent: PopupRequest[] = [];
  const heard: ((event: PopupEvent) => void)[] = [];
  const ended: (() => void)[] = [];
  const port: PortLike = {
    postMessage: (request) => sent.push(request),
    disconnect: () => {},
    onMessage: { addListener: (listener) => heard.push(listener) },
    onDisconnect: { addListener: (listener) => ended.push(listener) },
  };
  return {
    port,
    sent,
    hear: (event: PopupEvent) => heard.forEach((each) => each(event)),
    end: () => ended.forEach((each) => each()),
  };
}

test('tells who listens what was heard before, and what is heard from then on', () => {
  const { port, hear } = fakePort();
  const line = openEarlyLine(port, Promise.resolve(7));
  const problem: PopupEvent = { is: 'problem', text: 'Busy' };
  const told: PopupEvent[] = [];

  hear(state());
  line.port.onMessage.addListener((event) => told.push(event));
  hear(problem);

  expect(told).toEqual([state(), problem]);
});

test('names the tab once it is known', async () => {
  const { port, sent } = fakePort();

  await openEarlyLine(port, Promise.resolve(7)).tabId;

  expect(sent).toEqual([{ do: 'open', tabId: 7 }]);
});

test('names none where there is none', async () => {
  const { port, sent } = fakePort();

  await openEarlyLine(port, Promise.resolve(null)).tabId;

  expect(sent).toEqual([]);
});

test('says at once that it broke before anybody listened, and names no tab on it', async () => {
  const { port, sent, end } = fakePort();
  const line = openEarlyLine(port, Promise.resolve(7));
  let isLost = false;

  end();
  line.port.onDisconnect.addListener(() => (isLost = true));
  await line.tabId;

  expect(isLost).toBe(true);
  expect(sent).toEqual([]);
});
