import { plain, field } from '../support/uswds.js';
import { showCases } from '../support/cases.js';

showCases({
  'file input': plain(
    field('Attach your CV', '<input id="widget" class="usa-file-input" type="file" name="cv">'),
    (root) => root.querySelector('#widget').files[0]?.name ?? null,
  ),
});
