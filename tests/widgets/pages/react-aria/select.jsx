import {
  Button,
  ComboBox,
  Input,
  Label,
  ListBox,
  ListBoxItem,
  Popover,
  Select,
  SelectValue,
} from 'react-aria-components';
import { controlled } from '../support/react-case.jsx';
import { fruits, showCases } from '../support/cases.js';

const items = fruits.map((fruit) => (
  <ListBoxItem key={fruit} id={fruit} textValue={fruit}>
    {fruit}
  </ListBoxItem>
));

showCases({
  select: {
    undo: false,
    show: controlled(
      null,
      (v, set) => (
        <Select selectedKey={v} onSelectionChange={set} placeholder="Select an item">
          <Label>Fruit</Label>
          <Button>
            <SelectValue />
            <span aria-hidden="true">▼</span>
          </Button>
          <Popover>
            <ListBox>{items}</ListBox>
          </Popover>
        </Select>
      ),
      { want: 'Cherry', wantState: 'Cherry' },
    ),
  },
  'combo box': {
    show: controlled(
      null,
      (v, set) => (
        <ComboBox selectedKey={v} onSelectionChange={set}>
          <Label>Fruit</Label>
          <div>
            <Input />
            <Button>▼</Button>
          </div>
          <Popover>
            <ListBox>{items}</ListBox>
          </Popover>
        </ComboBox>
      ),
      { want: 'Cherry', wantState: 'Cherry' },
    ),
  },
  'list box': {
    show: controlled(
      [],
      (v, set) => (
        <ListBox
          aria-label="Fruit"
          selectionMode="multiple"
          selectedKeys={v}
          onSelectionChange={(keys) => set([...keys])}
        >
          {items}
        </ListBox>
      ),
      { want: 'Cherry', wantState: ['Cherry'] },
    ),
  },
});
