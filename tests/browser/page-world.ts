/** Stands for the agent's script where a test needs scan and apply alone: bundled, run in an isolated world. */
import { createAgent, type Agent } from '../../utils/agent/agent';

declare global {
  var understudy: Agent;
}
// The page hears it: its events cross worlds.
globalThis.understudy = createAgent(window, {
  onWish: (wish) => window.dispatchEvent(new Event(`${wish}-wished`)),
  onChange: () => window.dispatchEvent(new Event('change-told')),
});
