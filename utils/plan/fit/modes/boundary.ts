import type { FieldDescriptor, NumberControl } from '../../../pipeline';
import { realOptions } from '../choice/choice';
import { dateGrid } from '../date/date';
import { units } from '../date/units';
import { fittedText, type FitContext, type Fitted } from '../fitted';
import { makeGrid } from '../number/grid';
import { boundaryText, type Edge } from './boundary-text';

/**
 * A value at one edge of what the field allows: the longest or shortest, the largest or smallest, the first or last.
 * @param usual the field's value in realistic mode
 */
export function fitBoundary(usual: Fitted, field: FieldDescriptor, context: FitContext): Fitted {
  const edge = context.stream.chance(0.5) ? 'high' : 'low';
  switch (field.control) {
    case 'text':
      return usual.value?.as === 'text' ? boundaryText(usual, usual.value.text, field, edge, context) : usual;
    case 'number':
      return boundaryNumber(field, edge) ?? usual;
    case 'date': {
      const grid = dateGrid(field);
      const bound = edge === 'high' ? field.max || field.min : field.min || field.max;
      return grid && bound ? fittedText(units[field.type].show(bound === field.max ? grid.high : grid.low)) : usual;
    }
    case 'color':
      return fittedText(edge === 'high' ? '#ffffff' : '#000000');
    case 'choice': {
      const option = realOptions(field.options).at(edge === 'high' ? -1 : 0);
      return option && field.optionsKnown
        ? { value: { as: 'choose', indices: [option.index] }, shown: option.text || option.value, reason: null }
        : usual;
    }
    default:
      return usual;
  }
}

function boundaryNumber(field: NumberControl, edge: Edge): Fitted | null {
  const grid = makeGrid(field, 0);
  const bound = edge === 'high' ? (grid?.last ?? grid?.first) : (grid?.first ?? grid?.last);
  return bound === undefined || bound === null ? null : fittedText(bound);
}
