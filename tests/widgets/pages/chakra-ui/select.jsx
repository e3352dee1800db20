import { chakra } from '../support/chakra-ui.jsx';
import {
  Combobox,
  createListCollection,
  Field,
  Listbox,
  NativeSelect,
  Portal,
  Select,
  TagsInput,
  useFilter,
  useListCollection,
} from '@chakra-ui/react';
import { fruits, showCases } from '../support/cases.js';

const items = fruits.map((fruit) => ({ label: fruit, value: fruit.toLowerCase() }));

const collection = createListCollection({ items });

function Fruits({ value, onChange, multiple = false }) {
  return (
    <Select.Root
      collection={collection}
      size="sm"
      width="320px"
      multiple={multiple}
      value={value}
      onValueChange={(e) => onChange(e.value)}
    >
      <Select.HiddenSelect />
      <Select.Label>Favourite fruit</Select.Label>
      <Select.Control>
        <Select.Trigger>
          <Select.ValueText placeholder="Select fruit" />
        </Select.Trigger>
        <Select.IndicatorGroup>
          <Select.ClearTrigger />
          <Select.Indicator />
        </Select.IndicatorGroup>
      </Select.Control>
      <Portal>
        <Select.Positioner>
          <Select.Content>
            {collection.items.map((item) => (
              <Select.Item item={item} key={item.value}>
                {item.label}
                <Select.ItemIndicator />
              </Select.Item>
            ))}
          </Select.Content>
        </Select.Positioner>
      </Portal>
    </Select.Root>
  );
}

function Combo({ value, onChange, multiple = false }) {
  const { contains } = useFilter({ sensitivity: 'base' });
  const { collection: shown, filter } = useListCollection({ initialItems: items, filter: contains });
  return (
    <Combobox.Root
      collection={shown}
      multiple={multiple}
      value={value}
      onValueChange={(e) => onChange(e.value)}
      onInputValueChange={(e) => filter(e.inputValue)}
      width="320px"
    >
      <Combobox.Label>Favourite fruit</Combobox.Label>
      <Combobox.Control>
        <Combobox.Input placeholder="Type to search" />
        <Combobox.IndicatorGroup>
          <Combobox.ClearTrigger />
          <Combobox.Trigger />
        </Combobox.IndicatorGroup>
      </Combobox.Control>
      <Portal>
        <Combobox.Positioner>
          <Combobox.Content>
            <Combobox.Empty>No items found</Combobox.Empty>
            {shown.items.map((item) => (
              <Combobox.Item item={item} key={item.value}>
                {item.label}
                <Combobox.ItemIndicator />
              </Combobox.Item>
            ))}
          </Combobox.Content>
        </Combobox.Positioner>
      </Portal>
    </Combobox.Root>
  );
}

showCases({
  select: chakra([], (v, set) => <Fruits value={v} onChange={set} />),
  'select multiple': chakra([], (v, set) => <Fruits value={v} onChange={set} multiple />),
  combobox: chakra([], (v, set) => <Combo value={v} onChange={set} />),
  'combobox multiple': { undo: false, show: chakra([], (v, set) => <Combo value={v} onChange={set} multiple />) },
  'native select': chakra('', (v, set) => (
    <Field.Root>
      <Field.Label>Favourite fruit</Field.Label>
      <NativeSelect.Root>
        <NativeSelect.Field placeholder="Select fruit" value={v} onChange={(e) => set(e.currentTarget.value)}>
          {fruits.map((fruit) => (
            <option key={fruit}>{fruit}</option>
          ))}
        </NativeSelect.Field>
        <NativeSelect.Indicator />
      </NativeSelect.Root>
    </Field.Root>
  )),
  tags: chakra([], (v, set) => (
    <TagsInput.Root value={v} onValueChange={(e) => set(e.value)}>
      <TagsInput.Label>Tags</TagsInput.Label>
      <TagsInput.Control>
        <TagsInput.Context>
          {({ value }) =>
            value.map((tag, index) => (
              <TagsInput.Item key={index} index={index} value={tag}>
                <TagsInput.ItemPreview>
                  <TagsInput.ItemText>{tag}</TagsInput.ItemText>
                  <TagsInput.ItemDeleteTrigger />
                </TagsInput.ItemPreview>
                <TagsInput.ItemInput />
              </TagsInput.Item>
            ))
          }
        </TagsInput.Context>
        <TagsInput.Input placeholder="Add tag..." />
        <TagsInput.ClearTrigger />
      </TagsInput.Control>
      <TagsInput.HiddenInput />
    </TagsInput.Root>
  )),
  listbox: {
    undo: false,
    show: chakra([], (v, set) => (
      <Listbox.Root collection={collection} value={v} onValueChange={(e) => set(e.value)} width="320px">
        <Listbox.Label>Favourite fruit</Listbox.Label>
        <Listbox.Content>
          {collection.items.map((item) => (
            <Listbox.Item item={item} key={item.value}>
              <Listbox.ItemText>{item.label}</Listbox.ItemText>
              <Listbox.ItemIndicator />
            </Listbox.Item>
          ))}
        </Listbox.Content>
      </Listbox.Root>
    )),
  },
});
