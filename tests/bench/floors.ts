import type { Frame, Page } from 'puppeteer-core';

/** The least a fill can cost in the page itself, in milliseconds from its beginning to its last event. */
export interface Floors {
  /** Native setter, `input` and `change` for each field. */
  readonly bare: number;
  /** The same with what a person's typing brings along: focus, `beforeinput`, `input`, `change`, blur. */
  readonly faithful: number;
}

/** Runs both loops, each on a fresh load of the page. */
export async function measureFloors(page: Page): Promise<Floors> {
  const bare = await floor(page, false);
  await page.reload();
  const faithful = await floor(page, true);
  await page.reload();
  return { bare, faithful };
}

/** Milliseconds of one pass over the controls of all frames. */
async function floor(page: Page, isFaithful: boolean): Promise<number> {
  let sum = 0;
  for (const frame of page.frames()) sum += await floorOfFrame(frame, isFaithful);
  return sum;
}

/** Controls that are gone into: each move of the focus lays the page out, so that thousands would take minutes. */
const mostFocused = 100;

/**
 * A few controls are done between two ticks of the page's clock: they are passed over until it has seen enough. Of very
 * many the faithful loop does the first ones, and all are taken to cost as much.
 */
function floorOfFrame(frame: Frame, isFaithful: boolean): Promise<number> {
  return frame.evaluate(
    (isFaithful, mostFocused) => {
      const clockSees = 2;
      type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;
      const texts: Record<string, string> = {
        email: 'anna.miller@example.com',
        url: 'https://example.com/',
        number: '7',
        date: '1990-05-17',
        time: '10:30',
      };
      const setterOf = (control: Control) =>
        Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control) as object, 'value')!.set!;
      const set = (control: Control) => {
        if (control instanceof HTMLSelectElement) control.selectedIndex = 1;
        else if (control.type === 'checkbox') (control as HTMLInputElement).checked = true;
        else setterOf(control).call(control, texts[control.type] ?? 'Anna Miller');
      };
      const all = [...document.querySelectorAll<Control>('input, select, textarea')];
      if (all.length === 0) return 0;
      const controls = isFaithful ? all.slice(0, mostFocused) : all;
      const onePass = () => {
        for (const control of controls) {
          if (isFaithful) {
            control.focus({ preventScroll: true });
            const data = 'Anna Miller';
            control.dispatchEvent(new InputEvent('beforeinput', { bubbles: true, composed: true, data }));
          }
          set(control);
          control.dispatchEvent(new Event('input', { bubbles: true, composed: true }));
          control.dispatchEvent(new Event('change', { bubbles: true }));
          if (isFaithful) control.blur();
        }
      };
      const began = performance.now();
      let passes = 0;
      let took = 0;
      while (took < clockSees) {
        onePass();
        passes++;
        took = performance.now() - began;
      }
      return (took / passes) * (all.length / controls.length);
    },
    isFaithful,
    mostFocused,
  );
}
