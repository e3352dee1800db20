import { svelte } from '../support/bits-ui.js';
import SkeletonAmount from '../support/svelte/SkeletonAmount.svelte';
import SkeletonChoice from '../support/svelte/SkeletonChoice.svelte';
import SkeletonDate from '../support/svelte/SkeletonDate.svelte';
import { showCases } from '../support/cases.js';

const choice = (part, props) => svelte(SkeletonChoice, { settings: { part, ...props } });
const amount = (part, props) => svelte(SkeletonAmount, { settings: { part, ...props } });
const date = (label, props) => svelte(SkeletonDate, { settings: { label, ...props } });

showCases({
  combobox: { undo: false, show: choice('combobox') },
  'combobox of several': choice('combobox', { multiple: true }),
  listbox: { undo: false, show: choice('listbox') },
  'listbox of several': choice('listbox', { selectionMode: 'multiple' }),
  segmented: { undo: false, show: choice('segmented') },
  'toggle group': choice('toggle'),
  'toggle group of several': choice('toggle', { multiple: true }),
  slider: amount('slider', { defaultValue: [20] }),
  'slider of two': amount('slider', { defaultValue: [20, 60] }),
  rating: { undo: false, show: amount('rating') },
  'rating in halves': { undo: false, show: amount('rating', { allowHalf: true }) },
  switch: amount('switch'),
  tags: amount('tags'),
  date: date('Check-in date'),
  'date of birth': date('Date of birth'),
  'date range': date('Travel dates', { selectionMode: 'range' }),
});
