import 'devextreme/dist/css/dx.light.css';
import config from 'devextreme/core/config';
import { form } from './cases.js';

config({ floatingActionButtonConfig: {}, licenseKey: '' });

/** A component of DevExtreme in a labelled form; its model is the component's own option. */
export const dx =
  (label, Component, options = {}, option = 'value') =>
  (root) => {
    const element = form(root, label, '<div id="widget" style="width:300px"></div>');
    const component = new Component(element, { inputAttr: { 'aria-label': label }, ...options });
    return { state: () => component.option(option) };
  };
