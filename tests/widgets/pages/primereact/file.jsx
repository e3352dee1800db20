import { FileUpload as PrimeUpload } from 'primereact/fileupload';
import { controlled } from '../support/react-case.jsx';
import { showCases } from '../support/cases.js';

const namesOf = (files) => [...files].map(({ name }) => name);

showCases({
  primereact: controlled([], (v, set) => (
    <PrimeUpload
      name="demo"
      customUpload
      onSelect={(event) => set(namesOf(event.files))}
      onRemove={() => set([])}
      accept="image/*"
    />
  )),
  basic: {
    undo: false,
    show: controlled([], (v, set) => (
      <PrimeUpload mode="basic" customUpload onSelect={(event) => set(namesOf(event.files))} />
    )),
  },
});
