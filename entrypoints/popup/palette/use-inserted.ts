import { useCallback, useEffect, useState } from 'react';
import { loadInserted, nothingInserted, setFavourite as store, type Inserted } from '../../../utils/conduct/inserted';

/** What was inserted lately and what is kept at hand. */
export function useInserted() {
  const [inserted, setInserted] = useState<Inserted>(nothingInserted);
  useEffect(() => void loadInserted().then(setInserted), []);
  const setFavourite = useCallback(async (id: string, kept: boolean) => {
    await store(id, kept);
    setInserted(await loadInserted());
  }, []);
  return { inserted, setFavourite };
}
