import { element, item } from '../support/element-ui.js';
import { showCases } from '../support/cases.js';

showCases({
  input: element('', item('Username', '<el-input v-model="value" placeholder="Please input"/>')),
  'input clearable': element('', item('City', '<el-input v-model="value" clearable/>')),
  password: element('', item('Password', '<el-input v-model="value" show-password/>')),
  textarea: element('', item('Comment', '<el-input v-model="value" type="textarea" autosize/>')),
  'input count': element('', item('Username', '<el-input v-model="value" maxlength="20" show-word-limit/>')),
  'input addon': element(
    '',
    item('Website', '<el-input v-model="value"><template slot="prepend">https://</template></el-input>'),
  ),
  number: element(1, item('Guests', '<el-input-number v-model="value" :min="1" :max="10"/>')),
  'number precise': element(1, item('Weight (kg)', '<el-input-number v-model="value" :precision="2" :step="0.1"/>')),
  'number at the right': element(
    1,
    item('Guests', '<el-input-number v-model="value" controls-position="right" :min="1" :max="10"/>'),
  ),
});
