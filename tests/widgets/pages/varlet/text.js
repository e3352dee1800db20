import { varlet } from '../support/varlet-more.js';
import { v } from '../support/varlet.js';
import { showCases } from '../support/cases.js';

showCases({
  input: v('', '<var-input placeholder="Full name" v-model="value" />'),
  textarea: v('', '<var-input placeholder="Message" textarea v-model="value" />'),
  counter: v(0, '<label>Quantity</label><var-counter v-model="value" />'),
  'picker of an input': {
    undo: false,
    show: varlet(
      '',
      `<var-input readonly placeholder="Favourite fruit" v-model="value" @click="at.show = true" />
    <var-popup position="bottom" v-model:show="at.show"><var-picker :columns="columns" @cancel="at.show = false" @confirm="(values) => { value = values[0]; at.show = false }" /></var-popup>`,
    ),
  },
  'otp input': { undo: false, show: varlet('', '<p>Verification code</p><var-otp-input v-model="value" />') },
});
