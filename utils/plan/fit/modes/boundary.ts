import {
  typedText,
  type DateControl,
  type FieldDescriptor,
  type FieldFacts,
  type NumberControl,
  type TextControl,
} from '../../../pipeline';
import { realOptions } from '../choice/choice';
import { dateGrid, fittedPlace } from '../date/date';
import { units } from '../date/units';
import { fittedOptions, fittedText, type FitContext, type Fitted, type Usual } from '../fitted';
import { makeGrid } from '../number/grid';
import { boundaryMeaning } from './boundary-meaning';
import { boundaryText, type Edge } from './boundary-text';
import { dateEdges, numberEdges } from './sensible-edges';

/**
 * A value at one edge of what the field allows: the longest or shortest, the largest or smallest, the first or last.
 * It is valid: what has check digits or a notation of its own keeps them.
 */
export function fitBoundary(usual: Usual, field: FieldDescriptor, context: FitContext): Fitted {
  const edge = context.stream.chance(0.5) ? 'high' : 'low';
  const { fitted } = usual;
  switch (field.control) {
    case 'text':
      return boundaryOfText(usual, field, edge, context);
    case 'number':
      return boundaryNumber(field, edge, context) ?? fitted;
    case 'date':
      return boundaryDate(field, edge, context) ?? fitted;
    case 'color':
      return fittedText(edge === 'high' ? '#ffffff' : '#000000');
    case 'choice': {
      const option = realOptions(field.options).at(edge === 'high' ? -1 : 0);
      return option && field.optionsKnown ? fittedOptions([option]) : fitted;
    }
    default:
      return fitted;
  }
}

function boundaryOfText(usual: Usual, field: FieldFacts & TextControl, edge: Edge, context: FitContext): Fitted {
  const text = typedText(usual.fitted.value);
  if (text === null) return usual.fitted;
  return boundaryMeaning(usual, field, edge, context) ?? boundaryText(usual.fitted, text, field, edge, context);
}

/** The bound on that side; where there is none, the nearest allowed value to what the kind can be. */
function boundaryNumber(field: NumberControl, edge: Edge, { recognition: { kind } }: FitContext): Fitted | null {
  const grid = makeGrid(field, 0);
  if (!grid) return null;
  const bound = edge === 'high' ? grid.last : grid.first;
  return fittedText(bound ?? grid.nearest(numberEdges(kind)[edge]));
}

function boundaryDate(
  field: FieldFacts & DateControl,
  edge: Edge,
  { recognition: { kind }, today }: FitContext,
): Fitted | null {
  const grid = dateGrid(field);
  if (!grid) return null;
  const unit = units[field.type];
  const sensible = unit.read(dateEdges(field.type, kind, today)[edge]);
  const bound = unit.read(edge === 'high' ? field.max : field.min);
  const proposed = Number.isFinite(bound) ? grid[edge] : Math.min(Math.max(sensible, grid.low), grid.high);
  const place = grid.base + Math.round((proposed - grid.base) / grid.step) * grid.step;
  return fittedPlace(place, grid, field.type);
}
