import { useState } from 'react';

export interface Typed<T> {
  /** What stands in the editor. */
  readonly typed: T;
  readonly type: (typed: T) => void;
  /** The typing is over: what was typed has been handed on, or the editor was left. */
  readonly settle: () => void;
}

/**
 * What stands in an editor: the value, until something else is typed. A new value replaces it, unless somebody is typing
 * just then: what was set a moment ago comes back while they go on.
 */
export function useTyped<T>(value: T): Typed<T> {
  const key = JSON.stringify(value);
  const [typed, setTyped] = useState(value);
  const [isTyping, setTyping] = useState(false);
  const [standing, setStanding] = useState(key);
  if (standing !== key) {
    setStanding(key);
    if (!isTyping) setTyped(value);
  }
  return {
    typed,
    type(next) {
      setTyped(next);
      setTyping(JSON.stringify(next) !== key);
    },
    settle: () => setTyping(false),
  };
}
