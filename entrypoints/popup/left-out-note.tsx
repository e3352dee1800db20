/** What of a very large page was not read, beside the count of what was. */
export function LeftOutNote({ sentences }: { readonly sentences: readonly string[] }) {
  return sentences.length > 0 ? <p className="hint left-out">{sentences.join(' ')}</p> : null;
}
