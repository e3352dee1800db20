import { AutoComplete, ComboBox, DropDownList, DropDownTree, ListBox, MultiSelect } from '@syncfusion/ej2-dropdowns';
import { ej2 } from '../support/syncfusion.js';
import { fruits, showCases } from '../support/cases.js';

const one = { dataSource: fruits, placeholder: 'Choose a fruit', width: '300px' };
const many = { dataSource: fruits, placeholder: 'Choose fruits', width: '300px' };
const kinds = [
  { text: 'Plants', hasChildren: true, expanded: true },
  { parent: 'Plants', text: 'Fern' },
  { parent: 'Plants', text: 'Moss' },
  { text: 'Fox' },
];
const tree = {
  fields: { dataSource: kinds, value: 'text', text: 'text', parentValue: 'parent', hasChildren: 'hasChildren' },
  placeholder: 'Choose a kind',
  width: '300px',
};

showCases({
  'dropdown list': { undo: false, show: ej2('Favourite fruit', DropDownList, one) },
  'dropdown list with clear button': ej2('Favourite fruit', DropDownList, { ...one, showClearButton: true }),
  'dropdown list filtering': ej2('Favourite fruit', DropDownList, {
    ...one,
    allowFiltering: true,
    showClearButton: true,
  }),
  combobox: ej2('Favourite fruit', ComboBox, one),
  autocomplete: ej2('Favourite fruit', AutoComplete, one),
  multiselect: ej2('Favourite fruits', MultiSelect, many),
  'dropdown tree': ej2('Kind', DropDownTree, tree),
  'list box': ej2('Favourite fruits', ListBox, { dataSource: fruits, height: '200px' }),
});
