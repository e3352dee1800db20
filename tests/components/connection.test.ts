import { describe, expect, test } from 'vitest';
import { openConnection, type PortLike } from '../../components/connection';
import { openEarlyLine } from '../../components/early-line';
import type { PopupEvent, PopupRequest } from '../../utils/messages/popup';
import { state } from '../popup/samples';

/** A background whose lines can be broken, and a clock that is wound by hand. */
function setUp({ waiting = true, again = [] as readonly PopupRequest[], isEarly = false } = {}) {
  const log: string[] = [];
  const opened: number[] = [];
  let time = 0;
  let pending: { readonly at: number; readonly run: () => void }[] = [];
  let line = { hear: (_event: PopupEvent) => {}, end: () => {} };
  const connect = (): PortLike => {
    log.push('connect');
    opened.push(time);
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
    onSilence: (isSilent) => log.push(isSilent ? 'silence' : 'heard again'),
    later: (run, delay) => pending.push({ at: time + delay, run }),
  });
  return {
    connection,
    log,
    /** When each line was opened. */
    opened,
    hear: () => line.hear(state()),
    end: () => line.end(),
    wind: (ms: number) => {
      const until = time + ms;
      const due = () => pending.filter(({ at }) => at <= until).toSorted((one, other) => one.at - other.at)[0];
      for (let next = due(); next; next = due()) {
        pending = pending.filter((one) => one !== next);
        time = next.at;
        next.run();
      }
      time = until;
    },
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
    wind(100);

    expect(log).toEqual(['connect', 'open', 'lost', 'connect', 'open']);
  });

  test('comes back by itself while the background is waited for', () => {
    const { log, end, wind } = setUp();

    end();
    wind(100);

    expect(log).toEqual(['connect', 'open', 'lost', 'connect', 'open']);
  });

  test('comes back with the next request while nobody waits: the worker may sleep', () => {
    const { connection, log, end, wind } = setUp({ waiting: false });

    end();
    wind(100);
    connection.send({ do: 'undo' });

    expect(log).toEqual(['connect', 'open', 'lost', 'connect', 'open', 'undo']);
  });

  test('asks again for what it is to show, on each line', () => {
    const { log, end, wind } = setUp({ again: [{ do: 'narrow', look: 'refused', search: '' }] });

    end();
    wind(100);

    expect(log).toEqual(['connect', 'open', 'narrow', 'lost', 'connect', 'open', 'narrow']);
  });

  test('tries later and later, says that nobody answers, and goes on trying', () => {
    const { log, opened, hear, end, wind } = setUp();

    for (let time = 0; time < 7; time++) {
      end();
      wind(3_000);
    }
    hear();

    expect(opened.map((at) => at % 3_000)).toEqual([0, 100, 200, 400, 800, 1_600, 0, 0]);
    expect(log.filter((entry) => entry === 'silence')).toHaveLength(1);
    expect(log.slice(-2)).toEqual(['heard again', 'heard state']);
  });

  test('counts anew once the background has answered', () => {
    const { opened, hear, end, wind } = setUp();

    end();
    wind(100);
    hear();
    end();
    wind(100);

    expect(opened).toEqual([0, 100, 200]);
  });

  test('is opened again where it stands and nothing is heard on it', () => {
    const { log, opened, hear, wind } = setUp();

    wind(6_100);
    hear();
    wind(60_000);

    expect(opened).toEqual([0, 6_100]);
    expect(log).toEqual(['connect', 'open', 'disconnect', 'lost', 'connect', 'open', 'heard state']);
  });

  test('once closed stays closed', () => {
    const { connection, log, end } = setUp();

    connection.close();
    end();
    connection.send({ do: 'fill' });

    expect(log).toEqual(['connect', 'open', 'disconnect']);
  });
});
