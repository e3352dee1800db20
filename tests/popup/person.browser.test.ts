import type { Page } from 'puppeteer-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { PersonaSummary } from '../../utils/messages/tab-state';
import { noTraits, type PersonTraits } from '../../utils/plan/persona/traits';
import { byRole, lastAsked, openPopupLab, tell, type PopupLab } from './popup-page';
import { formRows, persona, rows, state } from './samples';

let lab: PopupLab;
let popup: Page;
beforeAll(async () => void (lab = await openPopupLab()));
afterAll(() => lab.close());
beforeEach(async () => {
  popup = await lab.open();
  await show();
});
afterEach(() => popup.close());

const samples = {
  'given-name': 'Anna',
  'family-name': 'Weber',
  email: 'anna.weber@example.com',
  bday: '17.04.1992',
  iban: 'DE89 3704 0044 0532 0130 00',
};
const click = (name: string) => byRole(popup, 'button', name).click();
const show = (traits: Partial<PersonTraits> = {}, more: Partial<PersonaSummary> = {}) =>
  tell(
    popup,
    rows(formRows),
    state({ persona: { ...persona, ...more, recipe: { ...persona.recipe, traits: { ...noTraits, ...traits } } } }),
    { is: 'kind-samples', samples, own: {} },
  );

async function openPerson() {
  await click('Anna Weber');
  await popup.waitForSelector('.person-value');
}
const values = () =>
  popup.$$eval('.person-group', (groups) =>
    groups.map(
      (group) =>
        `${group.querySelector('h2')!.textContent}: ${[...group.querySelectorAll('bdi')].map((value) => value.textContent).join(', ')}`,
    ),
  );
const waitForValues = (expected: readonly string[]) =>
  popup.waitForFunction(
    (wanted) => [...document.querySelectorAll('.person-group bdi')].map((one) => one.textContent).join() === wanted,
    {},
    expected.join(),
  );

describe('the person behind the card', () => {
  test('is left by Escape, which empties the search first', async () => {
    await openPerson();
    await popup.keyboard.type('iban');
    await waitForValues([samples.iban]);
    await popup.keyboard.press('Escape');
    await popup.waitForFunction(() => document.querySelectorAll('.person-value').length > 1);
    await popup.keyboard.press('Escape');
    await byRole(popup, 'button', 'Fill page').wait();
    expect(await popup.$('.person-view')).toBeNull();
  });

  test('shows every kind’s value in its group, and asks for them anew with each person', async () => {
    await openPerson();

    expect(await values()).toEqual([
      'Person: Anna, Weber',
      'Contact: anna.weber@example.com',
      'Payment: DE89 3704 0044 0532 0130 00',
      'Date: 17.04.1992',
    ]);
    expect((await lastAsked(popup, 'kind-samples'))?.do).toBe('kind-samples');
  });

  test('is searched by what values are called and what they are', async () => {
    await openPerson();

    await byRole(popup, 'searchbox', 'Search values').fill('birth');
    await waitForValues(['17.04.1992']);
    await byRole(popup, 'searchbox', 'Search values').fill('DE89');
    await waitForValues(['DE89 3704 0044 0532 0130 00']);
  });

  test('inserts a value at the page’s caret', async () => {
    await openPerson();

    await click('Insert First name at the caret');

    expect(await lastAsked(popup, 'insert')).toEqual({ do: 'insert', id: 'kind:given-name' });
  });

  test('pins what is typed; a part makes it a template', async () => {
    await openPerson();

    await click('Change First name: Anna');
    await popup.keyboard.type('Zelda');
    await popup.keyboard.press('Enter');
    expect(await lastAsked(popup, 'pin')).toEqual({
      do: 'pin',
      kind: 'given-name',
      value: { is: 'fixed', text: 'Zelda' },
    });

    await click('Change E-mail: anna.weber@example.com');
    await popup.keyboard.type('qa+{{seed}}@ourco.example');
    await popup.keyboard.press('Enter');
    await popup.waitForFunction(
      () => fakeBackground.requests.findLast((request) => request.do === 'pin')?.kind === 'email',
    );
    expect(await lastAsked(popup, 'pin')).toEqual({
      do: 'pin',
      kind: 'email',
      value: { is: 'template', text: 'qa+{{seed}}@ourco.example' },
    });
  });

  test('pins a value of another form', async () => {
    await openPerson();
    await click('Change First name: Anna');
    await popup.locator('.value-setter .value-form').fill('list');
    await byRole(popup, 'textbox', 'First name').fill('Zelda\nZoe');
    await byRole(popup, 'button', 'Set').click();

    expect(await lastAsked(popup, 'pin')).toEqual({
      do: 'pin',
      kind: 'given-name',
      value: { is: 'list', entries: ['Zelda', 'Zoe'] },
    });
  });

  test('says what is wrong with a template while it is typed, and pins nothing; Escape leaves all as it was', async () => {
    await openPerson();
    await click('Change First name: Anna');
    await popup.keyboard.type('{{given-nam}}');
    await popup.waitForSelector('::-p-text(There is no part called “given-nam”.)');
    await popup.keyboard.press('Enter');
    await popup.keyboard.press('Escape');
    await waitForValues(['Anna', 'Weber', 'anna.weber@example.com', samples.iban, '17.04.1992']);

    expect(await popup.evaluate(() => fakeBackground.requests.some((request) => request.do === 'pin'))).toBe(false);
  });

  test('has pinned values first, and gives them back', async () => {
    await show({ pinned: { bday: { is: 'fixed', text: '1992-04-17' } } });
    await openPerson();
    await popup.waitForSelector('.person-value[data-pinned]');

    expect((await values())[0]).toBe('Pinned: 17.04.1992');
    await click('Unpin Date of birth');
    expect(await lastAsked(popup, 'pin')).toEqual({ do: 'pin', kind: 'bday', value: null });
  });

  test('is of a sex, an age, a country and an e-mail pattern', async () => {
    await openPerson();
    await popup.locator('summary').click();

    await popup.locator('::-p-aria(Sex)').fill('female');
    expect(await lastAsked(popup, 'set-traits')).toEqual({ do: 'set-traits', traits: { sex: 'female' } });

    await byRole(popup, 'textbox', 'Youngest').fill('40');
    await byRole(popup, 'textbox', 'Oldest').fill('30');
    await popup.waitForSelector('::-p-text(The younger age comes first.)');
    await byRole(popup, 'textbox', 'Oldest').fill('50');
    await popup.keyboard.press('Enter');
    await popup.waitForFunction(() => {
      const last = fakeBackground.requests.at(-1);
      return last?.do === 'set-traits' && last.traits.ages?.join() === '40,50';
    });
  });

  test('keeps its wishes unfolded when the last of them is taken back', async () => {
    await show({ sex: 'female' });
    await openPerson();
    await popup.waitForSelector('.traits[open]');

    await show();
    await popup.waitForFunction(() => document.querySelector<HTMLSelectElement>('.traits select')?.value === '');

    expect(await popup.$('.traits[open]')).not.toBeNull();
  });
});

