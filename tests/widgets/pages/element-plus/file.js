import { item, el } from '../support/element-plus-examples.js';
import { showCases } from '../support/cases.js';

showCases({
  'upload list': el(
    [],
    item(
      '<el-upload v-model:file-list="value" action="#" :auto-upload="false" multiple :limit="3" list-type="picture"><el-button type="primary">Click to upload</el-button><template #tip><div class="el-upload__tip">jpg/png files with a size less than 500KB.</div></template></el-upload>',
      'Photos',
    ),
  ),
});
