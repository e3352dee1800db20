import { Combobox } from '@ark-ui/react/combobox';
import { createListCollection } from '@ark-ui/react/collection';
import { Listbox } from '@ark-ui/react/listbox';
import { Portal } from '@ark-ui/react/portal';
import { RadioGroup } from '@ark-ui/react/radio-group';
import { RatingGroup } from '@ark-ui/react/rating-group';
import { SegmentGroup } from '@ark-ui/react/segment-group';
import { Select } from '@ark-ui/react/select';
import { Switch } from '@ark-ui/react/switch';
import { useState } from 'react';
import { controlled } from '../support/react-case.jsx';
import { fruits, showCases } from '../support/cases.js';

const sizes = ['Small', 'Medium', 'Large'];
const collectionOf = (texts) =>
  createListCollection({ items: texts.map((label) => ({ label, value: label.toLowerCase() })) });

/** As Park UI's snippets draw them. */
const select = (props) =>
  controlled([], (v, set) => {
    const collection = collectionOf(fruits);
    return (
      <Select.Root collection={collection} value={v} onValueChange={(e) => set(e.value)} {...props}>
        <Select.Label>Favourite fruit</Select.Label>
        <Select.Control>
          <Select.Trigger style={{ minWidth: 200, minHeight: 30 }}>
            <Select.ValueText placeholder="Select a fruit" />
          </Select.Trigger>
          <Select.Indicator>▾</Select.Indicator>
        </Select.Control>
        <Portal>
          <Select.Positioner>
            <Select.Content style={{ background: '#fff', border: '1px solid' }}>
              {collection.items.map((item) => (
                <Select.Item key={item.value} item={item}>
                  <Select.ItemText>{item.label}</Select.ItemText>
                  <Select.ItemIndicator>✓</Select.ItemIndicator>
                </Select.Item>
              ))}
            </Select.Content>
          </Select.Positioner>
        </Portal>
        <Select.HiddenSelect />
      </Select.Root>
    );
  });

function Search({ v, set, ...props }) {
  const [shown, setShown] = useState(fruits);
  const collection = collectionOf(shown);
  return (
    <Combobox.Root
      collection={collection}
      value={v}
      onValueChange={(e) => set(e.value)}
      onInputValueChange={(e) =>
        setShown(fruits.filter((fruit) => fruit.toLowerCase().includes(e.inputValue.toLowerCase())))
      }
      {...props}
    >
      <Combobox.Label>Favourite fruit</Combobox.Label>
      {props.multiple && v.map((one) => <span key={one}>{one}</span>)}
      <Combobox.Control>
        <Combobox.Input placeholder="Search" />
        <Combobox.ClearTrigger>Clear</Combobox.ClearTrigger>
        <Combobox.Trigger>▾</Combobox.Trigger>
      </Combobox.Control>
      <Portal>
        <Combobox.Positioner>
          <Combobox.Content style={{ background: '#fff', border: '1px solid' }}>
            {collection.items.map((item) => (
              <Combobox.Item key={item.value} item={item}>
                <Combobox.ItemText>{item.label}</Combobox.ItemText>
                <Combobox.ItemIndicator>✓</Combobox.ItemIndicator>
              </Combobox.Item>
            ))}
          </Combobox.Content>
        </Combobox.Positioner>
      </Portal>
    </Combobox.Root>
  );
}

showCases({
  select: { undo: false, show: select() },
  'select of several': select({ multiple: true }),
  'select that lets go': select({ deselectable: true }),
  combobox: controlled([], (v, set) => <Search v={v} set={set} />),
  'combobox of several': controlled([], (v, set) => <Search v={v} set={set} multiple />),
  listbox: {
    undo: false,
    show: controlled([], (v, set) => {
      const collection = collectionOf(fruits);
      return (
        <Listbox.Root collection={collection} value={v} onValueChange={(e) => set(e.value)}>
          <Listbox.Label>Favourite fruit</Listbox.Label>
          <Listbox.Content>
            {collection.items.map((item) => (
              <Listbox.Item key={item.value} item={item}>
                <Listbox.ItemText>{item.label}</Listbox.ItemText>
                <Listbox.ItemIndicator>✓</Listbox.ItemIndicator>
              </Listbox.Item>
            ))}
          </Listbox.Content>
        </Listbox.Root>
      );
    }),
  },
  radios: {
    undo: false,
    show: controlled(null, (v, set) => (
      <RadioGroup.Root value={v} onValueChange={(e) => set(e.value)}>
        <RadioGroup.Label>Size</RadioGroup.Label>
        {sizes.map((size) => (
          <RadioGroup.Item key={size} value={size}>
            <RadioGroup.ItemText>{size}</RadioGroup.ItemText>
            <RadioGroup.ItemControl style={{ width: 16, height: 16, border: '1px solid' }} />
            <RadioGroup.ItemHiddenInput />
          </RadioGroup.Item>
        ))}
      </RadioGroup.Root>
    )),
  },
  segments: {
    undo: false,
    show: controlled('Small', (v, set) => (
      <SegmentGroup.Root value={v} onValueChange={(e) => set(e.value)}>
        <SegmentGroup.Label>Size</SegmentGroup.Label>
        <SegmentGroup.Indicator />
        {sizes.map((size) => (
          <SegmentGroup.Item key={size} value={size}>
            <SegmentGroup.ItemText>{size}</SegmentGroup.ItemText>
            <SegmentGroup.ItemControl />
            <SegmentGroup.ItemHiddenInput />
          </SegmentGroup.Item>
        ))}
      </SegmentGroup.Root>
    )),
  },
  rating: {
    undo: false,
    show: controlled(0, (v, set) => (
      <RatingGroup.Root count={5} value={v} onValueChange={(e) => set(e.value)}>
        <RatingGroup.Label>Rate your stay</RatingGroup.Label>
        <RatingGroup.Control>
          <RatingGroup.Context>
            {({ items }) =>
              items.map((item) => (
                <RatingGroup.Item key={item} index={item}>
                  <RatingGroup.ItemContext>{({ highlighted }) => (highlighted ? '★' : '☆')}</RatingGroup.ItemContext>
                </RatingGroup.Item>
              ))
            }
          </RatingGroup.Context>
          <RatingGroup.HiddenInput />
        </RatingGroup.Control>
      </RatingGroup.Root>
    )),
  },
  switch: controlled(false, (v, set) => (
    <Switch.Root checked={v} onCheckedChange={(e) => set(e.checked)}>
      <Switch.Control style={{ width: 40, height: 20, border: '1px solid' }}>
        <Switch.Thumb />
      </Switch.Control>
      <Switch.Label>Dark mode</Switch.Label>
      <Switch.HiddenInput />
    </Switch.Root>
  )),
});
