import { useEffect, useState } from 'react';
import { browser } from 'wxt/browser';
import { CopyButton } from '../../../components/copy-button';
import { Icon } from '../../../components/icon';
import { openPractice } from '../../../components/open-practice';
import { keptAside, loadSettings } from '../../../utils/settings/settings-store';
import { loadSync } from '../../../utils/settings/sync/sync-store';
import { listStores } from '../../../utils/settings/transfer/list-stores';
import { listNames, type ListName } from '../../../utils/settings/transfer/transfer-lists';
import { text } from '../../../utils/text';
import { reportOf, type Stored } from './report';

/** Which Understudy this is, what it keeps, and what to say of it where it fails. */
export function About() {
  const stored = useStored();
  const { version } = browser.runtime.getManifest();
  if (!stored) return <main className="pane" />;
  return (
    <main className="pane">
      <h1>{text('section_about')}</h1>
      <dl className="facts">
        <Fact title={text('aboutVersion')} fact={version} />
        <Fact title={text('aboutLicence')} fact="MIT" />
      </dl>
      <button type="button" className="button" onClick={openPractice}>
        <Icon name="external" />
        {text('practice')}
      </button>
      <section className="settings-group">
        <h2>{text('aboutStored')}</h2>
        <p className="hint">{text('aboutStoredHint')}</p>
        <dl className="facts">
          {listNames.map((name) => (
            <Fact key={name} title={text(`transfer_${name}`)} fact={String(stored.counts[name])} />
          ))}
        </dl>
      </section>
      <section className="settings-group">
        <h2>{text('aboutReport')}</h2>
        <p className="hint">{text('aboutReportHint')}</p>
        <CopyButton label={text('aboutCopy')} content={reportOf(stored, version)} />
      </section>
    </main>
  );
}

function Fact({ title, fact }: { readonly title: string; readonly fact: string }) {
  return (
    <div>
      <dt>{title}</dt>
      <dd>{fact}</dd>
    </div>
  );
}

/** null until it is read. */
function useStored(): Stored | null {
  const [stored, setStored] = useState<Stored | null>(null);
  useEffect(() => {
    void readStored().then(setStored);
  }, []);
  return stored;
}

async function readStored(): Promise<Stored> {
  const count = async (name: ListName) => [name, (await listStores[name].load()).length] as const;
  const counts = Object.fromEntries(await Promise.all(listNames.map(count))) as Stored['counts'];
  const { origins = [] } = await browser.permissions.getAll();
  return {
    counts,
    settings: await loadSettings(),
    aside: await keptAside(),
    sync: await loadSync(),
    access: origins.length,
  };
}
