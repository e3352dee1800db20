import { chakra } from '../support/chakra-ui.jsx';
import { RadioCard, SegmentGroup } from '@chakra-ui/react';
import { showCases } from '../support/cases.js';

showCases({
  segments: chakra('week', (v, set) => (
    <SegmentGroup.Root value={v} onValueChange={(e) => set(e.value)} aria-label="Delivery rhythm">
      <SegmentGroup.Indicator />
      <SegmentGroup.Items items={['day', 'week', 'month']} />
    </SegmentGroup.Root>
  )),
  'radio card': {
    undo: false,
    show: chakra('', (v, set) => (
      <RadioCard.Root value={v} onValueChange={(e) => set(e.value)}>
        <RadioCard.Label>Plan</RadioCard.Label>
        {['Basic', 'Pro', 'Team'].map((plan) => (
          <RadioCard.Item key={plan} value={plan}>
            <RadioCard.ItemHiddenInput />
            <RadioCard.ItemControl>
              <RadioCard.ItemText>{plan}</RadioCard.ItemText>
              <RadioCard.ItemIndicator />
            </RadioCard.ItemControl>
          </RadioCard.Item>
        ))}
      </RadioCard.Root>
    )),
  },
});
