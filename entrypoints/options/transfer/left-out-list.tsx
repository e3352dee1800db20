import type { LeftOut } from '../../../utils/settings/transfer/foreign/foreign-rules';
import { text } from '../../../utils/text';

const mostShown = 50;

/** What of another tool's file is not taken over, or not as it was there, each with its reason. */
export function LeftOutList({ left }: { readonly left: readonly LeftOut[] }) {
  if (left.length === 0) return null;
  const title = text('importLeft', left.length);
  return (
    <details className="left-out">
      <summary>{title}</summary>
      <ul>
        {left.slice(0, mostShown).map(({ what, why }, at) => (
          <li key={at}>
            <bdi>{what}</bdi>: {text(`left_${why}`)}
          </li>
        ))}
      </ul>
    </details>
  );
}
