import NcCheckboxRadioSwitch from '@nextcloud/vue/components/NcCheckboxRadioSwitch';
import NcDateTimePicker from '@nextcloud/vue/components/NcDateTimePicker';
import NcDateTimePickerNative from '@nextcloud/vue/components/NcDateTimePickerNative';
import NcInputField from '@nextcloud/vue/components/NcInputField';
import NcPasswordField from '@nextcloud/vue/components/NcPasswordField';
import NcRadioGroup from '@nextcloud/vue/components/NcRadioGroup';
import NcRadioGroupButton from '@nextcloud/vue/components/NcRadioGroupButton';
import NcSelect from '@nextcloud/vue/components/NcSelect';
import NcTextArea from '@nextcloud/vue/components/NcTextArea';
import NcTextField from '@nextcloud/vue/components/NcTextField';
import { fruits, showCases } from '../support/cases.js';
import { bound } from '../support/vue-case.js';

const components = {
  NcCheckboxRadioSwitch,
  NcDateTimePicker,
  NcDateTimePickerNative,
  NcInputField,
  NcPasswordField,
  NcRadioGroup,
  NcRadioGroupButton,
  NcSelect,
  NcTextArea,
  NcTextField,
};

const nc = (initial, template, data = {}) => bound(initial, template, { components, data: { fruits, ...data } });

showCases({
  'text field': nc('', '<NcTextField v-model="value" label="City"/>'),
  'text field with an outside label': nc(
    '',
    '<label for="w">City</label><NcTextField id="w" v-model="value" label-outside/>',
  ),
  'password field': nc('', '<NcPasswordField v-model="value" label="Password"/>'),
  'text area': nc('', '<NcTextArea v-model="value" label="Comment"/>'),
  'number field': nc('', '<NcInputField v-model="value" type="number" label="Guests"/>'),
  select: nc(null, '<NcSelect v-model="value" input-label="Favourite fruit" :options="fruits"/>'),
  'select of many': nc([], '<NcSelect v-model="value" multiple input-label="Favourite fruits" :options="fruits"/>'),
  'select kept open': nc(
    [],
    '<NcSelect v-model="value" multiple keep-open input-label="Favourite fruits" :options="fruits"/>',
  ),
  'select of tags': nc([], '<NcSelect v-model="value" multiple taggable input-label="Keywords" :options="fruits"/>'),
  checkbox: nc(false, '<NcCheckboxRadioSwitch v-model="value">I accept the terms</NcCheckboxRadioSwitch>'),
  switch: nc(false, '<NcCheckboxRadioSwitch v-model="value" type="switch">Gift wrapping</NcCheckboxRadioSwitch>'),
  radios: {
    undo: false,
    show: nc(
      '',
      '<NcRadioGroup v-model="value" label="Size"><NcCheckboxRadioSwitch value="Small">Small</NcCheckboxRadioSwitch><NcCheckboxRadioSwitch value="Large">Large</NcCheckboxRadioSwitch></NcRadioGroup>',
    ),
  },
  'radio buttons': {
    undo: false,
    show: nc(
      '',
      '<NcRadioGroup v-model="value" label="Size"><NcRadioGroupButton label="Small" value="Small"/><NcRadioGroupButton label="Large" value="Large"/></NcRadioGroup>',
    ),
  },
  date: nc(null, '<label>Check-in date</label><NcDateTimePicker v-model="value" clearable/>'),
  'date and time': nc(null, '<label>Appointment</label><NcDateTimePicker v-model="value" type="datetime" clearable/>'),
  'date confirmed': nc(null, '<label>Check-in date</label><NcDateTimePicker v-model="value" confirm clearable/>'),
  time: nc(null, '<label>Arrival time</label><NcDateTimePicker v-model="value" type="time" clearable/>'),
  'date range': nc(null, '<label>Travel dates</label><NcDateTimePicker v-model="value" type="date-range" clearable/>'),
  month: nc(null, '<label>Billing month</label><NcDateTimePicker v-model="value" type="month" clearable/>'),
  'native date': nc(null, '<NcDateTimePickerNative v-model="value" label="Check-in date" type="date"/>'),
});
