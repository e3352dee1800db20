import { mount } from 'svelte';
import { fruits, showCases } from '../support/cases.js';
import MeltCheck from '../support/svelte/MeltCheck.svelte';
import MeltCombobox from '../support/svelte/MeltCombobox.svelte';
import MeltDate from '../support/svelte/MeltDate.svelte';
import MeltPin from '../support/svelte/MeltPin.svelte';
import MeltRadio from '../support/svelte/MeltRadio.svelte';
import MeltSelect from '../support/svelte/MeltSelect.svelte';
import MeltSlider from '../support/svelte/MeltSlider.svelte';
import MeltTags from '../support/svelte/MeltTags.svelte';

const style =
  '.popup{background:#fff;border:1px solid;padding:6px;z-index:9}.item{padding:6px}.box{width:24px;height:24px}.track{display:block;position:relative;width:240px;height:8px;background:#ccc}.thumb{display:block;width:18px;height:18px;top:-5px;background:#06c}';

const melt =
  (component, props = {}) =>
  (root) => {
    let model = null;
    root.insertAdjacentHTML('beforeend', `<style>${style}</style><form></form>`);
    mount(component, {
      target: root.querySelector('form'),
      props: { ...props, report: (value) => (model = value) },
    });
    return { state: () => model };
  };

showCases({
  select: { undo: false, show: melt(MeltSelect, { fruits }) },
  'select of several': melt(MeltSelect, { fruits, multiple: true }),
  combobox: { undo: false, show: melt(MeltCombobox, { fruits }) },
  checkbox: melt(MeltCheck, { kind: 'checkbox' }),
  switch: melt(MeltCheck, { kind: 'switch' }),
  'radio group': { undo: false, show: melt(MeltRadio) },
  tags: melt(MeltTags),
  slider: melt(MeltSlider),
  'pin input': melt(MeltPin),
  'date picker': melt(MeltDate),
});
