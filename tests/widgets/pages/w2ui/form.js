import '../support/w2ui.js';
import { w2form } from 'w2ui';
import { showCases, fruits } from '../support/cases.js';

showCases({
  form: {
    undo: false,
    show: (root) => {
      root.innerHTML = '<div id="widget" style="width:500px;height:400px"></div>';
      const record = new w2form({
        box: '#widget',
        name: 'form',
        fields: [
          { field: 'first_name', type: 'text', html: { label: 'First name' } },
          { field: 'fruit', type: 'list', options: { items: fruits }, html: { label: 'Favourite fruit' } },
          { field: 'when', type: 'date', html: { label: 'Check-in date' } },
          { field: 'terms', type: 'checkbox', html: { label: 'I accept the terms' } },
          { field: 'news', type: 'toggle', html: { label: 'Newsletter' } },
          { field: 'size', type: 'radio', options: { items: ['Small', 'Medium', 'Large'] }, html: { label: 'Size' } },
          { field: 'comments', type: 'textarea', html: { label: 'Message' } },
        ],
      });
      return {
        state: () =>
          Object.fromEntries(Object.entries(record.record).map(([key, value]) => [key, value?.text ?? value])),
      };
    },
  },
});
