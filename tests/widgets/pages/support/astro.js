import { defineCustomElements } from '@astrouxds/astro-web-components/loader';
import '@astrouxds/astro-web-components/dist/astro-web-components/astro-web-components.css';
import { component, valueOf } from './component-case.js';

defineCustomElements(window);

const events = ['ruxinput', 'ruxchange'];

/** A case of Astro UXDS. */
export const astro = (markup, read = valueOf) => component(markup, read, { events });
