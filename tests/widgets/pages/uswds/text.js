import { plain, field } from '../support/uswds.js';
import { showCases } from '../support/cases.js';

const masked = (label, hint, attributes) =>
  plain(
    field(label, `<input id="widget" class="usa-input usa-masked" aria-describedby="widget-hint" ${attributes}>`, hint),
  );

showCases({
  'mask phone': masked(
    'US Telephone Number',
    'For example, 123-456-7890',
    'type="tel" inputmode="numeric" placeholder="___-___-____" pattern="\\d{3}-\\d{3}-\\d{4}"',
  ),
  'mask ssn': masked(
    'Social Security Number',
    'For example, 123 45 6789',
    'type="text" inputmode="numeric" placeholder="___ __ ____" pattern="^(?!(000|666|9))\\d{3} (?!00)\\d{2} (?!0000)\\d{4}$"',
  ),
  'mask zip': masked(
    'ZIP Code',
    'For example, 12345-6789',
    'type="text" inputmode="numeric" placeholder="_____-____" pattern="^[0-9]{5}(?:-[0-9]{4})?$"',
  ),
  'character count': plain(
    `<div class="usa-character-count"><div class="usa-form-group"><label class="usa-label" for="widget">Message</label><textarea class="usa-textarea usa-character-count__field" id="widget" maxlength="50" name="message"></textarea></div><span class="usa-character-count__message">You can enter up to 50 characters</span></div>`,
  ),
});
