import { Radio } from '@base-ui/react/radio';
import { RadioGroup } from '@base-ui/react/radio-group';
import { Toggle } from '@base-ui/react/toggle';
import { ToggleGroup } from '@base-ui/react/toggle-group';
import { controlled } from '../support/react-case.jsx';
import { showCases } from '../support/cases.js';

showCases({
  'radio group': {
    undo: false,
    show: controlled('', (v, set) => (
      <RadioGroup aria-labelledby="caption" value={v} onValueChange={set}>
        <div id="caption">Best apple</div>
        {['Fuji', 'Gala', 'Granny Smith'].map((apple) => (
          <label key={apple}>
            <Radio.Root value={apple} style={{ display: 'inline-block', width: 16, height: 16 }}>
              <Radio.Indicator />
            </Radio.Root>
            {apple}
          </label>
        ))}
      </RadioGroup>
    )),
  },
  'toggle group': controlled([], (v, set) => (
    <ToggleGroup aria-label="T-shirt size" value={v} onValueChange={set}>
      {['Small', 'Medium', 'Large'].map((size) => (
        <Toggle key={size} value={size}>
          {size}
        </Toggle>
      ))}
    </ToggleGroup>
  )),
});
