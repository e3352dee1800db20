import { of } from '../support/sgds.js';
import { showCases } from '../support/cases.js';

showCases({
  'file upload': of(
    '<sgds-file-upload id="widget" label="Photo" accept="image/*">Choose a file</sgds-file-upload>',
    (host) => [...(host.files ?? [])].map(({ name }) => name),
  ),
});
