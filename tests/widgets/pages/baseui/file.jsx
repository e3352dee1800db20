import { useState } from 'react';
import { FileUploader } from 'baseui/file-uploader';
import { base } from '../support/baseui.jsx';
import { showCases } from '../support/cases.js';

function Uploader({ onNames }) {
  const [rows, setRows] = useState([]);
  const keep = (next) => {
    setRows(next);
    onNames(next.map(({ file }) => file.name));
  };
  return <FileUploader fileRows={rows} setFileRows={keep} />;
}

showCases({
  file: { undo: false, show: base([], 'Attachment', (v, set) => <Uploader onNames={set} />) },
});
