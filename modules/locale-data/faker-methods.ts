import { Faker, base } from '@faker-js/faker';
import { hasFakerMethod } from '../../utils/plan/value-language/faker-call';

/** Every method of faker that a template can call, as `module.method`, sorted. */
export function fakerMethods(): string[] {
  const faker = new Faker({ locale: base });
  return Object.entries(faker)
    .flatMap(([module, own]) => namesOf(own).map((method) => ({ module, method, args: [] })))
    .filter((call) => call.method !== 'constructor' && hasFakerMethod(call, faker))
    .map(({ module, method }) => `${module}.${method}`)
    .sort();
}

/** Own and inherited ones. */
function namesOf(module: unknown): string[] {
  const names = new Set<string>();
  for (let at: unknown = module; at && at !== Object.prototype; at = Object.getPrototypeOf(at))
    for (const name of Object.getOwnPropertyNames(at)) names.add(name);
  return [...names];
}
