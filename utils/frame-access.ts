/**
 * Match patterns that let frames of these origins be reached. Ports are left out: Firefox knows none in patterns.
 * @param origins as `TabState.unreachable` has them; those nobody can be asked for (opaque, not http) are left out
 */
export function framePatterns(origins: readonly string[]): readonly string[] {
  const patterns = origins
    .filter((origin) => /^https?:\/\//.test(origin) && URL.canParse(origin))
    .map((origin) => new URL(origin))
    .map(({ protocol, hostname }) => `${protocol}//${hostname}/*`);
  return [...new Set(patterns)];
}
