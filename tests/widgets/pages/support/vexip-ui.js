import * as vexip from 'vexip-ui';
import 'vexip-ui/css/index.css';
import { bound } from './vue-case.js';
import { fruits } from './cases.js';

/** A case of one form item; `inner` is the control. */
export const vexipItem = (initial, label, inner) =>
  bound(initial, `<v-form :model="{}"><v-form-item label="${label}">${inner}</v-form-item></v-form>`, {
    plugins: [[vexip.install, { prefix: 'V' }]],
    data: {
      fruits,
      tree: [
        { value: 'sweet', label: 'Sweet', children: [{ value: 'apple', label: 'Apple' }] },
        { value: 'sour', label: 'Sour', children: [{ value: 'lemon', label: 'Lemon' }] },
      ],
    },
  });
