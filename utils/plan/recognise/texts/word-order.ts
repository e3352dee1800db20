/** Languages whose main noun comes first: "teléfono de la empresa". In the others it comes last: "company phone". */
export const headFirst: ReadonlySet<string> = new Set(
  'fr es pt it ro ca gl pl cs sk hr ru uk bg el ar he fa id ms vi th'.split(' '),
);
