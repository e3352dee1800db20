import { page, gone } from '../support/css-only.js';
import { showCasesOfCi } from '../support/cases.js';

showCasesOfCi({
  'file button': {
    undo: false,
    show: page(
      `<label class="btn" style="display:inline-block;padding:8px">Upload a picture<input type="file" name="picture" style="${gone}"></label>`,
    ),
  },
});
