import type { Scenario } from '../../../utils/settings/scenario';
import { scenariosStore } from '../../../utils/settings/scenarios-store';
import { countedText, text } from '../../../utils/text';
import { KeptList } from '../kept/kept-list';
import { ScenarioTable } from './scenario-table';

/** The forms that are filled in again as they were, one of them open. */
export function Scenarios() {
  return (
    <KeptList
      title={text('section_scenarios')}
      hint={text('scenariosHint')}
      none={text('scenariosNone')}
      store={scenariosStore}
      exportedAs="scenarios"
      summary={summary}
      details={(scenario, edit) => <ScenarioTable scenario={scenario} onEdit={edit} />}
    />
  );
}

function summary({ host, steps }: Scenario): string {
  const values = steps.reduce((sum, step) => sum + step.values.length, 0);
  return `${host} · ${countedText('scenarioValues', values)}`;
}
