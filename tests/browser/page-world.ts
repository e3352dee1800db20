/** Stands for the agent's content script where a test needs scan and apply alone: bundled, run in an isolated world. */
import { createAgent } from '../../utils/agent';

declare global {
  var understudy: ReturnType<typeof createAgent>;
}
// The page hears it: its events cross worlds.
globalThis.understudy = createAgent(window, {
  onWish: (wish) => window.dispatchEvent(new Event(`${wish}-wished`)),
  onChange: () => window.dispatchEvent(new Event('change-told')),
});
