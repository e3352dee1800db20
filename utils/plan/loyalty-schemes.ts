/** Schemes that collect points under a name of their own, as shops' forms write it: no word of it says that it does. */

export interface LoyaltyScheme {
  /** All that a label says beside "card" and "number". */
  readonly called: RegExp;
  /** How the numbers on its cards begin, and how long they are; absent where nobody has published it. */
  readonly numbered?: readonly [start: string, length: number];
}

export const loyaltySchemes: readonly LoyaltyScheme[] = [
  { called: /cumulus/i, numbered: ['2099', 13] },
  { called: /(?:coles )?flybuys/i, numbered: ['2793', 13] },
  { called: /nectar/i, numbered: ['98263000', 19] },
  { called: /(?:tesco )?clubcard/i, numbered: ['6340040', 18] },
  { called: /payback/i, numbered: ['3083', 10] },
  { called: /(?:woolworths )?everyday rewards/i, numbered: ['9344', 13] },
  // Canada, South Africa, Ireland
  { called: /triangle|(?:pc )?optimum|scene\+?|linkpoints|smart shopper|xtra savings|real rewards|supervalu/i },
  // Airlines, hotels, fuel
  { called: /miles ?(?:&|and|und) ?more|flying blue|air ?miles|avios|mileageplus|bonvoy|travel club|clubsmart/i },
  // Germany, Switzerland, Low Countries, the North
  {
    called:
      /deutschlandcard|supercard|lidl plus|ikea family|xtra|cactus|trumf|matas(?: club)?|ica|coop|stammis|plussa/i,
  },
  // France, Italy, Spain, Portugal
  { called: /(?:e\.? ?)?leclerc|(?:club |mi )?carrefour|auchan|monoprix|fnac|f[iì]daty|conad|esselunga|poupa mais/i },
  { called: /continente|pingo doce|dotz|livelo/i },
  // Croatia, Poland, Hungary, Greece, Russia
  { called: /multipluscard|(?:moja )?biedronka|rossmann|supershop|[aα][bβ] (?:plus|vassilopoulos)|σκλαβενίτης/iu },
  { called: /пят[её]рочк[аи]|перекр[её]сток|магнит|лента|спортмастер/iu },
];
