import Autocomplete from 'devextreme/ui/autocomplete';
import DropDownBox from 'devextreme/ui/drop_down_box';
import List from 'devextreme/ui/list';
import Lookup from 'devextreme/ui/lookup';
import SelectBox from 'devextreme/ui/select_box';
import TagBox from 'devextreme/ui/tag_box';
import { dx } from '../support/devextreme.js';
import { fruits, showCases } from '../support/cases.js';

const items = { items: fruits, placeholder: 'Choose a fruit' };
const withList = {
  dataSource: fruits,
  placeholder: 'Choose a fruit',
  contentTemplate: (box) => {
    const element = document.createElement('div');
    new List(element, {
      items: fruits,
      selectionMode: 'single',
      onSelectionChanged: ({ addedItems: [item] }) => {
        box.component.option('value', item);
        box.component.close();
      },
    });
    return element;
  },
};

showCases({
  'select box': dx('Favourite fruit', SelectBox, { ...items, showClearButton: true }),
  'select box search': dx('Favourite fruit', SelectBox, { ...items, searchEnabled: true, showClearButton: true }),
  'tag box': dx('Favourite fruits', TagBox, items),
  'tag box with checkboxes': dx('Favourite fruits', TagBox, { ...items, showSelectionControls: true }),
  autocomplete: dx('Favourite fruit', Autocomplete, items),
  lookup: { undo: false, show: dx('Favourite fruit', Lookup, items) },
  'drop-down box': { undo: false, show: dx('Favourite fruit', DropDownBox, withList) },
});
