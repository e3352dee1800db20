import type { Browser, Page } from 'puppeteer-core';
import { unzipSync, strFromU8 } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fit } from '../../../../utils/plan/fit/fit';
import type { FileSpec } from '../../../../utils/pipeline';
import { launchChromium } from '../../../browser/chromium';
import { context, field } from '../builders';

let browser: Browser;
let page: Page;
beforeAll(async () => {
  browser = await launchChromium();
  page = await browser.newPage();
  await page.goto('data:text/html,<title>files</title>');
});
afterAll(() => browser.close());

function fileFor(accept: string): FileSpec {
  const fitted = fit(
    { is: 'file', stem: 'my-file' },
    field({ control: 'file', accept, multiple: false }),
    context('file'),
  );
  if (fitted.value?.as !== 'files') throw new Error(`no file for ${accept}`);
  return fitted.value.files[0]!;
}

describe('files are what they say', () => {
  it.each(['image/png', 'image/jpeg', 'image/webp', 'image/gif', 'image/svg+xml'])('%s is decoded', async (type) => {
    const file = fileFor(type);
    const width = await page.evaluate(
      `new Promise((resolve, reject) => {
        const image = new Image();
        image.onload = () => resolve(image.naturalWidth);
        image.onerror = () => reject(new Error('not an image'));
        image.src = 'data:${file.type};base64,${file.base64}';
      })`,
    );
    expect(width).toBeGreaterThan(0);
  });

  it.each(['audio/mpeg', 'audio/wav'])('%s is decoded', async (type) => {
    const seconds = await page.evaluate(
      `fetch('data:${type};base64,${fileFor(type).base64}')
        .then((response) => response.arrayBuffer())
        .then((bytes) => new OfflineAudioContext(1, 44100, 44100).decodeAudioData(bytes))
        .then((audio) => audio.duration)`,
    );
    expect(seconds).toBeGreaterThan(0.1);
  });

  it.each(['video/mp4', 'video/webm'])('%s shows a frame', async (type) => {
    const width = await page.evaluate(
      `new Promise((resolve, reject) => {
        const video = document.createElement('video');
        video.onloadeddata = () => resolve(video.videoWidth);
        video.onerror = () => reject(new Error(video.error.message));
        video.src = 'data:${type};base64,${fileFor(type).base64}';
        video.load();
      })`,
    );
    expect(width).toBe(32);
  });

  it.each(['application/xml', 'text/html', 'image/svg+xml'])('%s is parsed', async (type) => {
    const text = Buffer.from(fileFor(type).base64, 'base64').toString('utf8');
    const root = await page.evaluate(
      `new DOMParser().parseFromString(${JSON.stringify(text)}, '${type}').documentElement.localName`,
    );
    expect(root).not.toBe('parsererror');
  });

  it.each(['.docx', '.xlsx', '.zip'])('%s is a zip whose parts are well-formed', async (extension) => {
    const parts = unzipSync(Buffer.from(fileFor(extension).base64, 'base64'));
    expect(Object.keys(parts).length).toBeGreaterThan(0);
    for (const [name, bytes] of Object.entries(parts).filter(([part]) => /\.(xml|rels)$/.test(part))) {
      const errors = await page.evaluate(
        `new DOMParser().parseFromString(${JSON.stringify(strFromU8(bytes))}, 'application/xml').querySelectorAll('parsererror').length`,
      );
      expect([name, errors]).toEqual([name, 0]);
    }
  });
});
