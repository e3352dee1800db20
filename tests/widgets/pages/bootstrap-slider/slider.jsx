import '../support/jquery-global.js';
import BootstrapSlider from 'bootstrap-slider';
import 'bootstrap-slider/dist/css/bootstrap-slider.css';
import { form, showCases } from '../support/cases.js';

showCases({
  slider: {
    ci: true,
    show: (root) => {
      const input = form(root, 'Volume', '<input id="widget" type="text">');
      const widget = new BootstrapSlider(input, { min: 0, max: 100, value: 20 });
      return { state: () => widget.getValue() };
    },
  },
  range: {
    ci: true,
    show: (root) => {
      const input = form(root, 'Price', '<input id="widget" type="text">');
      const widget = new BootstrapSlider(input, { min: 0, max: 1000, value: [250, 450] });
      return { state: () => widget.getValue() };
    },
  },
  one: {
    ci: true,
    show: (root) => {
      const input = form(root, 'Age', '<input id="widget" type="text">');
      const widget = new BootstrapSlider(input, { min: 18, max: 99, value: 30, tooltip: 'always' });
      return { state: () => widget.getValue() };
    },
  },
});
