import { useEffect, useState } from 'react';
import { Alert } from '../../../components/alert';
import type { PopupPort } from '../use-port';
import { leavePopup } from '../place';
import { text } from '../../../utils/text';
import { PersonValues } from './person-values';
import { PersonTraitsForm } from './person-traits';

/** All there is to know of the person who fills in, and the user's word on it. */
export function PersonView({ state, send, dispatch }: PopupPort) {
  const [search, setSearch] = useState('');
  const { tab, problem, answers, inserted } = state;
  const persona = tab?.persona ?? null;
  const recipe = JSON.stringify([persona?.recipe, persona?.locale]);
  useEffect(() => send({ do: 'kind-samples' }), [send, recipe]);
  useEffect(() => {
    if (inserted) leavePopup();
  }, [inserted]);
  if (!persona) return <main className="person-view" />;
  return (
    <main className="person-view">
      {problem && <Alert onDismiss={() => dispatch({ type: 'dismiss' })}>{problem}</Alert>}
      <PersonTraitsForm key={persona.recipe.seed} traits={persona.recipe.traits} send={send} />
      <input
        type="search"
        className="search"
        autoFocus
        aria-label={text('personSearch')}
        placeholder={text('personSearch')}
        value={search}
        onChange={({ target }) => setSearch(target.value)}
      />
      <PersonValues
        traits={persona.recipe.traits}
        samples={answers.samples}
        search={search}
        canInsert={tab?.phase !== 'blocked'}
        send={send}
      />
    </main>
  );
}
