import Lightpick from 'lightpick';
import 'lightpick/css/lightpick.css';
import { form, showCases } from '../support/cases.js';

showCases({
  lightpick: {
    undo: false,
    show: (root) => {
      const field = form(root, 'Check-in date', '<input id="widget" type="text">');
      let state = null;
      new Lightpick({ field, onSelect: (date) => (state = date && date.format('YYYY-MM-DD')) });
      return { state: () => state };
    },
  },
  range: {
    undo: false,
    show: (root) => {
      const field = form(root, 'Travel dates', '<input id="widget" type="text">');
      let state = [null, null];
      new Lightpick({
        field,
        singleDate: false,
        onSelect: (...dates) => (state = dates.map((date) => date && date.format('YYYY-MM-DD'))),
      });
      return { state: () => state };
    },
  },
  'two fields': (root) => {
    root.innerHTML =
      '<form><p><label for="in">Check-in date</label><input id="in" type="text"></p><p><label for="out">Check-out date</label><input id="out" type="text"></p></form>';
    let state = [null, null];
    new Lightpick({
      field: root.querySelector('#in'),
      secondField: root.querySelector('#out'),
      singleDate: false,
      onSelect: (...dates) => (state = dates.map((date) => date && date.format('YYYY-MM-DD'))),
    });
    return { state: () => state };
  },
});
