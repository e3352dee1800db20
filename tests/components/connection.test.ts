import { describe, expect, test } from 'vitest';
import { openConnection, type PortLike } from '../../components/connection';
import { openEarlyLine } from '../../components/early-line';
import type { PopupEvent, PopupRequest } from '../../utils/messages';
import { state } from '../popup/samples';

/** A background whose lines can be broken, and a clock that is wound by hand. */
function setUp({ waiting = true, again = [] as readonly PopupRequest[], isEarly = false } = {}) {
  const log: string[] = [];
  const delays: number[] = [];
  const pending: (() => void)[] = [];
  let line = { hear: (_event: PopupEvent) => {}, end: () => {} };
  const connect = (): PortLike => {
    log.push('connect');
    const own = { hear: (_event: PopupEvent) => {}, end: () => {} };
    line = own;
    return {
      postMessage: (request: PopupRequest) => log.push(request.do),
      disconnect: () => log.push('disconnect'),
      onMessage: { addListener: (heard) => (own.hear = heard) },
      onDisconnect: { addListener: (ended) => (own.end = ended) },
    };
  };
  const early = isEarly ? openEarlyLine(connect(), Promise.resolve(7)) : null;
  const connection = openConnection({
    early: early?.port ?? null,
    connect,
    tabId: 7,
    askAgain: () => again,
    onEvent: (event) => log.push(`heard ${event.is}`),
    onLost: () => {
      log.push('lost');
      return waiting;
    },
    onSilence: () => log.push('silence'),
    later: (run, delay) => {
      delays.push(delay);
      pending.push(run);
    },
  });
  return {
    connection,
    log,
    delays,
    hear: () => line.hear(state()),
    end: () => line.end(),
    wind: () => pending.shift()?.(),
  };
}

describe('the line to the background', () => {
  test('names the tab first, then carries requests and events', () => {
    const { connection, log, hear } = setUp();

    connection.send({ do: 'fill' });
    hear();

    expect(log).toEqual(['connect', 'open', 'fill', 'heard state']);
  });

  test('goes on with a line on which the tab was named before', async () => {
    const { connection, log, hear } = setUp({ isEarly: true });
    await Promise.resolve();

    connection.send({ do: 'fill' });
    hear();

    expect(log).toEqual(['connect', 'open', 'fill', 'heard state']);
  });

  test('comes back where the line that stood before breaks', async () => {
    const { log, end, wind } = setUp({ isEarly: true });
    await Promise.resolve();

    end();
    wind();

    expect(log).toEqual(['connect', 'open', 'lost', 'connect', 'open']);
  });

  test('comes back by itself while the background is waited for', () => {
    const { log, end, wind } = setUp();

    end();
    wind();

    expect(log).toEqual(['connect', 'open', 'lost', 'connect', 'open']);
  });

  test('comes back with the next request while nobody waits: the worker may sleep', () => {
    const { connection, log, end, wind } = setUp({ waiting: false });

    end();
    wind();
    connection.send({ do: 'undo' });

    expect(log).toEqual(['connect', 'open', 'lost', 'connect', 'open', 'undo']);
  });

  test('asks again for what it is to show, on each line', () => {
    const { log, end, wind } = setUp({ again: [{ do: 'narrow', look: 'refused', search: '' }] });

    end();
    wind();

    expect(log).toEqual(['connect', 'open', 'narrow', 'lost', 'connect', 'open', 'narrow']);
  });

  test('tries later and later, then says that nobody answers and stops', () => {
    const { log, delays, end, wind } = setUp();

    for (let time = 0; time < 5; time++) {
      end();
      wind();
    }

    expect(delays).toEqual([100, 200, 400, 800]);
    expect(log.filter((entry) => entry === 'silence')).toHaveLength(1);
    expect(log.at(-1)).toBe('silence');
  });

  test('counts anew once the background has answered', () => {
    const { delays, hear, end, wind } = setUp();

    end();
    wind();
    hear();
    end();

    expect(delays).toEqual([100, 100]);
  });

  test('once closed stays closed', () => {
    const { connection, log, end } = setUp();

    connection.close();
    end();
    connection.send({ do: 'fill' });

    expect(log).toEqual(['connect', 'open', 'disconnect']);
  });
});
