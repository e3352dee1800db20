import { useMemo } from 'react';
import { modes } from '../../utils/plan/context';
import { personsStore } from '../../utils/settings/persons-store';
import { scenariosStore } from '../../utils/settings/scenarios-store';
import { plainSite, withSite, type Site } from '../../utils/settings/site';
import { isScenarioOn } from '../../utils/settings/site-contents';
import { sitesStore } from '../../utils/settings/sites-store';
import { text } from '../../utils/text';
import { Alert } from '../alert';
import { useList } from '../use-list';
import { AutoFillSetting } from './auto-fill-setting';
import { fillOptions } from './fill-setting';
import { languageOptions } from './language-options';
import { SelectSetting } from './select-setting';
import { ToggleSetting } from './toggle-setting';

/** Stands for null in a list. */
const asEverywhere = '';

interface SiteFormProps {
  /** A site pattern. */
  readonly id: string;
  /** Id of the heading that tells its settings from those of all sites, where both are in the view. */
  readonly under?: string;
  /** Told when something a fill depends on has changed. */
  readonly onChange?: () => void;
}

/** All that can be said of one site. Each change is saved at once. */
export function SiteForm({ id, under, onChange }: SiteFormProps) {
  const sites = useList(sitesStore);
  const persons = useList(personsStore);
  const scenarios = useList(scenariosStore);
  const languages = useMemo(() => languageOptions(), []);
  if (!sites.entries || !persons.entries || !scenarios.entries) return null;
  const site = sites.entries.find((one) => one.id === id) ?? plainSite(id);
  const edit = async (change: (site: Site) => Partial<Site>) => {
    const isSaved = await sites.change((all) => {
      const now = all.find((one) => one.id === id) ?? plainSite(id);
      return withSite(all, { ...now, ...change(now) });
    });
    if (isSaved) onChange?.();
  };
  const set = (change: Partial<Site>) => edit(() => change);
  const setPerson = async (chosen: string) => {
    const isSaved = await persons.change((all) =>
      all.map((person) => {
        const others = person.sites.filter((one) => one !== id);
        return { ...person, sites: person.id === chosen ? [...others, id] : others };
      }),
    );
    if (isSaved) onChange?.();
  };
  return (
    <>
      {(sites.hasFailed || persons.hasFailed) && <Alert>{text('keptNotSaved')}</Alert>}
      <ToggleSetting
        label={text('siteOff')}
        hint={text('siteOffHint')}
        checked={site.off}
        onTurn={() => void edit(({ off }) => ({ off: !off }))}
      />
      <AutoFillSetting
        site={site}
        scenarios={scenarios.entries.filter((scenario) => isScenarioOn(id, scenario))}
        onChange={(auto) => void set({ auto })}
      />
      <SelectSetting
        label={text('person')}
        under={under}
        options={[
          [asEverywhere, text('siteAsEverywhere')],
          ...persons.entries.map((one) => [one.id, one.name] as const),
        ]}
        value={persons.entries.find((person) => person.sites.includes(id))?.id ?? asEverywhere}
        onChange={(chosen) => void setPerson(chosen)}
      />
      <SelectSetting
        label={text('language')}
        under={under}
        options={[[asEverywhere, text('siteAsEverywhere')], ...languages]}
        value={site.language ?? asEverywhere}
        onChange={(language) => void set({ language: language || null })}
      />
      <SelectSetting
        label={text('mode')}
        under={under}
        options={[
          [asEverywhere, text('siteAsEverywhere')],
          ...modes.map((mode) => [mode, text(`mode_${mode}`)] as const),
        ]}
        value={site.mode ?? asEverywhere}
        onChange={(mode) => void set({ mode: mode || null })}
      />
      <SelectSetting
        label={text('fill')}
        under={under}
        options={[[asEverywhere, text('siteAsEverywhere')], ...fillOptions()]}
        value={site.fill ?? asEverywhere}
        onChange={(fill) => void set({ fill: fill || null })}
      />
    </>
  );
}
