/** Stands for the agent's script where a test needs scan and apply alone: bundled, run in an isolated world. */
import { createAgent, type Agent } from '../../utils/agent/agent';
import { widgets } from '../../utils/field/adapters';

declare global {
  var understudy: Agent;
}
// The page hears it: its events cross worlds.
globalThis.understudy = createAgent(window, {
  onCommand: (command) => window.dispatchEvent(new Event(`${command}-pressed`)),
  bringWidgets: async () => {
    window.dispatchEvent(new Event('widgets-brought'));
    understudy.learnWidgets(widgets);
  },
  onChange: () => window.dispatchEvent(new Event('change-told')),
});
