import { mount } from 'svelte';
import BitsCalendar from '../svelte/BitsCalendar.svelte';
import BitsCheckbox from '../svelte/BitsCheckbox.svelte';
import BitsCheckboxGroup from '../svelte/BitsCheckboxGroup.svelte';
import BitsCombobox from '../svelte/BitsCombobox.svelte';
import BitsDateField from '../svelte/BitsDateField.svelte';
import BitsDatePicker from '../svelte/BitsDatePicker.svelte';
import BitsDateRangePicker from '../svelte/BitsDateRangePicker.svelte';
import BitsPin from '../svelte/BitsPin.svelte';
import BitsRadio from '../svelte/BitsRadio.svelte';
import BitsRating from '../svelte/BitsRating.svelte';
import BitsSelect from '../svelte/BitsSelect.svelte';
import BitsSelectMultiple from '../svelte/BitsSelectMultiple.svelte';
import BitsSlider from '../svelte/BitsSlider.svelte';
import BitsSliderRange from '../svelte/BitsSliderRange.svelte';
import BitsSwitch from '../svelte/BitsSwitch.svelte';
import BitsTimeField from '../svelte/BitsTimeField.svelte';
import BitsToggleGroup from '../svelte/BitsToggleGroup.svelte';
import MultiSelectMany from '../svelte/MultiSelectMany.svelte';
import MultiSelectOne from '../svelte/MultiSelectOne.svelte';
import SelectLoaded from '../svelte/SelectLoaded.svelte';
import SelectPlain from '../svelte/SelectPlain.svelte';
import { fruits, showCases } from '../support/cases.js';

/** Headless parts have no style of their own. */
const style = `
.trigger { min-width: 220px; padding: 8px 12px; border: 1px solid #999; background: #fff; text-align: left }
.popup { z-index: 50; min-width: 220px; max-height: 300px; overflow: auto; border: 1px solid #999; background: #fff; padding: 6px }
.item { display: block; padding: 6px 12px }
.item[data-highlighted] { background: #eee }
.field { display: flex; align-items: center; gap: 6px }
.cell { width: 32px; height: 40px; border: 1px solid #999 }
.switch { width: 60px; height: 32px; border-radius: 16px; border: 0; background: #999 }
.switch .thumb { display: block; width: 24px; height: 24px; border-radius: 50%; background: #fff }
.slider { position: relative; display: flex; align-items: center; width: 300px; height: 24px; touch-action: none }
.track { position: relative; width: 100%; height: 8px; background: #ddd }
.range { position: absolute; height: 100%; background: #333 }
.slider .thumb { display: block; width: 22px; height: 22px; border-radius: 50%; border: 1px solid #333; background: #fff }
`;

/** A case whose component reports its state after each change. */
const svelte =
  (component, { settings, ...extra } = {}) =>
  (root) => {
    let model = null;
    document.head.appendChild(document.createElement('style')).textContent = style;
    const form = root.appendChild(document.createElement('form'));
    mount(component, { target: form, props: { fruits, settings, report: (value) => (model = value) } });
    form.insertAdjacentHTML('beforeend', '<button type="submit">Send</button>');
    return { state: () => model ?? null, ...extra };
  };

showCases(
  {
    'bits select': svelte(BitsSelect),
    'bits select multiple': svelte(BitsSelectMultiple),
    'bits combobox': svelte(BitsCombobox),
    'bits combobox multiple': svelte(BitsCombobox, { settings: { type: 'multiple' } }),
    'bits date field': svelte(BitsDateField),
    'bits time field': svelte(BitsTimeField),
    'bits date picker': svelte(BitsDatePicker),
    'bits date range picker': svelte(BitsDateRangePicker),
    'bits calendar': svelte(BitsCalendar),
    'bits pin input': svelte(BitsPin),
    'bits rating': svelte(BitsRating),
    'bits radio group': svelte(BitsRadio),
    'bits checkbox': svelte(BitsCheckbox),
    'bits checkbox group': svelte(BitsCheckboxGroup),
    'bits switch': svelte(BitsSwitch),
    'bits slider': svelte(BitsSlider),
    'bits slider range': svelte(BitsSliderRange),
    'bits toggle group': svelte(BitsToggleGroup),
    'svelte-select': svelte(SelectPlain),
    'svelte-select multiple': svelte(SelectPlain, { settings: { multiple: true } }),
    'svelte-select not searchable': svelte(SelectPlain, { settings: { searchable: false, showChevron: true } }),
    'svelte-select loaded': svelte(SelectLoaded),
    'multiselect many': svelte(MultiSelectMany),
    'multiselect one': svelte(MultiSelectOne),
    'multiselect new options': svelte(MultiSelectMany, { settings: { allowUserOptions: true } }),
  },
  ['bits radio group', 'bits time field'],
);
