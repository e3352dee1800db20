import '@blueprintjs/core/lib/css/blueprint.css';
import '@blueprintjs/select/lib/css/blueprint-select.css';
import {
  FormGroup,
  InputGroup,
  TextArea,
  NumericInput,
  Checkbox,
  Switch,
  RadioGroup,
  Radio,
  Slider,
  RangeSlider,
  HTMLSelect,
  TagInput,
  SegmentedControl,
  MenuItem,
  Button,
} from '@blueprintjs/core';
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
showCases(
  {
    input: controlled('', (v, set) => (
      <FormGroup label="Full name" labelFor="a">
        <InputGroup id="a" value={v} onValueChange={set} />
      </FormGroup>
    )),
    'text area': controlled('', (v, set) => (
      <FormGroup label="Message" labelFor="a">
        <TextArea id="a" value={v} onChange={(e) => set(e.target.value)} />
      </FormGroup>
    )),
    numeric: controlled('', (v, set) => (
      <FormGroup label="Quantity" labelFor="a">
        <NumericInput id="a" value={v} onValueChange={(n, s) => set(s)} min={0} max={50} />
      </FormGroup>
    )),
    checkbox: controlled(false, (v, set) => (
      <Checkbox checked={v} onChange={(e) => set(e.target.checked)} label="I accept the terms" />
    )),
    switch: controlled(false, (v, set) => (
      <Switch checked={v} onChange={(e) => set(e.target.checked)} label="Public" />
    )),
    radio: controlled('', (v, set) => (
      <RadioGroup label="Meal choice" selectedValue={v} onChange={(e) => set(e.target.value)}>
        <Radio label="Soup" value="Soup" />
        <Radio label="Salad" value="Salad" />
      </RadioGroup>
    )),
    slider: controlled(0, (v, set) => (
      <FormGroup label="Volume">
        <Slider min={0} max={10} value={v} onChange={set} />
      </FormGroup>
    )),
    'range slider': controlled([0, 10], (v, set) => (
      <FormGroup label="Price range">
        <RangeSlider min={0} max={10} value={v} onChange={set} />
      </FormGroup>
    )),
    select: controlled('', (v, set) => (
      <FormGroup label="Favourite fruit">
        <Select items={fruits} itemPredicate={filter} itemRenderer={renderItem} onItemSelect={set}>
          <Button text={v || 'Select a fruit'} endIcon="double-caret-vertical" />
        </Select>
      </FormGroup>
    )),
    'select no filter': controlled('', (v, set) => (
      <FormGroup label="Favourite fruit">
        <Select filterable={false} items={fruits} itemRenderer={renderItem} onItemSelect={set}>
          <Button text={v || 'Select a fruit'} />
        </Select>
      </FormGroup>
    )),
    suggest: controlled('', (v, set) => (
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
    segmented: controlled('list', (v, set) => (
      <FormGroup label="View">
        <SegmentedControl
          options={[
            { label: 'List', value: 'list' },
            { label: 'Grid', value: 'grid' },
          ]}
          value={v}
          onValueChange={set}
        />
      </FormGroup>
    )),
    'html select': controlled('', (v, set) => (
      <FormGroup label="Favourite fruit">
        <HTMLSelect value={v} onChange={(e) => set(e.target.value)} options={['', ...fruits]} />
      </FormGroup>
    )),
  },
  ['radio', 'select', 'select no filter', 'suggest'],
);
