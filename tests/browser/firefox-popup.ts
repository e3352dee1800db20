import { expect, vi } from 'vitest';
import type { FirefoxWithExtension } from './firefox';

const patience = { timeout: 40_000, interval: 100 };

/** Works the popup of Firefox as a person does, waiting for what is to be pressed. */
export function firefoxPopup(firefox: FirefoxWithExtension) {
  const once = (done: () => Promise<boolean>) => vi.waitFor(async () => expect(await done()).toBe(true), patience);

  return {
    /** Presses a button by what it says, once it may be pressed. */
    pressButton: (name: string) =>
      once(() =>
        firefox.inPopup((popup, wanted) => {
          const nameOf = (button: HTMLButtonElement) =>
            button.getAttribute('aria-label') ?? button.querySelector('.row-label')?.textContent ?? button.textContent;
          const found = [...popup.document.querySelectorAll('button')].find((button) =>
            `${nameOf(button)} `.startsWith(`${wanted} `),
          );
          const isOn = found !== undefined && found.getAttribute('aria-disabled') !== 'true';
          if (isOn) found.click();
          return isOn;
        }, name),
      ),

    /** Types into a field found by a selector, in one go. */
    type: (selector: string, value: string) =>
      once(() =>
        firefox.inPopup(
          (popup, given) => {
            const [where, typed] = JSON.parse(given) as [string, string];
            const field = popup.document.querySelector<HTMLInputElement>(where);
            if (!field) return false;
            field.value = typed;
            field.dispatchEvent(new field.ownerDocument.defaultView!.Event('input', { bubbles: true }));
            return true;
          },
          JSON.stringify([selector, value]),
        ),
      ),

    /** Clicks what a selector finds first. */
    click: (selector: string) =>
      once(() =>
        firefox.inPopup((popup, where) => {
          const found = popup.document.querySelector<HTMLElement>(where);
          found?.click();
          return found !== null;
        }, selector),
      ),

    /** Chooses a radio button by its label. */
    choose: (name: string) =>
      once(() =>
        firefox.inPopup((popup, wanted) => {
          const label = [...popup.document.querySelectorAll('label')].find(({ textContent }) => textContent === wanted);
          label?.click();
          return label !== undefined;
        }, name),
      ),

    /** Waits until the popup shows a text. */
    shows: (text: string) =>
      once(() => firefox.inPopup((popup, wanted) => popup.document.body.innerText.includes(wanted), text)),

    /** Waits until the status reads so. @returns the whole of it */
    statusOnce: (pattern: RegExp) =>
      vi.waitFor(async () => {
        const status = await firefox.inPopup(
          (popup) => popup.document.querySelector('[role=status]')?.textContent ?? '',
        );
        expect(status).toMatch(pattern);
        return status;
      }, patience),
  };
}
