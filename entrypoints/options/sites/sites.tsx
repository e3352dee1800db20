import { useId, useMemo, useState, type FormEvent } from 'react';
import { useList } from '../../../components/use-list';
import { isSitePattern } from '../../../utils/plan/rules/site-pattern';
import { personsStore } from '../../../utils/settings/persons-store';
import { rulesStore } from '../../../utils/settings/rules-store';
import { scenariosStore } from '../../../utils/settings/scenarios-store';
import { siteContents, sitesNamed, type SiteContents } from '../../../utils/settings/site-contents';
import { sitesStore } from '../../../utils/settings/sites-store';
import { text } from '../../../utils/text';
import { KeptRows, type KeptRow } from '../kept/kept-rows';
import { SiteAccess } from './site-access';
import { SitePane } from './site-pane';
import { siteSummary } from './site-summary';

/** All that is remembered by site, one of them open. */
export function Sites() {
  const known = useSitesKnown();
  const [chosen, setChosen] = useState<string | null>(null);
  if (!known) return <main className="pane" />;
  return (
    <>
      <main className="pane">
        <h1>{text('section_sites')}</h1>
        <p className="hint">{text('sitesHint')}</p>
        <NewSite onAdd={setChosen} />
        <KeptRows rows={known.rows} none={text('sitesNone')} chosen={chosen} onChoose={setChosen} />
        <SiteAccess />
      </main>
      {chosen !== null && (
        <SitePane key={chosen} id={chosen} contents={known.contentsOf(chosen)} onForgotten={() => setChosen(null)} />
      )}
    </>
  );
}

interface SitesKnown {
  readonly rows: readonly KeptRow[];
  readonly contentsOf: (id: string) => SiteContents;
}

/** null until they are read. */
function useSitesKnown(): SitesKnown | null {
  const rules = useList(rulesStore).entries;
  const sites = useList(sitesStore).entries;
  const persons = useList(personsStore).entries;
  const scenarios = useList(scenariosStore).entries;
  return useMemo(() => {
    if (!rules || !sites || !persons || !scenarios) return null;
    const lists = { rules, sites, persons, scenarios };
    const contentsOf = siteContents(lists);
    const rows = sitesNamed(lists).map((id) => ({ id, name: id, summary: siteSummary(contentsOf(id)) }));
    return { rows, contentsOf };
  }, [rules, sites, persons, scenarios]);
}

/** Opens a site that nothing is said of yet. */
function NewSite({ onAdd }: { readonly onAdd: (id: string) => void }) {
  const id = useId();
  const [draft, setDraft] = useState('');
  const site = draft.trim().toLowerCase();
  const isWrong = site !== '' && !isSitePattern(site);
  const add = (event: FormEvent) => {
    event.preventDefault();
    if (site === '' || isWrong) return;
    onAdd(site);
    setDraft('');
  };
  return (
    <form className="field" onSubmit={add}>
      <label htmlFor={id}>{text('siteAdd')}</label>
      <div className="field-row">
        <input
          id={id}
          value={draft}
          placeholder="*.example.com"
          autoComplete="off"
          spellCheck={false}
          aria-invalid={isWrong}
          aria-describedby={`${id}-hint`}
          onChange={({ target }) => setDraft(target.value)}
        />
        <button type="submit" className="button" aria-disabled={site === '' || isWrong}>
          {text('siteOpen')}
        </button>
      </div>
      <p id={`${id}-hint`} className="error" aria-live="polite">
        {isWrong && text('siteWrong', site)}
      </p>
    </form>
  );
}
