import { iview } from '../support/view-ui.js';
import { showCases } from '../support/cases.js';

showCases({
  select: {
    undo: false,
    show: iview(
      '',
      'Favourite fruit',
      '<Select v-model="value" style="width:200px"><Option v-for="item in fruits" :value="item" :key="item">{{ item }}</Option></Select>',
    ),
  },
  'select clear': iview(
    '',
    'Favourite fruit',
    '<Select v-model="value" clearable style="width:200px"><Option v-for="item in fruits" :value="item" :key="item">{{ item }}</Option></Select>',
  ),
  'select search': {
    undo: false,
    show: iview(
      '',
      'Favourite fruit',
      '<Select v-model="value" filterable style="width:200px"><Option v-for="item in fruits" :value="item" :key="item">{{ item }}</Option></Select>',
    ),
  },
  'select multiple': iview(
    [],
    'Favourite fruits',
    '<Select v-model="value" multiple style="width:260px"><Option v-for="item in fruits" :value="item" :key="item">{{ item }}</Option></Select>',
  ),
  autocomplete: iview(
    '',
    'City',
    '<AutoComplete v-model="value" :data="cities" placeholder="input here" style="width:200px" />',
  ),
  cascader: iview([], 'District', '<Cascader :data="areas" v-model="value" />'),
  'tree select': { undo: false, show: iview('', 'Department', '<TreeSelect v-model="value" :data="departments" />') },
});
