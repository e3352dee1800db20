import { c, Item } from '../support/antd-mobile.jsx';
import { ImageUploader } from 'antd-mobile';
import { showCases } from '../support/cases.js';

showCases({
  'image uploader': c([], (v, set) => (
    <Item label="Photos">
      <ImageUploader
        value={v}
        onChange={set}
        upload={async (file) => ({ url: URL.createObjectURL(file), name: file.name })}
      />
    </Item>
  )),
});