describe('saved persons', () => {
  const stored = () =>
    popup.evaluate(async () => (await fakeBackground.storage.get('persons'))['persons'] as { persons: object[] });

  test('are saved from the card under a name, with language and country, and chosen at once', async () => {
    await click('Saved people');
    await byRole(popup, 'textbox', 'Save this person as').fill('German VIP');
    await popup.keyboard.press('Enter');

    const asked = await lastAsked(popup, 'choose-person');
    expect((await stored()).persons).toEqual([
      {
        id: asked?.do === 'choose-person' && asked.id,
        name: 'German VIP',
        seed: '7K2QM-2F4',
        home: 'de-DE',
        traits: { ...noTraits, country: 'DE' },
        sites: [],
      },
    ]);
  });

  test('are chosen from the card’s menu', async () => {
    await popup.evaluate(
      (recipe) =>
        fakeBackground.storage.set({
          persons: { version: 1, persons: [{ id: 'vip', name: 'German VIP', ...recipe }] },
        }),
      persona.recipe,
    );
    await click('Saved people');
    await popup.locator('[role=combobox]').click();
    await popup.locator('[role=option]').click();

    expect(await lastAsked(popup, 'choose-person')).toEqual({ do: 'choose-person', id: 'vip' });
  });

  test('are given the site from the card’s menu', async () => {
    await show({}, { saved: { id: 'vip', name: 'German VIP', isChanged: false, isOfSite: false } });
    await click('Saved people');
    await byRole(popup, 'checkbox', 'Always use on this site').click();

    expect(await lastAsked(popup, 'turn-site')).toEqual({ do: 'turn-site' });
  });

  test('say at the card that they were changed, and take the change', async () => {
    await popup.evaluate(
      (recipe) =>
        fakeBackground.storage.set({
          persons: { version: 1, persons: [{ id: 'vip', name: 'German VIP', ...recipe }] },
        }),
      persona.recipe,
    );
    await show({ sex: 'female' }, { saved: { id: 'vip', name: 'German VIP', isChanged: true, isOfSite: false } });
    await popup.waitForSelector('::-p-text(German VIP, changed)');
    await click('Saved people');
    await click('Save changes to “German VIP”');

    expect(await lastAsked(popup, 'choose-person')).toEqual({ do: 'choose-person', id: 'vip' });
    expect((await stored()).persons).toMatchObject([{ id: 'vip', name: 'German VIP', traits: { sex: 'female' } }]);
  });
});
