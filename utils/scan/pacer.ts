/** Cuts long work into slices, so that the page stays lively. */
export interface Pacer {
  /** Whether the slice is used up. Cheap: asks the clock only now and then. */
  isDue(): boolean;
  /** Lets the page have a turn. Not by a timer: those wait for up to a second in a page that is not looked at. */
  rest(): Promise<void>;
}

const callsPerLook = 16;

/** @param sliceMs how long the page may be kept waiting, in milliseconds */
export function createPacer(view: Window & typeof globalThis, sliceMs = 12): Pacer {
  const { port1, port2 } = new view.MessageChannel();
  const waiting: (() => void)[] = [];
  port1.onmessage = () => waiting.shift()?.();
  let began = view.performance.now();
  let calls = 0;
  return {
    isDue: () => ++calls % callsPerLook === 0 && view.performance.now() - began > sliceMs,
    async rest() {
      await new Promise<void>((resolve) => {
        waiting.push(resolve);
        port2.postMessage(null);
      });
      began = view.performance.now();
    },
  };
}
