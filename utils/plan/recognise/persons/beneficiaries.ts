/** Who a policy or a will is for: somebody of the family, not the one who fills the form in. */
import { firstText } from '../../label-of';
import { personName } from '../../roles/person-name';
import type { Reading } from '../reading';

const beneficiary = /(?<!\p{L})beneficiar(?:y|ies)(?!\p{L})/iu;
const second = /contingent|secondary|second|alternate|other|additional|2/iu;

export function saysBeneficiary(label: string): boolean {
  return beneficiary.test(label);
}

/** @param fields changed in place; a beneficiary of a bank transfer is an account's holder already */
export function settleBeneficiaries(fields: readonly Reading[]): void {
  for (const reading of fields) {
    const label = firstText(reading.field);
    if (reading.kind === 'name' && saysBeneficiary(label))
      reading.person = personName(second.test(label) ? 'sister' : 'brother');
  }
}
