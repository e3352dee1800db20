import Slider from '@vueform/slider';
import '@vueform/slider/themes/default.css';
import Toggle from '@vueform/toggle';
import '@vueform/toggle/themes/default.css';
import Vue3TagsInput from 'vue3-tags-input';
import VOtpInput from 'vue3-otp-input';
import { ColorPicker } from 'vue-color-kit';
import 'vue-color-kit/dist/vue-color-kit.css';
import { showCases } from '../support/cases.js';
import { bound } from '../support/vue-case.js';

const components = { Slider, Toggle, Vue3TagsInput, VOtpInput, ColorPicker };
const small = (initial, inner, extra = {}) => bound(initial, inner, { components, ...extra });

showCases({
  slider: small(20, '<label>Volume</label><div style="margin: 50px 0"><Slider v-model="value" /></div>'),
  'slider range': small(
    [20, 40],
    '<label id="price">Price range</label><div style="margin: 50px 0"><Slider v-model="value" :step="5" /></div>',
  ),
  toggle: small(false, '<label id="news">Newsletter</label><Toggle v-model="value" labelled-by="news" />'),
  'toggle labels': small(
    false,
    '<div><span>Notifications</span> <Toggle v-model="value" on-label="On" off-label="Off" /></div>',
  ),
  tags: small(
    [],
    '<label>Skills</label><vue3-tags-input :tags="value" placeholder="input tags" @on-tags-changed="(tags) => (value = tags)" />',
  ),
  otp: small(
    '',
    '<label>Verification code</label><div style="display: flex; flex-direction: row;"><v-otp-input @on-change="value = $event" input-classes="otp-input" :num-inputs="6" :should-auto-focus="true" input-type="letter-numeric" separator="-" /></div>',
  ),
  'otp digits': small(
    '',
    '<p>Enter the 4-digit code</p><v-otp-input @on-change="value = $event" :num-inputs="4" input-type="number" />',
  ),
  colour: small(
    '#59c7f9',
    '<label>Favourite colour</label><ColorPicker theme="light" :color="value" :sucker-hide="true" @changeColor="(color) => (value = color.hex)" />',
  ),
});
