import { antd } from '../support/ant-design-vue.js';
import { showCases } from '../support/cases.js';

showCases({
  upload: antd(
    [],
    'Documents',
    '<a-upload v-model:file-list="value" :before-upload="noUpload"><a-button>Select file</a-button></a-upload>',
  ),
});
