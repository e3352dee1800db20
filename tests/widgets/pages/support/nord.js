import '@nordhealth/components';
import { component, valueOf } from './component-case.js';

/** Of the design tokens, which are a package of their own, those without which a button has no width. */
const tokens = ':root { --n-space-s: 8px; --n-space-m: 16px; --n-size-icon-s: 12px; --n-size-icon-m: 16px; }';
document.head.append(Object.assign(document.createElement('style'), { textContent: tokens }));

/** A case of Nord Design System. */
export const nord = (markup, read = valueOf) => component(markup, read);
