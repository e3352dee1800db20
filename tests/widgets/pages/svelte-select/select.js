import { mount } from 'svelte';
import SelectLoaded from '../support/svelte/SelectLoaded.svelte';
import SelectPlain from '../support/svelte/SelectPlain.svelte';
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

showCases({
  'svelte-select': svelte(SelectPlain),
  multiple: svelte(SelectPlain, { settings: { multiple: true } }),
  'not searchable': svelte(SelectPlain, { settings: { searchable: false, showChevron: true } }),
  loaded: svelte(SelectLoaded),
});
