import { q } from '../support/quasar-variants.js';
import { showCases } from '../support/cases.js';

showCases({
  'input mask phone': q(
    '',
    '<q-input filled v-model="value" label="Phone" mask="(###) ### - ####" hint="Mask: (###) ### - ####" />',
  ),
  'input mask unmasked': q(
    '',
    '<q-input filled v-model="value" label="Card number" mask="#### #### #### ####" unmasked-value fill-mask />',
  ),
  'input reverse mask': q(
    '',
    '<q-input filled v-model="value" label="Price" mask="#.##" fill-mask="0" reverse-fill-mask input-class="text-right" />',
  ),
  'input rules': q('', '<div><q-input v-model="value" label="Your name *" lazy-rules :rules="[required]" /></div>'),
  'input debounce': q('', '<q-input v-model="value" label="Company" debounce="200" clearable />'),
  'input number': q(null, '<q-input v-model.number="value" type="number" label="Your age *" />'),
  'input textarea': q('', '<q-input v-model="value" label="Comment" autogrow counter maxlength="200" />'),
  'input password icon': q(
    '',
    '<q-input v-model="value" type="password" label="Password"><template v-slot:append><q-icon name="visibility" class="cursor-pointer" /></template></q-input>',
  ),
  'in dialog': q(
    '',
    '<q-dialog v-model="ready"><q-card style="min-width: 350px"><q-card-section><q-input dense v-model="value" label="Your address" autofocus /></q-card-section></q-card></q-dialog>',
  ),
  'in stepper': q(
    '',
    '<q-stepper :model-value="1" vertical color="primary" animated><q-step :name="1" title="Your details"><q-input v-model="value" label="First name" /></q-step><q-step :name="2" title="Done">Done</q-step></q-stepper>',
  ),
});
