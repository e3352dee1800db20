import rater from 'rater-js';
import { showCases } from '../support/cases.js';

showCases({
  'rater-js': {
    ci: true,
    undo: false,
    show: (root) => {
      root.innerHTML = '<form><label>Rating</label><div id="widget"></div></form>';
      let state = 0;
      const widget = rater({
        element: root.querySelector('#widget'),
        starSize: 24,
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
