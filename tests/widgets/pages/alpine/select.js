import { alpine, one } from '../support/alpine.js';
import { showCases } from '../support/cases.js';

showCases({
  select: {
    ci: true,
    show: one(
      '',
      '<label>Plan <select x-model="value"><option value="">Choose</option><option>Basic</option><option>Pro</option></select></label>',
    ),
  },
  listbox: {
    ci: true,
    undo: false,
    show: alpine(
      () => ({ value: '', isOpen: false, options: ['Apple', 'Banana', 'Cherry'] }),
      `<label id="l">Fruit</label><div @click.outside="isOpen = false"><button type="button" aria-haspopup="listbox" aria-labelledby="l" :aria-expanded="isOpen" @click="isOpen = !isOpen" x-text="value || 'Choose'"></button>
     <ul role="listbox" x-show="isOpen" @keydown.escape.window="isOpen = false"><template x-for="o in options" :key="o"><li role="option" :aria-selected="value === o" @click="value = o; isOpen = false" x-text="o"></li></template></ul></div>`,
      (data) => data.value,
      { want: 'Cherry', wantState: 'Cherry' },
    ),
  },
  'dropdown without roles': {
    ci: true,
    undo: false,
    show: alpine(
      () => ({ value: '', isOpen: false, options: ['Apple', 'Banana', 'Cherry'] }),
      `<label>Fruit</label><div class="dropdown" @click.outside="isOpen = false"><button type="button" class="dropdown-toggle" @click="isOpen = !isOpen" x-text="value || 'Select a fruit'"></button>
     <ul class="dropdown-menu" x-show="isOpen"><template x-for="o in options" :key="o"><li><a href="#" @click.prevent="value = o; isOpen = false" x-text="o"></a></li></template></ul></div>`,
      (data) => data.value,
      { want: 'Cherry', wantState: 'Cherry' },
    ),
  },
});
