import { describe, expect, it } from 'vitest';
import messages from '../../public/_locales/en/messages.json';
import { allKinds, kindEntry, kindGroups, type Kind } from '../../utils/kinds/kinds';

const neverFilled = new Set(['captcha', 'honeypot', 'gift-card']);

describe.each(allKinds)('kind %s', (kind) => {
  it('has an example', () => {
    expect(kindEntry(kind).example === '').toBe(neverFilled.has(kind));
  });
});

describe('the kinds’ page', () => {
  it('has a line for each; `npx vitest run tests/kinds/kinds.test.ts -u` writes it anew', async () => {
    await expect(kindsPage()).toMatchFileSnapshot('../../utils/kinds/KINDS.md');
  });
});

function kindsPage(): string {
  const sections = kindGroups.map((group) => {
    const rows = allKinds
      .filter((kind) => kindEntry(kind).group === group)
      .map((kind) => {
        const { example, menu } = kindEntry(kind);
        return `| \`${kind}\` | ${titleOf(kind)} | ${example.replaceAll('|', '\\|')} | ${menu ? 'yes' : ''} |`;
      });
    return [`## ${group}`, '', '| kind | what it is | example | in the menu |', '|---|---|---|---|', ...rows].join(
      '\n',
    );
  });
  const intro = `# Kinds\n\nWhat a field can want: ${allKinds.length} kinds, from the table in [kinds.ts](kinds.ts).`;
  return `${[intro, ...sections].join('\n\n')}\n`;
}

function titleOf(kind: Kind): string {
  return messages[`kind_${kind.replaceAll('-', '_')}` as keyof typeof messages].message;
}
