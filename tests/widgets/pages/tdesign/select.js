import { item, v } from '../support/tdesign.js';
import { showCases } from '../support/cases.js';

showCases({
  select: { undo: false, show: v('', item('Favourite fruit', '<t-select v-model="value" :options="opts" />')) },
  'select filterable': {
    undo: false,
    show: v('', item('Favourite fruit', '<t-select v-model="value" :options="opts" filterable />')),
  },
  'select multiple': v([], item('Favourite fruit', '<t-select v-model="value" :options="opts" multiple />')),
  cascader: {
    undo: false,
    show: v(
      '',
      item(
        'Area',
        "<t-cascader v-model=\"value\" :options=\"[{value:'Berlin',label:'Berlin',children:[{value:'Mitte',label:'Mitte'}]},{value:'Paris',label:'Paris',children:[{value:'Marais',label:'Marais'}]}]\" />",
      ),
    ),
  },
  'auto complete': v('', item('City', "<t-auto-complete v-model=\"value\" :options=\"['Paris','Berlin','Rome']\" />")),
  'tag input': v([], item('Tags', '<t-tag-input v-model="value" />')),
  'tree select': {
    undo: false,
    show: v(
      '',
      item(
        'Department',
        "<t-tree-select v-model=\"value\" :data=\"[{value:'Sales',label:'Sales',children:[{value:'Europe',label:'Europe'}]},{value:'Human resources',label:'Human resources'}]\" />",
      ),
    ),
  },
  transfer: v([], item('Members', '<t-transfer v-model="value" :data="opts" />')),
});
