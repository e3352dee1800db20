import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { extensionOnSite } from '../browser/extension-on-site';
import { corpusFolder, formSource } from '../corpus/forms';

const forms = ['amazon_address.html', 'lowes_checkout.html', 'usps_signup.html', 'wired_checkout.html'];

const corpus = corpusFolder();
if (!corpus) console.log('No corpus beside the project: the end-to-end test of forms runs on the sample page alone.');
const ownPages = fileURLToPath(new URL('../pages', import.meta.url));
const pages = corpus ? forms : ['sample.html'];

const site = extensionOnSite((path) =>
  pages.includes(path.slice(1)) ? formSource(corpus ?? ownPages, path.slice(1)) : null,
);

describe('real forms through the toolbar button', () => {
  it.each(pages)('%s: fills, breaks no rule, goes nowhere', async (name) => {
    const page = await site.extension.browser.newPage();
    await page.goto(`${site.origin}/${name}`);
    const status = await site.extension.fillPage(page);
    expect(status).toMatch(/^Filled [1-9]/);
    expect(page.url()).toBe(`${site.origin}/${name}`);
    expect(await page.evaluate(visibleProblems)).toEqual([]);
    await page.close();
  });
});

/** Runs in the page: visible fields that break their own rules, or are required and empty. An empty `pattern` allows no value. */
function visibleProblems(): string[] {
  return [...document.querySelectorAll<HTMLInputElement>('input, select, textarea')]
    .filter((field) => field.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
    .filter((field) => field.offsetWidth > 4 && field.getAttribute('pattern') !== '' && !field.checkValidity())
    .map((field) => `${field.name || field.id}: ${field.validationMessage} (${field.value})`);
}
