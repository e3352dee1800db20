import { data, item } from '../support/element-plus-examples.js';
import ElementPlus from 'element-plus';
import { bound } from '../support/vue-case.js';
import { showCases } from '../support/cases.js';

showCases({
  'whole form': (root) => {
    const { model } = data;
    return {
      ...bound(
        null,
        `${item('<el-input v-model="model.name"/>', 'Activity name')}${item('<el-select v-model="model.region" placeholder="please select your zone" clearable><el-option label="Zone one" value="zone one"/><el-option label="Zone two" value="zone two"/></el-select>', 'Activity zone')}${item('<el-date-picker v-model="model.date1" type="date" value-format="YYYY-MM-DD" placeholder="Pick a date" style="width: 100%"/>', 'Activity date')}${item('<el-switch v-model="model.delivery"/>', 'Instant delivery')}${item('<el-input v-model="model.desc" type="textarea"/>', 'Activity form')}`,
        {
          plugins: [ElementPlus],
          data,
          wrap: (x) =>
            x
              .replace(
                '<form>',
                '<el-form :model="model" label-width="auto" label-position="top" :rules="{ name: [{ required: true, message: \'Please input\', trigger: \'blur\' }] }">',
              )
              .replace('</form>', '</el-form>'),
        },
      )(root),
      state: () => ({ ...model, region: model.region ?? '', date1: model.date1 ?? '' }),
    };
  },
});
