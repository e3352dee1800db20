import { rectOf } from '../../dom/nodes';

/** An element's computed style and box, each read at most once. */
export interface Look {
  readonly element: HTMLElement;
  readonly style: CSSStyleDeclaration;
  readonly rect: DOMRect;
}

export function lookAt(element: Element, view: Window): Look {
  let style: CSSStyleDeclaration | undefined;
  let rect: DOMRect | undefined;
  return {
    element: element as HTMLElement,
    get style() {
      return (style ??= view.getComputedStyle(element));
    },
    get rect() {
      return (rect ??= rectOf(element));
    },
  };
}
