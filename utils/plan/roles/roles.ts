/**
 * Whose data a field may ask for besides the page's own person, and what is known of such a person. The words that
 * name a role on forms are in `kin-words.ts` and `office-words.ts`, or are those of a section in `words/`.
 */
import type { KindGroup } from '../../kinds/kinds';
import type { SectionName } from '../words/words';

export interface RoleFacts {
  readonly sex?: 'female' | 'male' | 'the other';
  /** Years older than the person the role belongs to, negative for younger ones; absent: an adult of any age. */
  readonly older?: readonly [least: number, most: number];
  /** Whom the years are counted from instead, a relative of the same person. */
  readonly than?: 'mother';
  /** Full years that nobody of the role is short of. */
  readonly atLeast?: number;
  /** Years of life, whoever they belong to; goes before `older`. */
  readonly aged?: readonly [least: number, most: number];
  /** Whether both have the family name in common. */
  readonly family: 'shared' | 'own';
  /** Whether both live at one address. */
  readonly home: 'shared' | 'own';
  /** The person themselves, elsewhere or at another time: only what `asks` names differs. */
  readonly self?: true;
  /** With nobody else on the page it is the page's person after all: "Become a partner". */
  readonly unlessAlone?: true;
  /** May have relatives and contacts of its own on a page: "Passenger 2: emergency contact". */
  readonly head?: true;
  /** Groups of kinds the role has a say in; absent: all that tell of a person. */
  readonly asks?: readonly KindGroup[];
}

const stranger = { family: 'own', home: 'own' } as const;

export const roles = {
  mother: { sex: 'female', older: [22, 36], family: 'shared', home: 'own' },
  father: { sex: 'male', older: [0, 8], than: 'mother', family: 'shared', home: 'own' },
  parent: { older: [23, 37], family: 'shared', home: 'own' },
  sister: { sex: 'female', older: [-8, 8], family: 'shared', home: 'own' },
  brother: { sex: 'male', older: [-8, 8], family: 'shared', home: 'own' },
  spouse: {
    sex: 'the other',
    older: [-4, 4],
    atLeast: 20,
    family: 'shared',
    home: 'shared',
    unlessAlone: true,
    head: true,
  },
  child: { older: [-42, -22], family: 'shared', home: 'shared', head: true },
  emergency: stranger,
  friend: { ...stranger, older: [-6, 6], unlessAlone: true },
  guest: { ...stranger, unlessAlone: true, head: true },
  /** A row of people who are called nothing. */
  row: { ...stranger, head: true },
  /** A further row about the same person: a second job, a second order line. */
  line: { family: 'shared', home: 'shared', self: true, asks: ['company', 'date', 'number', 'text'] },
  recipient: { ...stranger, unlessAlone: true },
  referrer: stranger,
  former: { family: 'shared', home: 'own', self: true, asks: ['address'] },
  employer: { ...stranger, asks: ['person', 'contact', 'address'] },
  manager: stranger,
  approver: stranger,
  colleague: stranger,
  clerk: stranger,
  expert: stranger,
  teacher: stranger,
  landlord: stranger,
  guarantor: { ...stranger, head: true },
  witness: stranger,
  /** The other driver, the defendant: with a car and an insurance of their own. */
  counterparty: { ...stranger, asks: ['person', 'contact', 'address', 'date', 'company', 'text'] },
  /** "Owner" is the page's person where only a dog is asked for besides, another one beside the tenant. */
  owner: { ...stranger, unlessAlone: true },
  seller: { ...stranger, unlessAlone: true },
  bride: { ...stranger, sex: 'female' },
  groom: { ...stranger, sex: 'male' },
  deceased: { older: [22, 34], family: 'shared', home: 'shared' },
  /** Somebody whom a word like "co" or "previous" tells from the page's person: "Co-applicant". */
  other: stranger,
  pet: { aged: [1, 12], family: 'shared', home: 'shared' },
} as const satisfies Record<string, RoleFacts>;

export type RoleName = keyof typeof roles;

/** What a word names: a role, the person who fills the form in, or a young one who does not. */
export type Named = RoleName | 'self' | 'pupil';

/** Role → language → words, `|` between them. */
export type RoleWords = Readonly<Partial<Record<RoleName, Readonly<Record<string, string>>>>>;

/** Roles whose words are those of a section in `words/`. */
export const roleOfSection: Readonly<Partial<Record<SectionName, RoleName>>> = {
  emergency: 'emergency',
  partner: 'spouse',
  child: 'child',
  guest: 'guest',
  recipient: 'recipient',
  referrer: 'referrer',
  former: 'former',
};

/** The table's row for a role, typed alike for every role. */
export function roleFacts(role: RoleName): RoleFacts {
  return roles[role];
}

export function isRole(text: string): text is RoleName {
  return Object.hasOwn(roles, text);
}
