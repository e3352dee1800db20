import { useEffect, useState } from 'react';
import { forgetRemembered, loadRemembered } from '../../utils/settings/settings-store';
import { countedText, text } from '../../utils/text';

/** How much is remembered of the person's word on fields, and the way to forget it. */
export function Memory({ onForgotten }: { readonly onForgotten: () => void }) {
  const [count, setCount] = useState(0);
  useEffect(() => {
    void loadRemembered().then((sites) =>
      setCount(Object.values(sites).reduce((sum, fields) => sum + Object.keys(fields).length, 0)),
    );
  }, []);
  const forget = async () => {
    await forgetRemembered();
    setCount(0);
    onForgotten();
  };
  return (
    <section className="settings-group">
      <h2>{text('settingsMemory')}</h2>
      <p className="hint" aria-live="polite">
        {count > 0 ? countedText('remembered', count) : text('rememberedNone')}
      </p>
      {count > 0 && (
        <button type="button" className="quiet-button" onClick={() => void forget()}>
          {text('forget')}
        </button>
      )}
    </section>
  );
}
