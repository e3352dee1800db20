import '@blueprintjs/core/lib/css/blueprint.css';
import '@blueprintjs/select/lib/css/blueprint-select.css';
import { FormGroup, HTMLSelect, TagInput, MenuItem, Button } from '@blueprintjs/core';
import { Select, Suggest, MultiSelect } from '@blueprintjs/select';
import { controlled } from '../support/react-case.jsx';
import { showCases, fruits } from '../support/cases.js';

const filter = (q, f) => f.toLowerCase().includes(q.toLowerCase());

const renderItem = (f, { handleClick, handleFocus, modifiers }) =>
  modifiers.matchesPredicate ? (
    <MenuItem
      key={f}
      text={f}
      active={modifiers.active}
      onClick={handleClick}
      onFocus={handleFocus}
      roleStructure="listoption"
    />
  ) : null;

showCases({
  select: {
    undo: false,
    show: controlled('', (v, set) => (
      <FormGroup label="Favourite fruit">
        <Select items={fruits} itemPredicate={filter} itemRenderer={renderItem} onItemSelect={set}>
          <Button text={v || 'Select a fruit'} endIcon="double-caret-vertical" />
        </Select>
      </FormGroup>
    )),
  },
  'select no filter': {
    undo: false,
    show: controlled('', (v, set) => (
      <FormGroup label="Favourite fruit">
        <Select filterable={false} items={fruits} itemRenderer={renderItem} onItemSelect={set}>
          <Button text={v || 'Select a fruit'} />
        </Select>
      </FormGroup>
    )),
  },
  suggest: {
    undo: false,
    show: controlled('', (v, set) => (
      <FormGroup label="Favourite fruit">
        <Suggest
          items={fruits}
          itemPredicate={filter}
          itemRenderer={renderItem}
          inputValueRenderer={(x) => x}
          selectedItem={v || null}
          onItemSelect={set}
        />
      </FormGroup>
    )),
  },
  'multi select': controlled([], (v, set) => (
    <FormGroup label="Favourite fruits">
      <MultiSelect
        items={fruits}
        itemPredicate={filter}
        itemRenderer={renderItem}
        tagRenderer={(x) => x}
        selectedItems={v}
        onItemSelect={(f) => set((o) => (o.includes(f) ? o : [...o, f]))}
        onRemove={(f) => set((o) => o.filter((x) => x !== f))}
      />
    </FormGroup>
  )),
  'tag input': controlled([], (v, set) => (
    <FormGroup label="Tags">
      <TagInput values={v} onChange={set} />
    </FormGroup>
  )),
  'html select': controlled('', (v, set) => (
    <FormGroup label="Favourite fruit">
      <HTMLSelect value={v} onChange={(e) => set(e.target.value)} options={['', ...fruits]} />
    </FormGroup>
  )),
});
