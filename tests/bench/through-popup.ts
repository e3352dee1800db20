import type { Page } from 'puppeteer-core';

/** Waits until the popup shows its list, or that there is nothing. @returns milliseconds since the popup's beginning */
export async function popupReady(popup: Page): Promise<number> {
  await popup.waitForSelector('[data-phase=ready], [data-phase=filled]', { timeout: 120_000 });
  return popup.evaluate(() => performance.now());
}

export interface PopupFill {
  /** When the button was pressed, in milliseconds of the epoch. */
  readonly pressed: number;
  /** From the press to the closing status, in milliseconds. */
  readonly ms: number;
  readonly status: string;
  /** What the status line said on the way, in order. */
  readonly said: readonly string[];
}

/** Clicks “Fill page” as soon as the button can be and waits for “Filled …”; the clock is the popup's own. */
export async function fillTimed(popup: Page): Promise<PopupFill> {
  await popup.waitForSelector('::-p-xpath(//button[starts-with(normalize-space(.), "Fill page")])');
  return popup.evaluate(
    () =>
      new Promise<PopupFill>((resolve) => {
        const line = document.querySelector('[role=status]')!;
        const button = [...document.querySelectorAll('button')].find((one) => one.textContent?.startsWith('Fill page'));
        const said: string[] = [];
        const began = performance.now();
        new MutationObserver((_, observer) => {
          const status = line.textContent ?? '';
          if (said.at(-1) !== status) said.push(status);
          if (!/^Filled/.test(status)) return;
          observer.disconnect();
          resolve({ pressed: performance.timeOrigin + began, ms: performance.now() - began, status, said });
        }).observe(line, { subtree: true, childList: true, characterData: true });
        button!.click();
      }),
  );
}
