import { defineCustomElements } from '@siemens/ix/loader';
import '@siemens/ix/dist/siemens-ix/siemens-ix.css';
import { component, valueOf } from './component-case.js';

defineCustomElements(window);

const events = ['valueChange', 'checkedChange', 'filesChanged', 'dateRangeChange'];

/** A case of Siemens iX. */
export const ix = (markup, read = valueOf) => component(markup, read, { events });
