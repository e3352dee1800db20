import { expect, it, vi } from 'vitest';
import { FrameGone } from '../../../utils/conduct/frames/answering';

const sendMessage = vi.fn<() => Promise<unknown>>();
vi.mock('wxt/browser', () => ({ browser: { tabs: { sendMessage } } }));

const { linkTab } = await import('../../../utils/conduct/frames/tab-link');

const scan = () => linkTab(1).call(0, 'agent/scan', { from: 0 });

it('takes a frame that the browser fails to reach for one that has left', async () => {
  sendMessage.mockRejectedValue(new Error('Could not establish connection. Receiving end does not exist.'));

  await expect(scan()).rejects.toBeInstanceOf(FrameGone);
});

it('takes a frame whose channel closes without an answer for one that has left', async () => {
  sendMessage.mockResolvedValue(undefined);

  await expect(scan()).rejects.toBeInstanceOf(FrameGone);
});
