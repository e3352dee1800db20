import { fluent } from '../support/fluentui-react-components.jsx';
import * as F from '@fluentui/react-components';
import { showCases } from '../support/cases.js';

showCases({
  slider: fluent(20, (value, set) => (
    <F.Field label="Volume">
      <F.Slider value={value} onChange={(_, data) => set(data.value)} />
    </F.Field>
  )),
});
