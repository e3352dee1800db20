import { options, own } from '../support/gravity-ui.jsx';
import { Checkbox, Radio, RadioGroup, SegmentedRadioGroup, Switch, Palette } from '@gravity-ui/uikit';
import { showCases } from '../support/cases.js';

showCases({
  checkbox: own(false, (v, set) => (
    <Checkbox checked={v} onUpdate={set}>
      I agree to the terms
    </Checkbox>
  )),
  radio: {
    undo: false,
    show: own('', (v, set) => (
      <div>
        <p id="s">Shipping</p>
        <RadioGroup aria-labelledby="s" value={v} onUpdate={set}>
          <Radio value="standard">Standard</Radio>
          <Radio value="express">Express</Radio>
        </RadioGroup>
      </div>
    )),
  },
  segmented: own('daily', (v, set) => (
    <div>
      <p id="s">How often</p>
      <SegmentedRadioGroup aria-labelledby="s" value={v} onUpdate={set}>
        {['daily', 'weekly', 'monthly'].map((o) => (
          <SegmentedRadioGroup.Option key={o} value={o}>
            {o}
          </SegmentedRadioGroup.Option>
        ))}
      </SegmentedRadioGroup>
    </div>
  )),
  switch: own(false, (v, set) => (
    <Switch checked={v} onUpdate={set}>
      Gift wrapping
    </Switch>
  )),
  palette: own([], (v, set) => (
    <div>
      <p>Favourite fruit</p>
      <Palette multiple={false} value={v} onUpdate={set} options={options.slice(0, 4)} />
    </div>
  )),
});
