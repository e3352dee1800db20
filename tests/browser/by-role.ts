/** Puppeteer's selector of an element by role and accessible name, as a person with a screen reader finds it. */
export function byRole(role: string, name: string): string {
  return `::-p-aria([role="${role}"][name="${name}"])`;
}
