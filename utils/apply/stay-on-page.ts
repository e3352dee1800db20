/**
 * Keeps the page where it is during a fill. A page may submit by itself on `change`: the page's own listeners still
 * hear that, once, but the browser does not follow, so no value is sent off by the browser and nothing else is lost.
 * What the person does meanwhile (a click on a link or button) is not held up.
 */
export interface PageGuard {
  hold(): void;
  release(): void;
}

/** What the Navigation API tells (https://html.spec.whatwg.org/#the-navigateevent-interface). */
interface NavigateEvent extends Event {
  readonly userInitiated: boolean;
  readonly destination: { readonly sameDocument: boolean };
}

export function createPageGuard(view: Window): PageGuard {
  const navigation = 'navigation' in view ? (view.navigation as EventTarget) : null;
  const stopSubmit = (event: Event) => {
    if (!view.navigator.userActivation?.isActive) event.preventDefault();
  };
  const stopNavigation = (event: Event) => {
    const { userInitiated, destination } = event as NavigateEvent;
    if (event.cancelable && !userInitiated && !destination.sameDocument) event.preventDefault();
  };
  return {
    hold() {
      view.addEventListener('submit', stopSubmit, { capture: true });
      navigation?.addEventListener('navigate', stopNavigation);
    },
    release() {
      view.removeEventListener('submit', stopSubmit, { capture: true });
      navigation?.removeEventListener('navigate', stopNavigation);
    },
  };
}
