import { useEffect, useState } from 'react';
import type { Catalogue } from '../../utils/catalogue/entry';
import { loadCatalogue } from '../../utils/catalogue/load-catalogue';
import { uiLanguage } from '../../utils/text';

/** The catalogue, once it is wanted and here; empty before. */
export function useCatalogue(isWanted = true): Catalogue {
  const [catalogue, setCatalogue] = useState<Catalogue>([]);
  useEffect(() => {
    if (isWanted) void loadCatalogue(uiLanguage(), fetchJson).then(setCatalogue);
  }, [isWanted]);
  return catalogue;
}

async function fetchJson(path: string): Promise<unknown> {
  return (await fetch(`/${path}`)).json();
}
