import { useRef, useState } from 'react';
import { controlled } from '../support/react-case.jsx';
import { showCasesOfCi } from '../support/cases.js';

const namesOf = (files) => [...files].map(({ name }) => name);

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

showCasesOfCi({
  'zone without input': { undo: false, show: controlled([], (v, set) => <BareZone onFiles={set} />) },
  'zone by id': {
    undo: false,
    show: (root) => {
      root.innerHTML =
        '<form><p>Upload your CV</p><div id="dropzone" style="height:100px;border:2px dashed">Drag and drop a file here</div></form>';
      const zone = root.querySelector('#dropzone');
      let names = [];
      for (const type of ['dragenter', 'dragover']) zone.addEventListener(type, (event) => event.preventDefault());
      zone.addEventListener('drop', (event) => {
        event.preventDefault();
        names = namesOf(event.dataTransfer.files);
      });
      return { state: () => names };
    },
  },
  'behind a button': {
    undo: false,
    show: controlled([], (v, set) => <HiddenBehindButton hidden={{ display: 'none' }} onFiles={set} />),
  },
  'behind a button, clipped': {
    undo: false,
    show: controlled([], (v, set) => (
      <HiddenBehindButton
        hidden={{ position: 'absolute', width: 1, height: 1, overflow: 'hidden', clip: 'rect(0 0 0 0)' }}
        onFiles={set}
      />
    )),
  },
  'behind a label': (root) => {
    root.innerHTML =
      '<form><input type="file" id="file" hidden multiple><label for="file" class="button">Attach files</label></form>';
    const input = root.querySelector('input');
    return { state: () => namesOf(input.files) };
  },
  'opened by script, detached': {
    undo: false,
    show: (root) => {
      root.innerHTML =
        '<form><p>Avatar</p><div class="upload-area" style="padding:20px;border:1px dashed">Drop an image or <a href="#">browse</a></div></form>';
      const zone = root.querySelector('.upload-area');
      let names = [];
      zone.addEventListener('dragover', (event) => event.preventDefault());
      zone.addEventListener('drop', (event) => {
        event.preventDefault();
        names = [...event.dataTransfer.items]
          .filter(({ kind }) => kind === 'file')
          .map((item) => item.getAsFile().name);
      });
      return { state: () => names };
    },
  },
});
