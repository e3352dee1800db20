import '@nordhealth/components';
import { component, valueOf } from './component-case.js';

/** A case of Nord Design System. */
export const nord = (markup, read = valueOf) => component(markup, read);
