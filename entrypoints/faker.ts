import { base, Faker } from '@faker-js/faker';
import { defineUnlistedScript } from 'wxt/utils/define-unlisted-script';

/** Runs where a template first calls a method of faker. */
export default defineUnlistedScript(() => {
  globalThis.__understudyFaker = { base, Faker };
});
