import { useEffect, useState } from 'react';
import { loadInserted, nothingInserted, watchInserted, type Inserted } from '../../../utils/conduct/menus/inserted';

/** What was inserted lately and what is kept at hand, as it changes. */
export function useInserted(): Inserted {
  const [inserted, setInserted] = useState<Inserted>(nothingInserted);
  useEffect(() => {
    void loadInserted().then(setInserted);
    return watchInserted(setInserted);
  }, []);
  return inserted;
}
