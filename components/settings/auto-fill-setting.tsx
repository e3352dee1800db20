import { useState } from 'react';
import { browser } from 'wxt/browser';
import { matchPatternOf } from '../../utils/plan/rules/site-pattern';
import type { Scenario } from '../../utils/settings/scenario';
import type { AutoFill, Site } from '../../utils/settings/site';
import { text } from '../../utils/text';
import { useAccess } from '../use-access';
import { SelectSetting } from './select-setting';

interface AutoFillSettingProps {
  readonly site: Site;
  /** Those that are for the site. */
  readonly scenarios: readonly Pick<Scenario, 'id' | 'name'>[];
  readonly onChange: (auto: AutoFill | null) => void;
}

/** Whether pages of a site are filled in as they open, which takes the browser's own consent; and whether it still stands. */
export function AutoFillSetting({ site: { id, auto }, scenarios, onChange }: AutoFillSettingProps) {
  const pattern = matchPatternOf(id);
  const hasAccess = useAccess(pattern);
  const [isDenied, setDenied] = useState(false);
  /** Asks first and at once: browsers want the question within the click. What is chosen outlives a popup that closes over it. */
  const ask = async () => {
    const granted = pattern !== null && (await browser.permissions.request({ origins: [pattern] }).catch(() => false));
    setDenied(!granted);
  };
  const choose = (chosen: string) => {
    const next = autoFillOf(chosen);
    setDenied(false);
    if (next && !hasAccess) void ask();
    onChange(next);
  };
  return (
    <>
      <SelectSetting
        label={text('auto')}
        hint={text('autoHint')}
        options={[
          ['', text('auto_off')],
          ['plan', text('auto_plan')],
          ...scenarios.map((scenario) => [scenario.id, text('auto_scenario', scenario.name)] as const),
          ...goneScenario(auto, scenarios),
        ]}
        value={auto ? (auto.is === 'plan' ? 'plan' : auto.scenario) : ''}
        onChange={choose}
      />
      {auto && !hasAccess && (
        <div className="banner" role="status">
          <p>{text(pattern === null ? 'autoCannotAsk' : isDenied ? 'autoDenied' : 'autoNoAccess')}</p>
          {pattern !== null && (
            <button type="button" className="quiet-button" onClick={() => void ask()}>
              {text('allow')}
            </button>
          )}
        </div>
      )}
    </>
  );
}

/** @param chosen '' for nothing, `plan`, or a scenario's id */
function autoFillOf(chosen: string): AutoFill | null {
  if (chosen === '') return null;
  return chosen === 'plan' ? { is: 'plan' } : { is: 'scenario', scenario: chosen };
}

/** What was chosen stays to be seen where the scenario has been deleted. */
function goneScenario(auto: AutoFill | null, known: AutoFillSettingProps['scenarios']) {
  if (auto?.is !== 'scenario' || known.some(({ id }) => id === auto.scenario)) return [];
  return [[auto.scenario, text('auto_gone')] as const];
}
