/** Browser errors for pages where no extension may run, and the sentence a person reads. First match counts. */
const troubles: readonly (readonly [RegExp, string])[] = [
  [
    /extensions gallery|chrome web store|addons\.mozilla|restricted domain/i,
    'The extension store lets no extension fill its pages.',
  ],
  [
    /pdf|chrome-extension:|moz-extension:|different extension/i,
    'This page belongs to a viewer or another extension and can’t be filled.',
  ],
  [
    /chrome:\/\/|edge:\/\/|about:|view-source:|devtools:|browser UI|cannot be scripted/i,
    'Browser pages can’t be filled by extensions.',
  ],
  [/error page|is showing error/i, 'This page failed to load, so there is nothing to fill.'],
  [/file:/i, 'To fill local files, allow access to file URLs in the extension’s settings.'],
  [/policy|enterprise|blocked by/i, 'A policy of this browser keeps extensions off this page.'],
  [
    /cannot access|missing host permission|permission/i,
    'There is no access to this page: open a web page and click the toolbar button there.',
  ],
  [/nothing here takes text/i, 'Nothing here takes text: click into a field first.'],
  [/nothing here can be filled/i, 'Nothing here can be filled: right-click a field.'],
  [/did not answer/i, 'The page did not answer within 5 seconds. Reload it and try again.'],
  [/no tab with id|tab was closed|frame.*removed/i, 'The page was closed or replaced. Open the popup again.'],
];

/** One sentence for what the browser or the page answered. */
export function troubleSentence(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error);
  return troubles.find(([pattern]) => pattern.test(text))?.[1] ?? `This page can’t be filled: ${text.slice(0, 160)}`;
}
