import * as Ariakit from '@ariakit/react';
import { controlled } from '../support/react-case.jsx';
import { showCases } from '../support/cases.js';

showCases({
  'radio group': {
    undo: false,
    show: controlled('', (v, set) => (
      <Ariakit.RadioProvider value={v} setValue={set}>
        <Ariakit.RadioGroup aria-label="Plan">
          {['Basic', 'Pro'].map((plan) => (
            <label key={plan}>
              <Ariakit.Radio value={plan} /> {plan}
            </label>
          ))}
        </Ariakit.RadioGroup>
      </Ariakit.RadioProvider>
    )),
  },
});
