import { FileUpload } from '@ark-ui/react/file-upload';
import { controlled } from '../support/react-case.jsx';
import { showCases } from '../support/cases.js';

const namesOf = (files) => [...files].map(({ name }) => name);

showCases({
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
});
