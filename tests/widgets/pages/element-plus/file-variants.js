import { item, el } from '../support/element-plus-variants.js';
import { showCases } from '../support/cases.js';

showCases({
  upload: el(
    [],
    item(
      '<el-upload v-model:file-list="value" drag action="#" :auto-upload="false"><div>Drop file here or click to upload</div></el-upload>',
      'Attachment',
    ),
  ),
});
