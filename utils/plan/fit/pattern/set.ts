/**
 * A character set of a pattern as the engine's own expression: it takes one character (or one of a few strings),
 * so that the engine is safe to use.
 */
export function setExpression(raw: string, flags: string): RegExp {
  try {
    return new RegExp(raw, `v${flags}`);
  } catch {
    // A set that is one only without the `v` flag: `[ -]`.
    return new RegExp(raw, flags);
  }
}
