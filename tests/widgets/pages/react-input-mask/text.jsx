import { L } from '../support/react-input-mask.jsx';
import { InputMask as ModernMask } from '@react-input/mask';
import { controlled } from '../support/react-case.jsx';
import { showCases } from '../support/cases.js';

showCases({
  'mask phone': controlled('', (v, set) => (
    <L label="Phone">
      <ModernMask
        id="w"
        mask="+1 (___) ___-____"
        replacement={{ _: /\d/ }}
        value={v}
        onChange={(e) => set(e.target.value)}
      />
    </L>
  )),
});
