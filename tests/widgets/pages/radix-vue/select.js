import { rx } from '../support/radix-vue.js';
import { showCases } from '../support/cases.js';

showCases({
  'radix select': {
    undo: false,
    show: rx(
      '',
      '<label>Favourite fruit</label><SelectRoot v-model="value"><SelectTrigger aria-label="Favourite fruit"><SelectValue placeholder="Choose…" /></SelectTrigger><SelectPortal><SelectContent><SelectViewport><SelectItem v-for="f in fruits" :key="f" :value="f"><SelectItemText>{{f}}</SelectItemText></SelectItem></SelectViewport></SelectContent></SelectPortal></SelectRoot>',
    ),
  },
});
