import { item, v } from '../support/arco.js';
import { showCases } from '../support/cases.js';

showCases({
  select: {
    undo: false,
    show: v(
      '',
      item(
        'Favourite fruit',
        '<a-select v-model="value" placeholder="Please select"><a-option v-for="f in fruits" :key="f" :value="f">{{f}}</a-option></a-select>',
      ),
    ),
  },
  'select search': {
    undo: false,
    show: v(
      '',
      item(
        'Favourite fruit',
        '<a-select v-model="value" allow-search allow-clear><a-option v-for="f in fruits" :key="f" :value="f">{{f}}</a-option></a-select>',
      ),
    ),
  },
  'select multiple': v(
    [],
    item(
      'Favourite fruit',
      '<a-select v-model="value" multiple><a-option v-for="f in fruits" :key="f" :value="f">{{f}}</a-option></a-select>',
    ),
  ),
  cascader: {
    undo: false,
    show: v(
      '',
      item(
        'Area',
        "<a-cascader v-model=\"value\" :options=\"[{value:'Berlin',label:'Berlin',children:[{value:'Mitte',label:'Mitte'}]},{value:'Paris',label:'Paris',children:[{value:'Marais',label:'Marais'}]}]\" />",
      ),
    ),
  },
  'auto complete': v('', item('City', "<a-auto-complete v-model=\"value\" :data=\"['Paris','Berlin','Rome']\" />")),
  'input tag': v([], item('Tags', '<a-input-tag v-model="value" allow-clear />')),
  'tree select': {
    undo: false,
    show: v(
      '',
      item(
        'Department',
        "<a-tree-select v-model=\"value\" :data=\"[{key:'Sales',title:'Sales',children:[{key:'Europe',title:'Europe'}]},{key:'Human resources',title:'Human resources'}]\" />",
      ),
    ),
  },
  transfer: v([], item('Members', '<a-transfer v-model="value" :data="fruits.map(f=>({value:f,label:f}))" />')),
});
