import type { Page } from 'puppeteer-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { byRole, lastAsked, openPopupLab, tell, type PopupLab } from './popup-page';
import { formRows, rows, state } from './samples';

let lab: PopupLab;
let popup: Page;
beforeAll(async () => void (lab = await openPopupLab()));
afterAll(() => lab.close());
beforeEach(async () => void (popup = await lab.open()));
afterEach(() => popup.close());

const order = { id: 'a', name: 'Order', played: 8, gone: 3, fresh: 1 };
const show = (more: Parameters<typeof state>[0] = {}) => tell(popup, rows(formRows), state(more));
const openMenu = () => byRole(popup, 'button', 'Scenarios').click();

test('the form is saved under a name, passwords only where that is asked for', async () => {
  await show();
  await openMenu();
  await byRole(popup, 'textbox', 'Save this form as a scenario').fill('Order');
  await byRole(popup, 'radio', 'What the page holds now').click();
  await byRole(popup, 'checkbox', 'Save made-up passwords too').click();
  await byRole(popup, 'button', 'Save').click();

  expect(await lastAsked(popup, 'save-scenario')).toEqual({
    do: 'save-scenario',
    name: 'Order',
    from: 'page',
    passwords: true,
  });
});

test('a scenario of the site is used, and no longer', async () => {
  await show({ scenarios: [order, { id: 'b', name: 'Return' }] });
  await openMenu();
  await byRole(popup, 'button', 'Return').click();
  expect(await lastAsked(popup, 'turn-scenario')).toEqual({ do: 'turn-scenario', id: 'b' });

  await show({ scenario: order, scenarios: [order] });
  await byRole(popup, 'button', 'Stop using').click();
  await popup.waitForFunction(() => {
    const last = fakeBackground.requests.at(-1);
    return last?.do === 'use-scenario' && last.id === '';
  });
});

test('what no longer fits is said', async () => {
  await show({ scenario: order });
  await popup.waitForSelector('::-p-text(“Order”: 8 fields. 3 are no longer there. 1 other gets a made-up value.)');

  await show({ scenario: { ...order, played: 0 } });
  await popup.waitForSelector('::-p-text(None of the fields of “Order” are on this page.)');
});

test('nothing can be saved where there is no form', async () => {
  await show({ found: 0, fillable: 0 });
  await openMenu();

  expect(await popup.$('.scenario-menu')).toBeNull();
});
