import '../../node_modules/@heroui/styles/dist/heroui.min.css';
import {
  Checkbox,
  CheckboxGroup,
  Label,
  Radio,
  RadioGroup,
  Switch,
  ToggleButton,
  ToggleButtonGroup,
} from '@heroui/react';
import { controlled } from '../support/react-case.jsx';
import { showCases } from '../support/cases.js';

showCases({
  switch: controlled(false, (v, set) => (
    <Switch isSelected={v} onChange={set}>
      <Switch.Content>
        <Switch.Control>
          <Switch.Thumb />
        </Switch.Control>
        <Label>Gift wrapping</Label>
      </Switch.Content>
    </Switch>
  )),
  checkbox: controlled(false, (v, set) => (
    <Checkbox id="terms" isSelected={v} onChange={set}>
      <Checkbox.Control>
        <Checkbox.Indicator />
      </Checkbox.Control>
      <Checkbox.Content>
        <Label htmlFor="terms">I accept the terms</Label>
      </Checkbox.Content>
    </Checkbox>
  )),
  'checkbox group': controlled([], (v, set) => (
    <CheckboxGroup value={v} onChange={set}>
      <Label>Extras</Label>
      {['Wi-Fi', 'Breakfast', 'Parking'].map((x) => (
        <Checkbox key={x} value={x}>
          <Checkbox.Control>
            <Checkbox.Indicator />
          </Checkbox.Control>
          <Checkbox.Content>
            <Label>{x}</Label>
          </Checkbox.Content>
        </Checkbox>
      ))}
    </CheckboxGroup>
  )),
  radios: {
    undo: false,
    show: controlled(null, (v, set) => (
      <RadioGroup name="size" value={v} onChange={set}>
        <Label>Size</Label>
        {['Small', 'Medium', 'Large'].map((x) => (
          <Radio key={x} value={x}>
            <Radio.Control>
              <Radio.Indicator />
            </Radio.Control>
            <Radio.Content>
              <Label>{x}</Label>
            </Radio.Content>
          </Radio>
        ))}
      </RadioGroup>
    )),
  },
  'toggle group': controlled([], (v, set) => (
    <div>
      <Label>Text style</Label>
      <ToggleButtonGroup
        aria-label="Text style"
        selectionMode="multiple"
        selectedKeys={v}
        onSelectionChange={(k) => set([...k])}
      >
        <ToggleButton id="bold">Bold</ToggleButton>
        <ToggleButton id="italic">Italic</ToggleButton>
        <ToggleButton id="underline">Underline</ToggleButton>
      </ToggleButtonGroup>
    </div>
  )),
  'toggle group single': controlled([], (v, set) => (
    <div>
      <Label>Text alignment</Label>
      <ToggleButtonGroup
        aria-label="Text alignment"
        selectionMode="single"
        selectedKeys={v}
        onSelectionChange={(k) => set([...k])}
      >
        <ToggleButton id="left">Left</ToggleButton>
        <ToggleButton id="center">Center</ToggleButton>
        <ToggleButton id="right">Right</ToggleButton>
      </ToggleButtonGroup>
    </div>
  )),
});
