/** Beyond these a list is no longer one that a person keeps. */
export const personsLimits = { persons: 2_000, name: 80, sites: 50 } as const;
