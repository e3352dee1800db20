import { JsonForms } from '@jsonforms/react';
import { materialCells, materialRenderers } from '@jsonforms/material-renderers';
import { vanillaCells, vanillaRenderers } from '@jsonforms/vanilla-renderers';
import { fruits, showCases } from '../support/cases.js';
import { controlled } from '../support/react-case.jsx';

const material = { renderers: materialRenderers, cells: materialCells };
const vanilla = { renderers: vanillaRenderers, cells: vanillaCells };
const titled = fruits.map((fruit) => ({ const: fruit.toLowerCase(), title: fruit }));

/** A form of one property. @param options of its control in the UI schema */
const asked = (set, title, schema, options, initial) =>
  controlled(initial === undefined ? {} : { field: initial }, (data, setData) => (
    <JsonForms
      {...set}
      schema={{ type: 'object', properties: { field: { title, ...schema } } }}
      uischema={{ type: 'Control', scope: '#/properties/field', options }}
      data={data}
      onChange={(change) => setData(change.data)}
    />
  ));

const string = { type: 'string' };
/** @param empty what a field of a date holds before */
const cases = (set, name, empty) => ({
  [`${name} text`]: asked(set, 'First name', string),
  [`${name} area`]: asked(set, 'Comments', string, { multi: true }),
  [`${name} email`]: asked(set, 'Email', { type: 'string', format: 'email' }),
  [`${name} integer`]: asked(set, 'Quantity', { type: 'integer', minimum: 1, maximum: 99 }),
  [`${name} number`]: asked(set, 'Price', { type: 'number', minimum: 0 }),
  [`${name} boolean`]: asked(set, 'I accept the terms', { type: 'boolean' }, undefined, false),
  [`${name} toggle`]: asked(set, 'I accept the terms', { type: 'boolean' }, { toggle: true }, false),
  [`${name} enum`]: { undo: false, show: asked(set, 'Favourite fruit', { type: 'string', enum: fruits }) },
  [`${name} one of`]: { undo: false, show: asked(set, 'Favourite fruit', { type: 'string', oneOf: titled }) },
  [`${name} radio`]: {
    undo: false,
    show: asked(set, 'Favourite fruit', { type: 'string', enum: fruits }, { format: 'radio' }),
  },
  [`${name} many`]: asked(
    set,
    'Favourite fruits',
    { type: 'array', uniqueItems: true, items: { type: 'string', enum: fruits } },
    undefined,
    [],
  ),
  [`${name} date`]: asked(set, 'Check-in date', { type: 'string', format: 'date' }, undefined, empty),
  [`${name} time`]: asked(set, 'Pick-up time', { type: 'string', format: 'time' }, undefined, empty),
  [`${name} date and time`]: asked(set, 'Appointment', { type: 'string', format: 'date-time' }, undefined, empty),
  [`${name} slider`]: asked(
    set,
    'Volume',
    { type: 'integer', minimum: 0, maximum: 100, default: 20 },
    { slider: true },
    20,
  ),
});

showCases({ ...cases(material, 'material'), ...cases(vanilla, 'vanilla', '') });
