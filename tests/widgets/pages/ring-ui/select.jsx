import '../support/ring-ui.jsx';
import Select from '@jetbrains/ring-ui-built/components/select/select';
import TagsInput from '@jetbrains/ring-ui-built/components/tags-input/tags-input';
import { controlled } from '../support/react-case.jsx';
import { fruits, showCases } from '../support/cases.js';

const data = fruits.map((label, key) => ({ label, key }));

showCases({
  select: {
    undo: false,
    show: controlled(null, (v, set) => (
      <Select data={data} label="Favourite fruit" selectedLabel="Favourite fruit" selected={v} onSelect={set} />
    )),
  },
  'select with filter': {
    undo: false,
    show: controlled(null, (v, set) => (
      <Select filter data={data} label="Favourite fruit" selectedLabel="Favourite fruit" selected={v} onSelect={set} />
    )),
  },
  'select of several': controlled([], (v, set) => (
    <Select multiple data={data} label="Fruits you like" selected={v} onChange={set} />
  )),
  'input with suggestions': {
    undo: false,
    show: controlled(null, (v, set) => (
      <Select type={Select.Type.INPUT} data={data} label="Favourite fruit" selected={v} onSelect={set} />
    )),
  },
  'tags input': controlled([], (v, set) => (
    <TagsInput
      tags={v}
      label="Fruits you like"
      dataSource={() => Promise.resolve(data)}
      onAddTag={({ tag }) => set([...v, tag])}
      onRemoveTag={({ tag }) => set(v.filter((one) => one.key !== tag.key))}
    />
  )),
});
