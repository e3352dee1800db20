import { shown, group } from '../support/govuk.js';
import { showCases } from '../support/cases.js';

showCases({
  'file upload': {
    undo: false,
    show: shown(
      group(
        '<label class="govuk-label" for="file">Upload a file</label><div class="govuk-drop-zone" data-module="govuk-file-upload"><input class="govuk-file-upload" id="file" name="file" type="file"></div>',
      ),
    ),
  },
});
