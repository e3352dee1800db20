import { Checkbox, Switch, RadioGroup, ToggleGroup, Label, Toggle } from 'radix-ui';
import { controlled } from '../support/react-case.jsx';
import { showCases } from '../support/cases.js';

const box = { width: 20, height: 20, border: '1px solid', padding: 0 };

showCases({
  checkbox: {
    ci: true,
    show: controlled(false, (v, set) => (
      <div>
        <Checkbox.Root id="c" checked={v} onCheckedChange={set} style={{ width: 20, height: 20 }}>
          <Checkbox.Indicator>x</Checkbox.Indicator>
        </Checkbox.Root>
        <Label.Root htmlFor="c">Terms</Label.Root>
      </div>
    )),
  },
  switch: {
    ci: true,
    show: controlled(false, (v, set) => (
      <div>
        <Switch.Root id="c" checked={v} onCheckedChange={set} style={{ width: 40, height: 20 }}>
          <Switch.Thumb />
        </Switch.Root>
        <Label.Root htmlFor="c">Gift wrapping</Label.Root>
      </div>
    )),
  },
  radio: {
    ci: true,
    undo: false,
    show: controlled('', (v, set) => (
      <RadioGroup.Root aria-label="Plan" value={v} onValueChange={set}>
        {['basic', 'pro'].map((x) => (
          <div key={x}>
            <RadioGroup.Item id={x} value={x} style={{ width: 20, height: 20 }} />
            <label htmlFor={x}>{x}</label>
          </div>
        ))}
      </RadioGroup.Root>
    )),
  },
  'toggle group': {
    ci: true,
    show: controlled('', (v, set) => (
      <ToggleGroup.Root type="single" aria-label="Align" value={v} onValueChange={set}>
        {['left', 'right'].map((x) => (
          <ToggleGroup.Item key={x} value={x}>
            {x}
          </ToggleGroup.Item>
        ))}
      </ToggleGroup.Root>
    )),
  },
  'toggle group multiple': {
    ci: true,
    show: controlled([], (v, set) => (
      <ToggleGroup.Root type="multiple" aria-label="Style" value={v} onValueChange={set}>
        {['bold', 'italic'].map((x) => (
          <ToggleGroup.Item key={x} value={x}>
            {x}
          </ToggleGroup.Item>
        ))}
      </ToggleGroup.Root>
    )),
  },
  'checkbox tri-state': {
    undo: false,
    show: controlled('indeterminate', (v, set) => (
      <div style={{ display: 'flex' }}>
        <Checkbox.Root checked={v} onCheckedChange={set} id="all" style={box}>
          <Checkbox.Indicator>{v === 'indeterminate' ? '–' : '✓'}</Checkbox.Indicator>
        </Checkbox.Root>
        <label htmlFor="all">Send me all newsletters</label>
      </div>
    )),
  },
  'radio cards': {
    undo: false,
    show: controlled('', (v, set) => (
      <div>
        <span id="ship">Shipping</span>
        <RadioGroup.Root aria-labelledby="ship" value={v} onValueChange={set} style={{ display: 'flex' }}>
          {[
            ['standard', 'Standard', '4–10 business days'],
            ['express', 'Express', '2 business days'],
          ].map(([value, title, text]) => (
            <RadioGroup.Item key={value} value={value} style={{ padding: 10 }}>
              <b>{title}</b>
              <br />
              <small>{text}</small>
            </RadioGroup.Item>
          ))}
        </RadioGroup.Root>
      </div>
    )),
  },
  'toggle buttons': {
    undo: false,
    show: controlled({ bold: false, align: 'left' }, (v, set) => (
      <div>
        <Toggle.Root aria-label="Bold" pressed={v.bold} onPressedChange={(bold) => set((n) => ({ ...n, bold }))}>
          B
        </Toggle.Root>
        <ToggleGroup.Root
          type="single"
          aria-label="Text alignment"
          value={v.align}
          onValueChange={(align) => align && set((n) => ({ ...n, align }))}
        >
          {['left', 'center', 'right'].map((x) => (
            <ToggleGroup.Item key={x} value={x} aria-label={`${x[0].toUpperCase()}${x.slice(1)}`}>
              <svg width="15" height="15">
                <path d="M0 0h15v15z" />
              </svg>
            </ToggleGroup.Item>
          ))}
        </ToggleGroup.Root>
      </div>
    )),
  },
});
