import { m } from '../support/mantine-variants.jsx';
import { mantine } from '../support/mantine.jsx';
import { FileInput, FileButton, Button, Text } from '@mantine/core';
import { showCases } from '../support/cases.js';

showCases({
  file: {
    ci: true,
    undo: false,
    show: mantine(null, (v, set) => (
      <FileInput label="Picture" value={v} onChange={(file) => set(file && { name: file.name })} />
    )),
  },
  'file button': {
    ci: true,
    undo: false,
    show: m(null, (v, set) => (
      <div>
        <FileButton onChange={(f) => set(f?.name ?? null)} accept="image/png,image/jpeg">
          {(p) => <Button {...p}>Upload image</Button>}
        </FileButton>
        <Text>{v}</Text>
      </div>
    )),
  },
});
