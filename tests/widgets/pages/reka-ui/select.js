import { vue } from '../support/reka-ui.js';
import { showCases } from '../support/cases.js';

const popup = 'style="background: white; border: 1px solid grey; max-height: 200px; overflow: auto"';

showCases({
  select: {
    undo: false,
    show: vue(
      '',
      `<Label for="s">Favourite fruit</Label><SelectRoot v-model="value"><SelectTrigger id="s"><SelectValue placeholder="Select a fruit…" /></SelectTrigger><SelectPortal><SelectContent ${popup}><SelectViewport><SelectItem v-for="fruit in fruits" :key="fruit" :value="fruit"><SelectItemText>{{ fruit }}</SelectItemText></SelectItem></SelectViewport></SelectContent></SelectPortal></SelectRoot>`,
    ),
  },
  'select multiple': vue(
    [],
    `<Label for="s">Favourite fruits</Label><SelectRoot v-model="value" multiple><SelectTrigger id="s"><SelectValue placeholder="Select fruits…" /></SelectTrigger><SelectPortal><SelectContent position="popper" ${popup}><SelectViewport><SelectItem v-for="fruit in fruits" :key="fruit" :value="fruit"><SelectItemText>{{ fruit }}</SelectItemText></SelectItem></SelectViewport></SelectContent></SelectPortal></SelectRoot>`,
  ),
  combobox: {
    undo: false,
    show: vue(
      null,
      `<Label for="c">Favourite fruit</Label><ComboboxRoot v-model="value"><ComboboxAnchor><ComboboxInput id="c" placeholder="Placeholder..." /><ComboboxTrigger>v</ComboboxTrigger></ComboboxAnchor><ComboboxContent position="popper" ${popup}><ComboboxViewport><ComboboxEmpty>None found</ComboboxEmpty><ComboboxItem v-for="fruit in fruits" :key="fruit" :value="fruit">{{ fruit }}</ComboboxItem></ComboboxViewport></ComboboxContent></ComboboxRoot>`,
    ),
  },
  tags: vue(
    [],
    '<label for="t">Tags</label><TagsInputRoot v-model="value"><TagsInputItem v-for="item in value" :key="item" :value="item"><TagsInputItemText /><TagsInputItemDelete>x</TagsInputItemDelete></TagsInputItem><TagsInputInput id="t" placeholder="Fruits..." /></TagsInputRoot>',
  ),
  listbox: {
    undo: false,
    show: vue(
      null,
      '<ListboxRoot v-model="value"><ListboxContent aria-label="Favourite fruit"><ListboxItem v-for="fruit in fruits" :key="fruit" :value="fruit">{{ fruit }}</ListboxItem></ListboxContent></ListboxRoot>',
    ),
  },
});
