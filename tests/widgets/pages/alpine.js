import Alpine from 'alpinejs';
import { showCases } from './support/cases.js';

function alpine(data, markup, state, extra = {}) {
  return (root) => {
    root.innerHTML = `<form x-data="page">${markup}<button type="submit">Send</button></form>`;
    const store = Alpine.reactive(data());
    Alpine.data('page', () => store);
    Alpine.start();
    return { state: () => state(store), ...extra };
  };
}
const one = (initial, markup, extra) =>
  alpine(
    () => ({ value: initial }),
    markup,
    (data) => data.value,
    extra,
  );

showCases({
  text: one('', '<label>First name <input x-model="value"></label>'),
  'lazy number': one('', '<label>Guests <input x-model.number.lazy="value"></label>', { text: '12', wantState: 12 }),
  checkbox: one(false, '<label><input type="checkbox" x-model="value"> Terms</label>'),
  select: one(
    '',
    '<label>Plan <select x-model="value"><option value="">Choose</option><option>Basic</option><option>Pro</option></select></label>',
  ),
  switch: one(
    false,
    '<span id="l">Gift wrapping</span><button type="button" role="switch" aria-labelledby="l" :aria-checked="value ? \'true\' : \'false\'" @click="value = !value" style="width:40px;height:20px"></button>',
  ),
  listbox: alpine(
    () => ({ value: '', isOpen: false, options: ['Apple', 'Banana', 'Cherry'] }),
    `<label id="l">Fruit</label><div @click.outside="isOpen = false"><button type="button" aria-haspopup="listbox" aria-labelledby="l" :aria-expanded="isOpen" @click="isOpen = !isOpen" x-text="value || 'Choose'"></button>
     <ul role="listbox" x-show="isOpen" @keydown.escape.window="isOpen = false"><template x-for="o in options" :key="o"><li role="option" :aria-selected="value === o" @click="value = o; isOpen = false" x-text="o"></li></template></ul></div>`,
    (data) => data.value,
    { want: 'Cherry', wantState: 'Cherry', undo: false },
  ),
  'dropdown without roles': alpine(
    () => ({ value: '', isOpen: false, options: ['Apple', 'Banana', 'Cherry'] }),
    `<label>Fruit</label><div class="dropdown" @click.outside="isOpen = false"><button type="button" class="dropdown-toggle" @click="isOpen = !isOpen" x-text="value || 'Select a fruit'"></button>
     <ul class="dropdown-menu" x-show="isOpen"><template x-for="o in options" :key="o"><li><a href="#" @click.prevent="value = o; isOpen = false" x-text="o"></a></li></template></ul></div>`,
    (data) => data.value,
    { want: 'Cherry', wantState: 'Cherry', undo: false },
  ),
  stars: one(
    0,
    '<span id="l">Rating</span><div role="radiogroup" aria-labelledby="l"><template x-for="n in 5"><button type="button" role="radio" :aria-checked="value === n" :aria-label="n + \' stars\'" @click="value = n">★</button></template></div>',
    { undo: false },
  ),
});
