import type { Kind } from '../../kinds/kinds';
import type { FieldDescriptor } from '../../pipeline';
import { digits } from '../persona/template';
import { number, ownWord, text } from './drafts';
import { textsOf } from '../label-of';
import { employmentStatus } from './civil-status';
import type { Generator } from './generator';
import { idNumber } from './id-number';
import { pay } from './money';
import { wantsKana } from './person';
import { inTime } from './time-spans';
import { department, industry, jobTitle } from './titles';

export const company = {
  organization: ({ persona: { work }, field }) =>
    work.kanaCompany && wantsKana(textsOf(field)) ? text(work.kanaCompany) : text(work.company, work.latinCompany),
  'organization-title': jobTitle,
  department,
  industry,
  'company-size': ({ persona, field }) => companySize(persona.fact('company size').int(0, 4), field),
  'vat-id': idNumber('vat'),
  'tax-id': idNumber('tax'),
  'company-registration': idNumber('company'),
  salary: ({ persona }) => pay(persona),
  'employment-type': ownWord('employment-type'),
  'employment-status': employmentStatus,
  'experience-years': (context) => inTime(number(context.persona.work.yearsOfExperience, 0, 45), 'year', context),
  'employee-id': ({ persona }) => text(`E-${digits(5, persona.fact('employee'))}`),
  'cost-center': ({ persona }) => text(String(persona.fact('cost centre').int(10, 98) * 100)),
  'project-name': ownWord('project-name'),
  'team-name': ownWord('team-name'),
} satisfies Partial<Record<Kind, Generator>>;

const sizes: readonly (readonly string[])[] = [
  ['1-10', '1–10', '2-10', '7'],
  ['11-50', '11–50', '10-49', '34'],
  ['51-200', '51–200', '50-249', '120'],
  ['201-500', '201–500', '250-499', '310'],
  ['501-1000', '501–1000', '500-999', '640'],
];

/** A list has spans; who types says how many they are. */
function companySize(index: number, { control }: FieldDescriptor) {
  const [figure = '', ...spans] = sizes[index]!.toReversed();
  return control === 'text' ? text(figure, ...spans.toReversed()) : text(...sizes[index]!);
}
