import { Select, Checkbox, Switch, RadioGroup, Slider, ToggleGroup, Label } from 'radix-ui';
import { controlled } from './support/react-case.jsx';
import { showCases, fruits } from './support/cases.js';

showCases({
  select: controlled(
    '',
    (v, set) => (
      <div>
        <Label.Root htmlFor="s">Fruit</Label.Root>
        <Select.Root value={v} onValueChange={set}>
          <Select.Trigger id="s">
            <Select.Value placeholder="Pick a fruit" />
          </Select.Trigger>
          <Select.Portal>
            <Select.Content>
              <Select.Viewport>
                {fruits.map((f) => (
                  <Select.Item key={f} value={f.toLowerCase()}>
                    <Select.ItemText>{f}</Select.ItemText>
                  </Select.Item>
                ))}
              </Select.Viewport>
            </Select.Content>
          </Select.Portal>
        </Select.Root>
      </div>
    ),
    { undo: false },
  ),
  checkbox: controlled(false, (v, set) => (
    <div>
      <Checkbox.Root id="c" checked={v} onCheckedChange={set} style={{ width: 20, height: 20 }}>
        <Checkbox.Indicator>x</Checkbox.Indicator>
      </Checkbox.Root>
      <Label.Root htmlFor="c">Terms</Label.Root>
    </div>
  )),
  switch: controlled(false, (v, set) => (
    <div>
      <Switch.Root id="c" checked={v} onCheckedChange={set} style={{ width: 40, height: 20 }}>
        <Switch.Thumb />
      </Switch.Root>
      <Label.Root htmlFor="c">Gift wrapping</Label.Root>
    </div>
  )),
  radio: controlled(
    '',
    (v, set) => (
      <RadioGroup.Root aria-label="Plan" value={v} onValueChange={set}>
        {['basic', 'pro'].map((x) => (
          <div key={x}>
            <RadioGroup.Item id={x} value={x} style={{ width: 20, height: 20 }} />
            <label htmlFor={x}>{x}</label>
          </div>
        ))}
      </RadioGroup.Root>
    ),
    { undo: false },
  ),
  slider: controlled(
    [30],
    (v, set) => (
      <Slider.Root
        value={v}
        onValueChange={set}
        style={{ position: 'relative', display: 'flex', width: 200, height: 20 }}
      >
        <Slider.Track style={{ background: '#ccc', flexGrow: 1 }}>
          <Slider.Range />
        </Slider.Track>
        <Slider.Thumb aria-label="Volume" style={{ display: 'block', width: 20, height: 20, background: 'blue' }} />
      </Slider.Root>
    ),
    { text: '70', wantState: [70] },
  ),
  'toggle group': controlled('', (v, set) => (
    <ToggleGroup.Root type="single" aria-label="Align" value={v} onValueChange={set}>
      {['left', 'right'].map((x) => (
        <ToggleGroup.Item key={x} value={x}>
          {x}
        </ToggleGroup.Item>
      ))}
    </ToggleGroup.Root>
  )),
  'toggle group multiple': controlled([], (v, set) => (
    <ToggleGroup.Root type="multiple" aria-label="Style" value={v} onValueChange={set}>
      {['bold', 'italic'].map((x) => (
        <ToggleGroup.Item key={x} value={x}>
          {x}
        </ToggleGroup.Item>
      ))}
    </ToggleGroup.Root>
  )),
});
