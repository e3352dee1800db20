/** What runs in the page, outside the agent's world: keeps the answers away from the scan, reads the values back. */
import type { Page } from 'puppeteer-core';

/** One control as the fill left it. */
export interface Held {
  /** The corpus's label, '' where the control has none. */
  readonly expected: string;
  readonly tag: string;
  readonly type: string;
  readonly name: string;
  /** All that is written about the field, for judging and for reading misses. */
  readonly label: string;
  readonly value: string;
  /** Text of the chosen option, '' for other controls. */
  readonly chosen: string;
  /** Whether the chosen option is a placeholder: first, without value. */
  readonly placeholder: boolean;
  readonly required: boolean;
  /** Whether a person could fill it: visible, enabled, writable. */
  readonly fillable: boolean;
  readonly maxLength: number;
  readonly choices: number;
  readonly x: number;
  readonly y: number;
}

/** Takes the answers out of the page before anyone scans it. */
export async function hideAnswers(page: Page): Promise<void> {
  await page.evaluate(() => {
    const controls = [...document.querySelectorAll<HTMLElement>('input,select,textarea')];
    const answers = new Map(controls.map((control) => [control, control.dataset['expect'] ?? '']));
    for (const control of document.querySelectorAll('[data-expect]')) control.removeAttribute('data-expect');
    (globalThis as unknown as { answers: typeof answers }).answers = answers;
  });
}

/** Every control of the page with its answer and its value. */
export async function readHeld(page: Page): Promise<Held[]> {
  return page.evaluate(() => {
    type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;
    const { answers } = globalThis as unknown as { answers: Map<Control, string> };
    return [...answers].map(([control, expected]) => {
      const box = control.getBoundingClientRect();
      const option = control instanceof HTMLSelectElement ? control.selectedOptions[0] : undefined;
      const style = getComputedStyle(control);
      const shown = box.width > 1 && box.height > 1 && style.visibility === 'visible' && style.opacity !== '0';
      return {
        expected,
        tag: control.localName,
        type: control.type,
        name: control.name || control.id,
        label: [
          ...[...(control.labels ?? [])].map((label) => label.innerText),
          control.getAttribute('aria-label') ?? '',
          control.getAttribute('placeholder') ?? '',
          control.name,
          control.id,
          control.closest('td')?.previousElementSibling?.textContent ?? '',
        ]
          .map((text) => text.replace(/\s+/g, ' ').trim().slice(0, 80))
          .filter(Boolean)
          .join(' · '),
        value:
          control.type === 'checkbox' || control.type === 'radio'
            ? String((control as HTMLInputElement).checked)
            : control.value,
        chosen: option?.text.trim() ?? '',
        placeholder: option !== undefined && option.index === 0 && option.value === '',
        required: control.required,
        fillable:
          shown && !control.matches(':disabled') && !(control as HTMLInputElement).readOnly && control.isConnected,
        maxLength: 'maxLength' in control ? control.maxLength : -1,
        choices:
          control instanceof HTMLSelectElement
            ? [...control.options].filter((o) => !o.disabled && o.value !== '').length
            : 0,
        x: box.x + scrollX,
        y: box.y + scrollY,
      };
    });
  });
}
