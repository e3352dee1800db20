import { browser } from 'wxt/browser';
import { useGrantedPatterns } from '../../../components/use-access';
import { text } from '../../../utils/text';

/** The sites that Understudy was let into for good, and the way to take that back. */
export function SiteAccess() {
  const patterns = useGrantedPatterns();
  return (
    <section className="settings-group">
      <h2>{text('settingsAccess')}</h2>
      <p className="hint" aria-live="polite">
        {patterns.length > 0 ? text('accessTo', patterns.map(hostOf).join(', ')) : text('accessNone')}
      </p>
      {patterns.length > 0 && (
        <button
          type="button"
          className="quiet-button"
          onClick={() => void browser.permissions.remove({ origins: [...patterns] })}
        >
          {text('accessRevoke')}
        </button>
      )}
    </section>
  );
}

/** `https://pay.example/*` without what is the same in every match pattern. */
function hostOf(pattern: string): string {
  const host = pattern.replace(/^.*:\/\//, '').replace(/\/\*$/, '');
  return host === '*' ? text('allSites') : host;
}
