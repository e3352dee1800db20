import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { SettingsForm } from './general/settings-form';
import { text } from '../../utils/text';
import { About } from './about/about';
import { OwnCatalogue } from './catalogue/own-catalogue';
import { SyncSetting } from './general/sync-setting';
import { Persons } from './persons/persons';
import { Scenarios } from './scenarios/scenarios';
import { sections, type Section } from './sections';
import { Shortcuts } from './shortcuts/shortcuts';
import { Sites } from './sites/sites';
import { Transfer } from './transfer/transfer';
import { useKeptFocus } from './use-kept-focus';
import { Values } from './values/values';

/** With all that makes persons: loaded when first opened. */
const Sets = lazy(async () => ({ default: (await import('./sets/sets')).Sets }));

/** The settings in a tab of their own. @param tabId the tab they were opened from, whose fields rules are tried on */
export function Options({ tabId }: { readonly tabId: number | null }) {
  const section = useSection();
  const root = useRef<HTMLDivElement>(null);
  useKeptFocus(root);
  return (
    <div ref={root} className="options">
      <nav className="sections" aria-label={text('settings')}>
        <p className="brand">{text('brand')}</p>
        {sections.map((one) => (
          <a key={one} href={`#${one}`} aria-current={one === section ? 'page' : undefined}>
            {text(`section_${one}`)}
          </a>
        ))}
      </nav>
      {section === 'values' && <Values tabId={tabId} />}
      {section === 'scenarios' && <Scenarios />}
      {section === 'sets' && (
        <Suspense fallback={<main className="pane" />}>
          <Sets />
        </Suspense>
      )}
      {section === 'catalogue' && <OwnCatalogue />}
      {section === 'persons' && <Persons />}
      {section === 'general' && (
        <main className="pane">
          <h1>{text('section_general')}</h1>
          <SettingsForm />
          <SyncSetting />
        </main>
      )}
      {section === 'transfer' && <Transfer />}
      {section === 'sites' && <Sites />}
      {section === 'shortcuts' && <Shortcuts />}
      {section === 'about' && <About />}
    </div>
  );
}

/** The section that the address names: links and the browser's own way back work. */
function useSection(): Section {
  const [section, setSection] = useState(sectionInAddress);
  useEffect(() => {
    const follow = () => setSection(sectionInAddress());
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, []);
  return section;
}

function sectionInAddress(): Section {
  return sections.find((section) => location.hash.startsWith(`#${section}`)) ?? 'values';
}
