import type { Stream } from '../stream';
import { withBbanChecks } from './check-digits/bban';
import { fillChecked } from './check-digits/checked';
import { makeIban } from './check-digits/mod97';
import type { BankFacts, CountryFacts } from '../locale/country-facts';
import { fillTemplate } from './template';

export interface Bank {
  readonly name: string;
  readonly bic: string;
  readonly code: string;
  readonly account: string;
  /** Without spaces. */
  readonly iban: string;
  /** Mexican interbank key, 18 digits. */
  readonly clabe: string;
}

/** Stands in for the IBAN where the country has none. */
const ibanElsewhere = { country: 'DE', bban: '51210800##########' };

/** An account that does not exist at a bank whose codes are well-formed. */
export function makeBank({ country, bank }: Pick<CountryFacts, 'country' | 'bank'>, stream: Stream): Bank {
  const account = fillChecked(bank.account, stream.fork('account'));
  return {
    name: bank.name,
    bic: bank.bic,
    code: bank.code,
    account,
    iban: makeIbanOf(country, bank, stream.fork('iban'), account),
    clabe: makeClabe(stream.fork('clabe')),
  };
}

function makeIbanOf(country: string, bank: BankFacts, stream: Stream, account: string): string {
  const where = bank.bban ? { country, bban: bank.bban } : ibanElsewhere;
  const bban = fillTemplate(where.bban, stream, { account, code: bank.code });
  return makeIban(where.country, withBbanChecks(where.country, bban));
}

/** Bank 032, place 180 (Mexico City); check digit by weights 3, 7, 1 modulo ten. */
function makeClabe(stream: Stream): string {
  const start = fillTemplate('032180###########', stream);
  const sum = [...start].reduce((total, digit, index) => total + ((Number(digit) * [3, 7, 1][index % 3]!) % 10), 0);
  return start + String((10 - (sum % 10)) % 10);
}
