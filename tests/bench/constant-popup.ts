import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { PopupEvent } from '../../utils/messages/popup';
import { launchExtension, type ExtensionBrowser } from '../browser/extension';
import { manyRows, rows, state } from '../popup/samples';

/**
 * The extension with a background that tells every popup the same rows and does nothing else: what the browser and React
 * take for a popup, whatever is done for it.
 */
export function launchConstantPopup(count: number): Promise<ExtensionBrowser> {
  const events: readonly PopupEvent[] = [state({ found: count, fillable: count }), rows(manyRows(count))];
  return launchExtension({ change: (folder) => writeFile(join(folder, 'background.js'), backgroundThatTells(events)) });
}

function backgroundThatTells(events: readonly PopupEvent[]): string {
  return `chrome.runtime.onConnect.addListener((port) =>
    port.onMessage.addListener((request) => {
      if (request.do === 'open') for (const event of ${JSON.stringify(events)}) port.postMessage(event);
    }));`;
}
