import { browser } from 'wxt/browser';
import { popupPort } from '../../utils/messages';

// The background sleeps most of the time and takes as long to wake as this page to load: both at once.
browser.runtime.connect({ name: popupPort }).disconnect();
await import('./show');
