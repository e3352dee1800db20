import { C } from '../support/fluentui-react.jsx';
import { Checkbox, ChoiceGroup, Rating, Toggle } from '@fluentui/react';
import { controlled } from '../support/react-case.jsx';
import { showCases } from '../support/cases.js';

showCases({
  choice: {
    undo: false,
    show: controlled(null, (v, set) => (
      <C>
        <ChoiceGroup
          label="Meal preference"
          options={[
            { key: 'beef', text: 'Beef' },
            { key: 'fish', text: 'Fish' },
            { key: 'veg', text: 'Vegetarian' },
          ]}
          selectedKey={v}
          onChange={(_, o) => set(o.key)}
        />
      </C>
    )),
  },
  checkbox: controlled(false, (v, set) => (
    <C>
      <Checkbox label="I agree to the terms" checked={v} onChange={(_, x) => set(!!x)} />
    </C>
  )),
  toggle: controlled(false, (v, set) => (
    <C>
      <Toggle label="Subscribe to the newsletter" onText="On" offText="Off" checked={v} onChange={(_, x) => set(!!x)} />
    </C>
  )),
  rating: {
    undo: false,
    show: controlled(0, (v, set) => (
      <C>
        <Rating
          max={5}
          allowZeroStars
          rating={v}
          onChange={(_, r) => set(r)}
          ariaLabel="Your rating"
          ariaLabelFormat="{0} of {1} stars"
        />
      </C>
    )),
  },
});
