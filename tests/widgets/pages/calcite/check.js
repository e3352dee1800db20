import { plain, calcite } from '../support/calcite.js';
import { checkedOf, valueOf } from '../support/component-case.js';
import { showCases } from '../support/cases.js';

const radios = ['Basic', 'Pro', 'Team']
  .map(
    (plan) =>
      `<calcite-label layout="inline"><calcite-radio-button value="${plan.toLowerCase()}"></calcite-radio-button>${plan}</calcite-label>`,
  )
  .join('');

const segments = ['List', 'Map', 'Table']
  .map(
    (view) =>
      `<calcite-segmented-control-item value="${view.toLowerCase()}" ${view === 'Table' ? 'checked' : ''}>${view}</calcite-segmented-control-item>`,
  )
  .join('');

showCases({
  checkbox: plain(
    '<calcite-label layout="inline"><calcite-checkbox id="widget"></calcite-checkbox> I accept the terms</calcite-label>',
    checkedOf,
  ),
  switch: plain(
    '<calcite-label layout="inline">Gift wrapping <calcite-switch id="widget"></calcite-switch></calcite-label>',
    checkedOf,
  ),
  'radio button group': {
    undo: false,
    show: plain(
      `<calcite-radio-button-group id="widget" name="plan" label-text="Plan">${radios}</calcite-radio-button-group>`,
      (host) => host.selectedItem?.value ?? '',
    ),
  },
  'segmented control': {
    undo: false,
    show: calcite('View', `<calcite-segmented-control id="widget">${segments}</calcite-segmented-control>`, valueOf),
  },
});
