import { describe, expect, it } from 'vitest';
import { saysState, type State } from '../../../utils/field/saying/class-states';

describe('what class names say of a state', () => {
  it.each<[State, string]>([
    ['on', 'active'],
    ['on', 'chip chip--is-selected'],
    ['on', 'x-switch is--on'],
    ['on', 'xp-switch-open'],
    ['on', 'layui-form-onswitch'],
    ['off', 'unchecked-icon'],
    ['off', 'is-un-selected'],
    ['lit', 'star-full'],
    ['lit', 'StarFilled'],
    ['lit', 'anticon star-solid'],
    ['chosen', 'day selected-day'],
    ['chosen', 'day is-current'],
    ['chosen', 'vdpDaySelected'],
    ['chosen', 'rdp-range_start range-start'],
    ['highlighted', 'item-highlighted'],
    ['disabled', 'cell is-disabled'],
    ['invalid', 'input-invalid-value'],
    ['empty', 'swatch-empty'],
  ])('%s: %s', (state, classes) => {
    expect(saysState(classes, state)).toBe(true);
  });

  it.each<[State, string]>([
    ['on', 'inactive'],
    ['on', 'button'],
    ['on', 'active-dot'],
    ['on', 'active:bg-blue hover:selected'],
    ['on', 'drawer-open'],
    ['off', 'checked'],
    ['lit', 'inactive'],
    ['lit', 'fullwidth'],
    ['chosen', 'keyboard-selected'],
    ['chosen', 'data-selected:font-bold'],
    ['chosen', 'selectedable'],
    ['chosen', 'current-month day'],
    ['disabled', 'drag-disabled'],
    ['disabled', 'aria-disabled:text-disabled [&.is-disabled]:hidden'],
    ['disabled', 'disabled-look'],
    ['invalid', 'invalidate'],
    ['empty', ''],
  ])('not %s: %s', (state, classes) => {
    expect(saysState(classes, state)).toBe(false);
  });
});
