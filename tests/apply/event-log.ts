import type { Page } from 'puppeteer-core';

/** Events of a person's work on a field. */
const types =
  'pointerdown mousedown pointerup mouseup click focus focusin keydown keypress beforeinput input keyup change blur focusout submit reset';

/** Records events on the page as `type=value`, `+` before those that are not composed though browsers compose them. */
export async function recordEvents(page: Page): Promise<void> {
  await page.evaluate((names) => {
    const log: string[] = [];
    Object.assign(window, { log });
    for (const name of names.split(' ')) {
      window.addEventListener(
        name,
        (event) => {
          const target = event.target;
          if (!(target instanceof HTMLElement)) return;
          const shown =
            target instanceof HTMLInputElement && /checkbox|radio/.test(target.type)
              ? String(target.checked)
              : target instanceof HTMLSelectElement
                ? [...target.selectedOptions].map((option) => option.text).join()
                : 'value' in target
                  ? String(target.value)
                  : (target.textContent ?? '');
          const detail =
            event instanceof InputEvent
              ? `(${event.inputType}:${event.data})`
              : event instanceof KeyboardEvent
                ? `(${event.key})`
                : '';
          log.push(`${event.type}${detail}=${shown}${name !== 'change' && !event.composed ? ' not composed' : ''}`);
        },
        { capture: true },
      );
    }
  }, types);
}

/** The events so far, in order. */
export function eventsOf(page: Page): Promise<string[]> {
  return page.evaluate(() => (window as unknown as { log: string[] }).log.splice(0));
}
