import '../support/jquery-ui.js';
import $ from 'jquery';
import { showCases } from '../support/cases.js';

showCases({
  checkboxradio: {
    ci: true,
    show: (root) => {
      root.innerHTML = '<form><label for="c">Terms</label><input type="checkbox" id="c"></form>';
      $('#c').checkboxradio();
      return { state: () => $('#c').prop('checked') };
    },
  },
});
