import { useEffect, useState } from 'react';

/** Names of faker's methods, once they are wanted and here; empty before, and where they could not be loaded. */
export function useFakerMethods(isWanted: boolean): readonly string[] {
  const [methods, setMethods] = useState<readonly string[]>([]);
  useEffect(() => {
    if (!isWanted) return;
    void fetch('/data/faker-methods.json')
      .then((answer) => answer.json())
      // Without them a method is typed without help.
      .then(setMethods, () => undefined);
  }, [isWanted]);
  return methods;
}
