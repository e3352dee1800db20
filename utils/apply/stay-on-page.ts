/**
 * Keeps the page where it is while it is written. A page may submit or go elsewhere by itself on `change`: its own
 * listeners hear that, once; the browser follows when the writing is over, so that nothing written before is lost.
 * What the person does meanwhile (a click on a link or button) is not held up.
 */
import { closest } from '../dom/nodes';
import type { PersonsHand } from '../field/persons-hand';
import { submitAsPage } from './native/submit-as-page';

export interface PageGuard {
  hold(): void;
  /** Lets the page go where it wanted to, in a task of its own. @returns whether it goes anywhere */
  release(): boolean;
}

/** What the Navigation API tells (https://html.spec.whatwg.org/#the-navigateevent-interface). */
interface NavigateEvent extends Event {
  readonly userInitiated: boolean;
  readonly navigationType: 'push' | 'replace' | 'reload' | 'traverse';
  readonly destination: { readonly sameDocument: boolean; readonly url: string };
  readonly formData: FormData | null;
  /** The form or its button, where the browser tells. */
  readonly sourceElement?: Element | null;
}

/** A way elsewhere that was held up. */
type Leaving = () => void;

/** @param hand tells what the person does */
export function createPageGuard(view: Window, hand: PersonsHand): PageGuard {
  const navigation = 'navigation' in view ? (view.navigation as EventTarget) : null;
  let leaving: Leaving | null = null;
  let acts = 0;
  const isPersons = () => hand.acts > acts;
  /** Heard last of all, so that the page's listeners may prevent it first. */
  const holdSubmit = (event: SubmitEvent) => {
    if (event.defaultPrevented || isPersons()) return;
    event.preventDefault();
    leaving = () => submitAsPage(event.target as HTMLFormElement, event.submitter);
  };
  const holdNavigation = (event: Event) => {
    const way = event as NavigateEvent;
    const isFree = !event.cancelable || way.userInitiated || way.destination.sameDocument || isPersons();
    const goOn = isFree ? null : leavingBy(view, way);
    if (!goOn) return;
    event.preventDefault();
    leaving = goOn;
  };
  return {
    hold() {
      acts = hand.acts;
      view.addEventListener('submit', holdSubmit);
      navigation?.addEventListener('navigate', holdNavigation);
    },
    release() {
      view.removeEventListener('submit', holdSubmit);
      navigation?.removeEventListener('navigate', holdNavigation);
      const goOn = leaving;
      leaving = null;
      if (goOn) view.setTimeout(goOn);
      return goOn !== null;
    },
  };
}

/** How to go on where a navigation was held up; null where that can't be done, so that it must not be held. */
function leavingBy({ location }: Window, event: NavigateEvent): Leaving | null {
  const { destination, formData, navigationType, sourceElement } = event;
  if (formData) {
    const form = closest(sourceElement, 'form');
    return form ? () => submitAsPage(form, sourceElement === form ? null : (sourceElement as HTMLElement)) : null;
  }
  if (navigationType === 'reload') return () => location.reload();
  if (navigationType === 'traverse') return null;
  return () => (navigationType === 'replace' ? location.replace(destination.url) : location.assign(destination.url));
}
