import { describe, expect, it } from 'vitest';
import { allKinds, kindEntry, kindGroups } from '../../utils/plan/kinds';

const neverFilled = new Set(['captcha', 'honeypot', 'gift-card']);

describe.each(allKinds)('kind %s', (kind) => {
  const { title, example } = kindEntry(kind);

  it('has a title and an example', () => {
    expect(title).not.toBe('');
    expect(example === '').toBe(neverFilled.has(kind));
  });
});

describe('the kinds’ page', () => {
  it('has a line for each; `npx vitest run tests/plan/kinds.test.ts -u` writes it anew', async () => {
    await expect(kindsPage()).toMatchFileSnapshot('../../utils/plan/KINDS.md');
  });
});

function kindsPage(): string {
  const sections = kindGroups.map((group) => {
    const rows = allKinds
      .filter((kind) => kindEntry(kind).group === group)
      .map((kind) => {
        const { title, example, menu } = kindEntry(kind);
        return `| \`${kind}\` | ${title} | ${example.replaceAll('|', '\\|')} | ${menu ? 'yes' : ''} |`;
      });
    return [`## ${group}`, '', '| kind | what it is | example | in the menu |', '|---|---|---|---|', ...rows].join(
      '\n',
    );
  });
  const intro = `# Kinds\n\nWhat a field can want: ${allKinds.length} kinds, from the table in [kinds.ts](kinds.ts).`;
  return `${[intro, ...sections].join('\n\n')}\n`;
}
