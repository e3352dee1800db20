import { ng, label } from '../support/primeng-variants.js';
import { angular } from '../support/primeng.js';
import { showCases } from '../support/cases.js';

const one = (inner) => `<label for="w">Favourite fruit</label>${inner}`;

const many = (inner) => `<label for="w">Favourite fruits</label>${inner}`;

const kind = (inner) => `<label for="w">Kind</label>${inner}`;

showCases({
  select: {
    undo: false,
    show: angular(
      null,
      one('<p-select inputId="w" [options]="fruits" [formControl]="field" placeholder="Select a fruit" />'),
    ),
  },
  filter: angular(
    null,
    one(
      '<p-select inputId="w" [filter]="true" [showClear]="true" [options]="objects" optionLabel="label" filterBy="label" [formControl]="field" placeholder="Select a fruit" />',
    ),
  ),
  multiselect: angular(
    [],
    many(
      '<p-multiselect inputId="w" [options]="objects" optionLabel="label" [formControl]="field" placeholder="Select fruits" />',
    ),
  ),
  autocomplete: angular(
    null,
    one('<p-autocomplete inputId="w" [suggestions]="found" (completeMethod)="search($event)" [formControl]="field" />'),
  ),
  'autocomplete multiple': angular(
    [],
    many(
      '<p-autocomplete inputId="w" multiple [suggestions]="found" (completeMethod)="search($event)" [formControl]="field" />',
    ),
  ),
  cascade: {
    undo: false,
    show: angular(
      null,
      kind(
        '<p-cascadeselect inputId="w" [options]="tree" optionLabel="label" optionGroupLabel="label" [optionGroupChildren]="[\'children\']" [formControl]="field" placeholder="Select a kind" />',
      ),
    ),
  },
  'tree select': {
    undo: false,
    show: angular(
      null,
      kind('<p-treeselect inputId="w" [options]="tree" [formControl]="field" placeholder="Select" />'),
    ),
  },
  listbox: angular(null, '<p-listbox ariaLabel="Favourite fruit" [options]="fruits" [formControl]="field" />'),
  'select group': ng(
    null,
    label(
      'Favourite fruit',
      '<p-select inputId="w" [options]="groups" [group]="true" [showClear]="true" placeholder="Select a fruit" [formControl]="field" />',
    ),
  ),
  'select editable': ng(
    '',
    label('Favourite fruit', '<p-select inputId="w" [options]="fruits" [editable]="true" [formControl]="field" />'),
  ),
  'select virtual': ng(
    null,
    label(
      'Lot',
      '<p-select inputId="w" [options]="many" [virtualScroll]="true" [virtualScrollItemSize]="38" [showClear]="true" placeholder="Select a lot" [formControl]="field" />',
    ),
  ),
  'select body': ng(
    null,
    label(
      'Favourite fruit',
      '<p-select inputId="w" appendTo="body" [checkmark]="true" [showClear]="true" [options]="fruits" placeholder="Select a fruit" [formControl]="field" />',
    ),
  ),
  'multiselect chips': ng(
    [],
    label(
      'Favourite fruits',
      '<p-multiselect inputId="w" display="chip" [options]="objects" optionLabel="label" placeholder="Select fruits" [maxSelectedLabels]="3" [formControl]="field" />',
    ),
  ),
  'multiselect group': ng(
    [],
    label(
      'Favourite fruits',
      '<p-multiselect inputId="w" [options]="groups" [group]="true" placeholder="Select fruits" [formControl]="field" />',
    ),
  ),
  'autocomplete dropdown': ng(
    '',
    label(
      'Favourite fruit',
      '<p-autocomplete inputId="w" [dropdown]="true" [suggestions]="found" (completeMethod)="search($event)" [formControl]="field" />',
    ),
  ),
  'autocomplete force': ng(
    '',
    label(
      'Favourite fruit',
      '<p-autocomplete inputId="w" [forceSelection]="true" [suggestions]="found" (completeMethod)="search($event)" [formControl]="field" />',
    ),
  ),
  'tree select multiple': ng(
    [],
    label(
      'Categories',
      '<p-treeselect inputId="w" [options]="tree" selectionMode="checkbox" placeholder="Select" [showClear]="true" [formControl]="field" />',
    ),
  ),
  'listbox filter': ng(
    null,
    '<label id="l">Favourite fruit</label><p-listbox ariaLabelledBy="l" [filter]="true" [options]="fruits" [formControl]="field" />',
  ),
  'listbox checkbox': ng(
    [],
    '<label id="l">Favourite fruits</label><p-listbox ariaLabelledBy="l" [multiple]="true" [checkbox]="true" [options]="fruits" [formControl]="field" />',
  ),
});
