import { L } from '../support/react-input-mask.jsx';
import { InputMask as ModernMask } from '@react-input/mask';
import { controlled } from '../support/react-case.jsx';
import { showCases } from '../support/cases.js';

showCases({
  'mask date shown': controlled('', (v, set) => (
    <L label="Date of birth (mm/dd/yyyy)">
      <ModernMask
        id="w"
        mask="mm/dd/yyyy"
        showMask
        replacement={{ d: /\d/, m: /\d/, y: /\d/ }}
        value={v}
        onChange={(e) => set(e.target.value === 'mm/dd/yyyy' ? '' : e.target.value)}
      />
    </L>
  )),
});
