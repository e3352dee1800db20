import { useRef, useState } from 'react';
import { createRoot } from 'react-dom/client';
import Dropzone, { useDropzone } from 'react-dropzone';
import { controlled } from '../support/react-case.jsx';
import { showCases } from '../support/cases.js';

const names = (files) => files.map(({ name }) => name);

const zone = { border: '2px dashed #999', padding: 20 };

/** The documentation's accept/maxFiles/validator examples. */
function Zone({ set, text = "Drag 'n' drop some files here, or click to select files", ...options }) {
  const { getRootProps, getInputProps } = useDropzone({ onDropAccepted: (files) => set(names(files)), ...options });
  return (
    <section className="container">
      <div {...getRootProps({ className: 'dropzone', style: zone })}>
        <input {...getInputProps()} />
        <p>{text}</p>
      </div>
    </section>
  );
}

function OpenButton({ v, set }) {
  const { getRootProps, getInputProps, open } = useDropzone({
    noClick: true,
    noKeyboard: true,
    onDrop: (files) => set(names(files)),
  });
  return (
    <div className="container">
      <div {...getRootProps({ className: 'dropzone', style: zone })}>
        <input {...getInputProps()} />
        <p>Drag 'n' drop some files here</p>
        <button type="button" onClick={open}>
          Open File Dialog
        </button>
      </div>
      <aside>
        <h4>Files</h4>
        <ul>
          {v.map((x) => (
            <li key={x}>{x}</li>
          ))}
        </ul>
      </aside>
    </div>
  );
}

/** The documentation's example with forms: a hidden required input that takes what was dropped. */
function InForm(root) {
  let files = [];
  function Case() {
    const hidden = useRef(null);
    const { getRootProps, getInputProps, open, acceptedFiles } = useDropzone({
      onDrop: (incoming) => {
        if (!hidden.current) return;
        const transfer = new DataTransfer();
        incoming.forEach((f) => transfer.items.add(f));
        hidden.current.files = transfer.files;
        files = incoming;
      },
    });
    return (
      <form>
        <div {...getRootProps({ className: 'dropzone', style: zone })}>
          <input type="file" name="upload" required style={{ opacity: 0 }} ref={hidden} />
          <input {...getInputProps()} />
          <p>Drag 'n' drop some files here</p>
          <button type="button" onClick={open}>
            Open File Dialog
          </button>
        </div>
        <h4>Files</h4>
        <ul>
          {acceptedFiles.map((f) => (
            <li key={f.name}>
              {f.name} - {f.size} bytes
            </li>
          ))}
        </ul>
      </form>
    );
  }
  createRoot(root).render(<Case />);
  return { state: () => names(files) };
}

function Previews({ set }) {
  const [files, setFiles] = useState([]);
  const { getRootProps, getInputProps } = useDropzone({
    accept: { 'image/*': [] },
    onDrop: (accepted) => {
      setFiles(accepted.map((f) => Object.assign(f, { preview: URL.createObjectURL(f) })));
      set(names(accepted));
    },
  });
  return (
    <section>
      <div {...getRootProps({ style: zone })}>
        <input {...getInputProps()} />
        <p>Drop your photos here</p>
      </div>
      <aside>
        {files.map((f) => (
          <img key={f.name} src={f.preview} alt="" width="60" />
        ))}
      </aside>
    </section>
  );
}

showCases({
  'dropzone pdf only': {
    undo: false,
    show: controlled([], (v, set) => (
      <Zone
        set={set}
        accept={{ 'application/pdf': ['.pdf'], 'text/plain': ['.txt'] }}
        text="Drop your documents here (PDF or text)"
      />
    )),
  },
  'dropzone one picture, small': {
    undo: false,
    show: controlled([], (v, set) => (
      <Zone
        set={set}
        accept={{ 'image/png': ['.png'], 'image/jpeg': ['.jpg', '.jpeg'] }}
        multiple={false}
        maxSize={1024 * 1024}
      />
    )),
  },
  'dropzone no drag': { undo: false, show: controlled([], (v, set) => <Zone set={set} noDrag maxFiles={1} />) },
  'dropzone validator': {
    undo: false,
    show: controlled([], (v, set) => (
      <Zone
        set={set}
        validator={({ name }) => (name.length > 40 ? { code: 'name-too-large', message: 'Too long' } : null)}
      />
    )),
  },
  'dropzone open button': { undo: false, show: controlled([], (v, set) => <OpenButton v={v} set={set} />) },
  'dropzone without file system access': {
    undo: false,
    show: controlled([], (v, set) => <Zone set={set} useFsAccessApi={false} minSize={1} />),
  },
  'dropzone in a form': { undo: false, show: InForm },
  'dropzone previews': { undo: false, show: controlled([], (v, set) => <Previews set={set} />) },
  'dropzone component': {
    undo: false,
    show: controlled([], (v, set) => (
      <Dropzone onDrop={(files) => set(names(files))}>
        {({ getRootProps, getInputProps }) => (
          <section>
            <div {...getRootProps()} style={zone}>
              <input {...getInputProps()} />
              <p>Drag 'n' drop some files here, or click to select files</p>
            </div>
          </section>
        )}
      </Dropzone>
    )),
  },
});
