/** Beyond these a list is no longer one that a person keeps, and a form none that a person fills. */
export const scenarioLimits = { scenarios: 2_000, name: 80, steps: 50, values: 2_000 } as const;
