import { page, value } from '../support/vaadin.js';
import { fruits, showCases } from '../support/cases.js';

const withItems = (host) => (host.items = fruits.map((fruit) => ({ label: fruit, value: fruit.toLowerCase() })));

const withNames = (host) => (host.items = fruits);

showCases({
  select: {
    ci: true,
    undo: false,
    show: page('<vaadin-select id="widget" label="Fruit"></vaadin-select>', value, {}, withItems),
  },
  'combo box': {
    ci: true,
    show: page('<vaadin-combo-box id="widget" label="Fruit"></vaadin-combo-box>', value, {}, withNames),
  },
});
