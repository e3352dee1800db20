import { browser } from 'wxt/browser';
import { IconButton } from '../../../components/icon-button';
import { SiteForm } from '../../../components/settings/site-form';
import type { Rule } from '../../../utils/plan/rules/rule';
import { matchPatternOf } from '../../../utils/plan/rules/site-pattern';
import { personsStore } from '../../../utils/settings/persons-store';
import { rulesStore } from '../../../utils/settings/rules-store';
import { scenariosStore } from '../../../utils/settings/scenarios-store';
import type { SiteContents } from '../../../utils/settings/site-contents';
import { plainSite, withSite } from '../../../utils/settings/site';
import { sitesStore } from '../../../utils/settings/sites-store';
import { text } from '../../../utils/text';
import { EditorPane } from '../editor-pane';
import { ruleTitle } from '../values/rule-summary';

interface SitePaneProps {
  /** A site pattern. */
  readonly id: string;
  readonly contents: SiteContents;
  readonly onForgotten: () => void;
}

/** The open site: what is said of it, and what else is remembered there. */
export function SitePane({ id, contents: { rules, scenarios }, onForgotten }: SitePaneProps) {
  return (
    <EditorPane label={id} actions={[[text('siteForget'), () => void forget(id).then(onForgotten)]]}>
      <h2>
        <bdi>{id}</bdi>
      </h2>
      <SiteForm id={id} />
      <Remembered
        title={text('transfer_rules')}
        entries={rules.map((rule) => ({ id: rule.id, name: ruleTitle(rule), place: `values/${rule.id}` }))}
        onRemove={(gone) =>
          void rulesStore.change((all) => all.flatMap((rule) => (rule.id === gone ? without(rule, id) : rule)))
        }
      />
      <Remembered
        title={text('scenarios')}
        entries={scenarios.map((one) => ({ id: one.id, name: one.name, place: `scenarios/${one.id}` }))}
        onRemove={(gone) => void scenariosStore.change((all) => all.filter((one) => one.id !== gone))}
      />
    </EditorPane>
  );
}

interface RememberedProps {
  readonly title: string;
  /** `place`: where they are edited, as the address of this page names it. */
  readonly entries: readonly { readonly id: string; readonly name: string; readonly place: string }[];
  readonly onRemove: (id: string) => void;
}

function Remembered({ title, entries, onRemove }: RememberedProps) {
  if (entries.length === 0) return null;
  return (
    <section className="settings-group">
      <h3>{title}</h3>
      <ul className="remembered">
        {entries.map(({ id, name, place }) => (
          <li key={id}>
            <a href={`#${place}`}>
              <bdi>{name}</bdi>
            </a>
            <IconButton icon="close" label={text('siteRemove', name)} onClick={() => onRemove(id)} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** A rule of other sites too stays there; one of none would be for all. */
function without(rule: Rule, site: string): readonly Rule[] {
  const sites = rule.sites.filter((one) => one !== site);
  return sites.length > 0 ? [{ ...rule, sites }] : [];
}

/** Takes back what is set for a site, the browser's access with it. Rules and scenarios have their own way out. */
async function forget(id: string): Promise<void> {
  await sitesStore.change((all) => withSite(all, plainSite(id)));
  await personsStore.change((all) =>
    all.map((person) => ({ ...person, sites: person.sites.filter((one) => one !== id) })),
  );
  const pattern = matchPatternOf(id);
  if (pattern !== null) await browser.permissions.remove({ origins: [pattern] });
}
