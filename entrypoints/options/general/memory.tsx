import { useEffect, useState } from 'react';
import { countedText, text } from '../../../utils/text';

/** What checks rules is large, and not needed to show the settings. */
const fieldRules = () => import('../../../utils/settings/field-rules-store');

/** How many fields have a rule made by a click on their row, and the way to forget these. */
export function Memory() {
  const [count, setCount] = useState(0);
  useEffect(() => {
    void fieldRules().then(async ({ countFieldRules }) => setCount(await countFieldRules()));
  }, []);
  const forget = async () => {
    const { forgetFieldRules } = await fieldRules();
    await forgetFieldRules();
    setCount(0);
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
