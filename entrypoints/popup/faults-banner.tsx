import { CopyButton } from '../../components/copy-button';
import { countedText, text } from '../../utils/text';

/** Errors of our own that the page brought to light: how many, and a report that holds nothing of the page. */
export function FaultsBanner({ faults }: { readonly faults: readonly string[] }) {
  if (faults.length === 0) return null;
  return (
    <div className="banner">
      <p>{countedText('faults', faults.length)}</p>
      <CopyButton label={text('copyReport')} content={faults.join('\n')} />
    </div>
  );
}
