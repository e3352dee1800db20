import { item } from '../support/antd-variants.jsx';
import { Upload } from 'antd';
import { showCases } from '../support/cases.js';

showCases({
  upload: item(
    'Attachment',
    <Upload.Dragger beforeUpload={() => false}>
      <p>Click or drag file to this area to upload</p>
    </Upload.Dragger>,
    {},
    { valuePropName: 'fileList', getValueFromEvent: (e) => e.fileList?.map((f) => f.name) },
  ),
});
