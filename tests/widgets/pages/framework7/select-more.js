import { framework7 } from '../support/framework7-more.js';
import { fruits, showCases } from '../support/cases.js';

showCases({
  picker: {
    undo: false,
    show: framework7('Favourite fruit', 'Your fruit', { cols: [{ textAlign: 'center', values: fruits }] }),
  },
  'picker in 3d': {
    undo: false,
    show: framework7('Favourite fruit', 'Your fruit', {
      rotateEffect: true,
      cols: [{ textAlign: 'center', values: fruits }],
    }),
  },
});
