import '../support/materialize.js';
import { showCases } from '../support/cases.js';

showCases({
  switch: {
    ci: true,
    show: (root) => {
      root.innerHTML =
        '<form><div class="switch"><label>Accept the terms <input type="checkbox" id="widget"><span class="lever"></span></label></div></form>';
      return { state: () => root.querySelector('#widget').checked };
    },
  },
});
