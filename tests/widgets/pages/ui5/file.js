import '../support/ui5.js';
import { component } from '../support/component-case.js';
import { showCases } from '../support/cases.js';

showCases({
  'file uploader': {
    undo: false,
    show: component(
      '<ui5-file-uploader id="widget" placeholder="Upload your CV"><ui5-button>Browse</ui5-button></ui5-file-uploader>',
      (host) => [...(host.files ?? [])].map((file) => file.name),
      { events: ['ui5-change'] },
    ),
  },
});
