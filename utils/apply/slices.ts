/** Work in slices, so that the page's main thread is never kept for long. */
export interface Slices {
  /** Lets the page have a turn when the slice is used up. */
  breathe(): Promise<void> | null;
  /** Lets the page have a turn now. */
  rest(): Promise<void>;
}

/** @param sliceMs how long the page may be kept waiting, in milliseconds */
export function createSlices(view: Window, sliceMs = 12): Slices {
  let began = view.performance.now();
  const rest = async () => {
    await turn();
    began = view.performance.now();
  };
  return { breathe: () => (view.performance.now() - began > sliceMs ? rest() : null), rest };
}

/** One task of the page's own. Not by a timer: those wait up to a second in a page that is not looked at. */
function turn(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
}
