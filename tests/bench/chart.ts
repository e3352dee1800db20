import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { hasRatio, type FillCost } from './fill-cost';
import { short } from './statistics';

const file = fileURLToPath(new URL('./fill-cost.svg', import.meta.url));
const bar = { height: 18, gap: 10, left: 180, width: 330 } as const;

/**
 * Writes the picture that the README shows: one bar a page, as long as its fill takes over the bare loop. Pages of a few
 * fields have none.
 */
export function writeChart(all: readonly FillCost[]): void {
  const costs = all.filter(hasRatio);
  const longest = Math.max(...costs.map(({ overBare }) => overBare.median));
  const rows = costs.map(({ name, overBare }, index) => {
    const y = 44 + index * (bar.height + bar.gap);
    const width = Math.max(2, (bar.width * overBare.median) / longest);
    return [
      `<text x="${bar.left - 10}" y="${y + 13}" text-anchor="end">${labelOf(name)}</text>`,
      `<rect x="${bar.left}" y="${y}" width="${width.toFixed(1)}" height="${bar.height}" rx="3"/>`,
      `<text x="${(bar.left + width + 8).toFixed(1)}" y="${y + 13}">${short(overBare.median)} ×</text>`,
    ].join('');
  });
  const height = 44 + costs.length * (bar.height + bar.gap) + 6;
  const style =
    'text{font:12px system-ui,sans-serif;fill:#444}rect{fill:#0f6e5d}@media(prefers-color-scheme:dark){text{fill:#ccc}rect{fill:#4fb8a3}}';
  writeFileSync(
    file,
    `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="${height}" role="img" aria-label="Cost of a fill over a bare loop"><style>${style}</style><text x="12" y="22" font-weight="600">A fill, press to last event, over a bare loop of setter and events</text>${rows.join('')}</svg>\n`,
  );
}

/** `/mixed/1000 at once` → `1,000 mixed, at once`. */
function labelOf(name: string): string {
  const [, kind, count, how] = /^\/([\w-]+)\/(\d+)( at once)?$/.exec(name) ?? [];
  return `${Number(count).toLocaleString('en')} ${kind}${how ? ',' : ''}${how ?? ''}`;
}
