import jSuites from 'jsuites';
import 'jsuites/dist/jsuites.css';
import { form, fruits, showCases } from '../support/cases.js';

/** A dropdown whose state is what it says it holds. */
function dropdown(root) {
  const box = form(root, 'Favourite fruit', '<div id="widget"></div>');
  const list = jSuites.dropdown(box, { data: fruits, width: '250px' });
  return { state: () => list.getValue() };
}

showCases({ dropdown });
