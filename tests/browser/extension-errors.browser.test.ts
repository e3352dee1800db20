import { expect, test } from 'vitest';
import { launchExtension } from './extension';

test('an error of the extension that nobody caught fails the test file it happened in', async () => {
  const extension = await launchExtension();
  const worker = await extension.worker();
  const heard = new Promise((resolve) => worker.client.once('Runtime.exceptionThrown', resolve));

  await worker.evaluate(() => {
    setTimeout(() => {
      throw new Error('of ours');
    });
  });
  await heard;

  await expect(extension.close()).rejects.toThrow('of ours');
});
