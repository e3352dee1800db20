import Rater from 'rater-js';
import { showCases } from '../support/cases.js';

showCases({
  'rater-js': {
    undo: false,
    show: (root) => {
      root.innerHTML = '<form><label>Rating</label><div id="rater"></div></form>';
      let state = 0;
      const widget = Rater({
        element: root.querySelector('#rater'),
        rateCallback(value, done) {
          state = value;
          widget.setRating(value);
          done();
        },
      });
      return { state: () => state };
    },
  },
});
