import '@coreui/coreui/dist/css/coreui.min.css';
import { CFormInput, CFormTextarea, CFormSelect, CFormCheck, CFormSwitch, CFormRange, CButtonGroup } from '@coreui/vue';
import { bound } from './vue-case.js';
import { fruits } from './cases.js';

const components = { CFormInput, CFormTextarea, CFormSelect, CFormCheck, CFormSwitch, CFormRange, CButtonGroup };

export const c = (initial, template, extra) => bound(initial, template, { components, data: { fruits }, ...extra });
