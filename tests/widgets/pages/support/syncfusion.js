import '@syncfusion/ej2-base/styles/material.css';
import '@syncfusion/ej2-buttons/styles/material.css';
import '@syncfusion/ej2-inputs/styles/material.css';
import '@syncfusion/ej2-popups/styles/material.css';
import '@syncfusion/ej2-lists/styles/material.css';
import '@syncfusion/ej2-navigations/styles/material.css';
import '@syncfusion/ej2-splitbuttons/styles/material.css';
import '@syncfusion/ej2-calendars/styles/material.css';
import '@syncfusion/ej2-dropdowns/styles/material.css';
import { form } from './cases.js';

/** A component of Syncfusion in a labelled form; its model is the component's own property. */
export const ej2 =
  (label, Component, options = {}, markup = '<input id="widget">', property = 'value') =>
  (root) => {
    const component = new Component(options);
    component.appendTo(form(root, label, markup));
    return { state: () => component[property] };
  };
