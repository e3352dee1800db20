import type { Time } from '../../../moment/moment';

/** What stands in a popup now. */
export interface Panel {
  readonly root: Element;
  /** Everything below it, in the order of the tree. */
  readonly elements: readonly Element[];
}

/** One way in which popups offer a time. */
export interface TimeWay {
  offers(panel: Panel): boolean;
  /** @param read the popup as it is at the time of asking, null once it is gone */
  set(read: () => Panel | null, time: Time): Promise<void>;
}

/** An element that stands for a number of hours, minutes or seconds. */
export interface Entry {
  readonly element: Element;
  readonly number: number;
}
