import type { Found, Survey } from '../survey';
import { createIsCollapsed } from './collapsed';
import { createLayOutAhead } from './lay-out-ahead';
import { lookAt } from './look';
import { createIsOffScreen } from './off-screen';
import { hidingRules } from './rules';
import { hasVisibleProxy, type IsShown } from './visible-proxy';

export interface Visibility {
  /** Whether a person sees the element itself. */
  readonly isShown: IsShown;
  /** Whether a person can find the field: sees it, or sees what stands for it. */
  isReachable(found: Found, survey: Survey): boolean;
}

/** Reads layout: make one for each slice of reading, since it keeps what it has seen. */
export function createVisibility(view: Window): Visibility {
  const surroundings = { isCollapsed: createIsCollapsed(view), isOffScreen: createIsOffScreen(view) };
  const layOutAhead = createLayOutAhead();
  const isShown: IsShown = (element) => {
    layOutAhead(element);
    const look = lookAt(element, view);
    return !hidingRules.some((rule) => rule.hides(look, surroundings));
  };
  return {
    isShown,
    isReachable: (found, survey) =>
      found.members.some(isShown) ||
      found.parts.slice(0, maxParts).some(isShown) ||
      found.members.some((member) => hasVisibleProxy(member, found, survey, isShown)),
  };
}

/** Parts of a widget looked at before it counts as hidden. */
const maxParts = 12;
