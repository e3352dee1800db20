import { register } from '@public-ui/components';
import { defineCustomElements } from '@public-ui/components/loader';
import { component } from './component-case.js';

register([], defineCustomElements);

const events = ['kolInput', 'kolChange'];

/**
 * A case of KoliBri; what an application hears is the event's detail.
 * @param initial what the component holds before it tells of anything
 */
export const kolibri = (markup, initial = null) =>
  component(markup, (_host, event) => (event ? valueIn(event.detail) : initial), { events });

/** A single select tells of an option, the others of its value. */
const valueIn = (detail) => detail?.value ?? (typeof detail === 'object' ? null : detail);
