import { CopyButton } from '../../components/copy-button';
import { countedText, text } from '../../utils/text';

interface FaultsBannerProps {
  readonly faults: readonly string[];
  /** What of the page was not read, for the report. */
  readonly leftOut: readonly string[];
}

/** Errors of our own that the page brought to light: how many, and a report that holds nothing of the page. */
export function FaultsBanner({ faults, leftOut }: FaultsBannerProps) {
  if (faults.length === 0) return null;
  return (
    <div className="banner">
      <p>{countedText('faults', faults.length)}</p>
      <CopyButton label={text('copyReport')} content={[...faults, ...leftOut].join('\n')} />
    </div>
  );
}
