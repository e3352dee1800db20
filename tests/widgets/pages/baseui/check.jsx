import { Checkbox, STYLE_TYPE } from 'baseui/checkbox';
import { Radio, RadioGroup } from 'baseui/radio';
import { StarRating } from 'baseui/rating';
import { Button } from 'baseui/button';
import { ButtonGroup, MODE } from 'baseui/button-group';
import { base } from '../support/baseui.jsx';
import { showCases } from '../support/cases.js';

const sizes = ['Small', 'Medium', 'Large'];

showCases({
  checkbox: base(false, 'Terms', (v, set) => (
    <Checkbox checked={v} onChange={(e) => set(e.target.checked)}>
      I accept the terms
    </Checkbox>
  )),
  toggle: base(false, 'Delivery', (v, set) => (
    <Checkbox checked={v} checkmarkType={STYLE_TYPE.toggle_round} onChange={(e) => set(e.target.checked)}>
      Gift wrapping
    </Checkbox>
  )),
  'radio group': {
    undo: false,
    show: base('', 'Size', (v, set) => (
      <RadioGroup name="size" value={v} onChange={(e) => set(e.target.value)}>
        {sizes.map((size) => (
          <Radio key={size} value={size}>
            {size}
          </Radio>
        ))}
      </RadioGroup>
    )),
  },
  'button group': base(null, 'Size', (v, set) => (
    <ButtonGroup
      mode={MODE.radio}
      selected={v ? sizes.indexOf(v) : []}
      onClick={(_, index) => set(v === sizes[index] ? null : sizes[index])}
    >
      {sizes.map((size) => (
        <Button key={size} type="button">
          {size}
        </Button>
      ))}
    </ButtonGroup>
  )),
  rating: {
    undo: false,
    show: base(0, 'Rating', (v, set) => <StarRating numItems={5} value={v} onChange={({ value }) => set(value)} />),
  },
});
