import { useDropzone } from 'react-dropzone';
import { controlled } from '../support/react-case.jsx';
import { showCases } from '../support/cases.js';

function Drop({ onFiles }) {
  const { getRootProps, getInputProps } = useDropzone({ onDrop: (files) => onFiles(files.map((f) => f.name)) });
  return (
    <div {...getRootProps({ style: { border: '1px dashed', padding: 30 } })}>
      <input {...getInputProps()} />
      <p>Drop files here</p>
    </div>
  );
}

const namesOf = (files) => [...files].map(({ name }) => name);

function Zone({ onDrop, ...options }) {
  const { getRootProps, getInputProps, isDragActive } = useDropzone({ onDrop, ...options });
  return (
    <div {...getRootProps()} style={{ border: '2px dashed gray', padding: 20 }}>
      <input {...getInputProps()} />
      <p>{isDragActive ? 'Drop the files here …' : "Drag 'n' drop some files here, or click to select files"}</p>
    </div>
  );
}

showCases({
  dropzone: controlled(null, (v, set) => <Drop onFiles={set} />),
  'react-dropzone': { undo: false, show: controlled([], (v, set) => <Zone onDrop={(files) => set(namesOf(files))} />) },
  pictures: {
    undo: false,
    show: controlled([], (v, set) => (
      <Zone accept={{ 'image/*': ['.png', '.jpg'] }} maxFiles={2} onDrop={(files) => set(namesOf(files))} />
    )),
  },
  'no click': {
    undo: false,
    show: controlled([], (v, set) => <Zone noClick noKeyboard onDrop={(files) => set(namesOf(files))} />),
  },
});
