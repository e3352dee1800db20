import { FileUpload } from '@ark-ui/react/file-upload';
import Dropzone from 'dropzone';
import 'dropzone/dist/dropzone.css';
import * as FilePond from 'filepond';
import 'filepond/dist/filepond.css';
import { FileUpload as PrimeUpload } from 'primereact/fileupload';
import { useRef, useState } from 'react';
import { useDropzone } from 'react-dropzone';
import { controlled } from '../support/react-case.jsx';
import { showCases } from '../support/cases.js';

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

/** A zone that knows drops alone; it has no input. */
function BareZone({ onFiles }) {
  const [isOver, setOver] = useState(false);
  return (
    <div
      className={isOver ? 'drop-zone over' : 'drop-zone'}
      style={{ border: '2px dashed gray', padding: 30 }}
      onDragEnter={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragOver={(event) => event.preventDefault()}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        onFiles(namesOf(event.dataTransfer.files));
      }}
    >
      Drop your photo here
    </div>
  );
}

function HiddenBehindButton({ onFiles, hidden }) {
  const input = useRef(null);
  return (
    <div>
      <span>Photo</span>
      <input ref={input} type="file" style={hidden} onChange={(event) => onFiles(namesOf(event.target.files))} />
      <button type="button" onClick={() => input.current.click()}>
        Choose a photo
      </button>
    </div>
  );
}

showCases({
  dropzone: (root) => {
    root.innerHTML = '<form action="/" class="dropzone" id="upload"></form>';
    const widget = new Dropzone('#upload', { autoProcessQueue: false });
    return { state: () => namesOf(widget.files), undo: false };
  },
  'dropzone div': (root) => {
    root.innerHTML = '<form><label>Documents</label><div id="zone" class="dropzone"></div></form>';
    const settings = { url: '/upload', autoProcessQueue: false, acceptedFiles: 'image/*', addRemoveLinks: true };
    const widget = new Dropzone('#zone', settings);
    return { state: () => namesOf(widget.getAcceptedFiles()) };
  },
  filepond: (root) => {
    root.innerHTML = '<form><label>Picture</label><input type="file" class="filepond" name="filepond"></form>';
    const widget = FilePond.create(root.querySelector('input'), { credits: false });
    return { state: () => widget.getFiles().map(({ filename }) => filename) };
  },
  'react-dropzone': controlled([], (v, set) => <Zone onDrop={(files) => set(namesOf(files))} />, { undo: false }),
  'react-dropzone pictures': controlled(
    [],
    (v, set) => <Zone accept={{ 'image/*': ['.png', '.jpg'] }} maxFiles={2} onDrop={(files) => set(namesOf(files))} />,
    { undo: false },
  ),
  'react-dropzone no click': controlled(
    [],
    (v, set) => <Zone noClick noKeyboard onDrop={(files) => set(namesOf(files))} />,
    {
      undo: false,
    },
  ),
  'zone without input': controlled([], (v, set) => <BareZone onFiles={set} />, { undo: false }),
  'plain zone by id': (root) => {
    root.innerHTML =
      '<form><p>Upload your CV</p><div id="dropzone" style="height:100px;border:2px dashed">Drag and drop a file here</div></form>';
    const zone = root.querySelector('#dropzone');
    let names = [];
    for (const type of ['dragenter', 'dragover']) zone.addEventListener(type, (event) => event.preventDefault());
    zone.addEventListener('drop', (event) => {
      event.preventDefault();
      names = namesOf(event.dataTransfer.files);
    });
    return { state: () => names, undo: false };
  },
  'behind a button': controlled([], (v, set) => <HiddenBehindButton hidden={{ display: 'none' }} onFiles={set} />, {
    undo: false,
  }),
  'behind a button, clipped': controlled(
    [],
    (v, set) => (
      <HiddenBehindButton
        hidden={{ position: 'absolute', width: 1, height: 1, overflow: 'hidden', clip: 'rect(0 0 0 0)' }}
        onFiles={set}
      />
    ),
    { undo: false },
  ),
  'behind a label': (root) => {
    root.innerHTML =
      '<form><input type="file" id="file" hidden multiple><label for="file" class="button">Attach files</label></form>';
    const input = root.querySelector('input');
    return { state: () => namesOf(input.files) };
  },
  'opened by script, detached': (root) => {
    root.innerHTML =
      '<form><p>Avatar</p><div class="upload-area" style="padding:20px;border:1px dashed">Drop an image or <a href="#">browse</a></div></form>';
    const zone = root.querySelector('.upload-area');
    let names = [];
    zone.addEventListener('dragover', (event) => event.preventDefault());
    zone.addEventListener('drop', (event) => {
      event.preventDefault();
      names = [...event.dataTransfer.items].filter(({ kind }) => kind === 'file').map((item) => item.getAsFile().name);
    });
    return { state: () => names, undo: false };
  },
  ark: controlled([], (v, set) => (
    <FileUpload.Root maxFiles={3} onFileChange={(details) => set(namesOf(details.acceptedFiles))}>
      <FileUpload.Label>Documents</FileUpload.Label>
      <FileUpload.Dropzone style={{ padding: 20, border: '1px dashed' }}>Drag your file(s) here</FileUpload.Dropzone>
      <FileUpload.Trigger>Choose file(s)</FileUpload.Trigger>
      <FileUpload.ItemGroup>
        <FileUpload.Context>
          {({ acceptedFiles }) =>
            acceptedFiles.map((file) => (
              <FileUpload.Item key={file.name} file={file}>
                <FileUpload.ItemName />
                <FileUpload.ItemDeleteTrigger>X</FileUpload.ItemDeleteTrigger>
              </FileUpload.Item>
            ))
          }
        </FileUpload.Context>
      </FileUpload.ItemGroup>
      <FileUpload.HiddenInput />
    </FileUpload.Root>
  )),
  primereact: controlled([], (v, set) => (
    <PrimeUpload
      name="demo"
      customUpload
      onSelect={(event) => set(namesOf(event.files))}
      onRemove={() => set([])}
      accept="image/*"
    />
  )),
  'primereact basic': controlled(
    [],
    (v, set) => <PrimeUpload mode="basic" customUpload onSelect={(event) => set(namesOf(event.files))} />,
    { undo: false },
  ),
});
