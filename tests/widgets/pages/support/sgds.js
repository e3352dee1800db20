import '@govtechsg/sgds-web-component/themes/day.css';
import '@govtechsg/sgds-web-component/components/Checkbox/index.js';
import '@govtechsg/sgds-web-component/components/ComboBox/index.js';
import '@govtechsg/sgds-web-component/components/Datepicker/index.js';
import '@govtechsg/sgds-web-component/components/FileUpload/index.js';
import '@govtechsg/sgds-web-component/components/Input/index.js';
import '@govtechsg/sgds-web-component/components/QuantityToggle/index.js';
import '@govtechsg/sgds-web-component/components/Radio/index.js';
import '@govtechsg/sgds-web-component/components/Select/index.js';
import '@govtechsg/sgds-web-component/components/Switch/index.js';
import '@govtechsg/sgds-web-component/components/Textarea/index.js';
import { component, valueOf } from './component-case.js';

const events = ['sgds-change', 'sgds-input', 'sgds-select', 'sgds-change-date', 'sgds-files-selected'];

export const of = (markup, read = valueOf, more = {}) => component(markup, read, { events, ...more });
