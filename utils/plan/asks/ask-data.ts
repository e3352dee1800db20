/**
 * What fields ask off the beaten path, as data: amounts, codes, days and topics, each named by an id. `table.json` holds
 * what is true in every language, `languages/*.json` the words that ask and the texts that answer.
 */
import type { TimeUnit } from '../draft';
import type { Things } from '../things/thing-data';
import type { Late } from '../late';
import type { Scenes } from '../scenes/scene-data';
import type { NearestAsks } from './nearest-asks';
import type { PhraseShelf } from './phrase-shelf';
import type { Matters } from './matters/matters';
import type { Priors } from './priors/priors';
import type { QuestionSort } from './sorts/sort-asked';
import type { WordLists } from './word-lists';

/** From, to, decimals (0), and the step between usual values (1, or one of the last decimal); of money from, to and the step. */
export type Amount = readonly [low: number, high: number, decimals?: number, step?: number];

/** What the answers to one question mean for another; the first that is given and says something of the other decides. */
export interface Agreement {
  /** A regular expression of the folded question; any list that offers one of the answers where it is left out. */
  readonly asked?: string;
  /** That of the other question, and of what asks the same where no more than a line is left for it. */
  readonly then: string;
  readonly thenOnLine?: string;
  readonly means: readonly Meaning[];
}

/**
 * What an answer means: the only answers that agree with it, what is written then, how much there is at least and at most, or
 * how many months ago a day is.
 */
export interface Meaning {
  /** A regular expression of the folded answer. */
  readonly answer: string;
  /** A regular expression of folded answers. */
  readonly options?: string;
  readonly texts?: readonly string[];
  readonly amount?: readonly [least: number, most: number];
  readonly aged?: readonly [youngest: number, oldest: number];
  /** In which the field must be told. */
  readonly unit?: string;
  /** Of a day: a regular expression of the question of a later one, and how many days there are to it at least. */
  readonly before?: string;
  readonly days?: number;
}

export interface AskTable {
  /** One span, or one a unit, the usual unit first. The unit `€` is the person's currency, converted. */
  readonly amounts: Readonly<Record<string, Amount | Readonly<Record<string, Amount>>>>;
  /** Unit → amounts of one span that are told in it; those in no list are counts and marks. */
  readonly measures: Readonly<Record<string, readonly string[]>>;
  /** What a bare number with a unit may be. */
  readonly units: Readonly<Record<string, Amount>>;
  /**
   * Regular expressions of what money is paid for, a span of time or a word, and how much that is: from and to, counted in
   * the third number's euros, and how many times that where a journey is paid for. What is dearer than most goes first.
   */
  readonly paidPer: readonly (readonly [says: string, low: number, high: number, unit: number, ofJourney?: number])[];
  /** Regular expressions of labels: what a price or a value is, what is a part of it, and what is left once a part is paid. */
  readonly money: Readonly<Record<'whole' | 'part' | 'rest', string>>;
  /**
   * Regular expressions of what a question's words ask for, whatever its matter is: reasons; days, but for what is none, and
   * among them the last of several; years; moments or spans; how many there are or for how long.
   */
  readonly answers: Readonly<Record<'why' | 'day' | 'noDay' | 'lastDay' | 'year' | 'when' | 'howMany', string>>;
  /**
   * Regular expressions by which a text says that another kind than the one that was found is asked: `correct-by-text.ts`,
   * of those that name their answers `alternatives.ts`, of names `thing-names.ts`, of height and weight `own-measures.ts`, that a second phone is, or digits
   * with nothing between them; remarks, orders and deliveries: `order-notes.ts`; a name before the address.
   */
  readonly corrections: Readonly<
    Record<
      | 'ofBodies'
      | 'inPeriod'
      | 'severalTimes'
      | 'measures'
      | 'noAllergy'
      | 'retires'
      | 'noDoctor'
      | 'noExample'
      | 'betweenExamples'
      | 'saysBoth'
      | 'saysJob'
      | 'workWanted'
      | 'scac'
      | 'abroad'
      | 'dimensions'
      | 'ofSurgery'
      | 'medicalThing'
      | 'asksWhat'
      | 'whichAndWhen'
      | 'bareQuestion'
      | 'onlyIf'
      | 'onlyIfNot'
      | 'howWas'
      | 'howGood'
      | 'anyAtAll'
      | 'choosing'
      | 'betweenTwo'
      | 'asksOtherwise'
      | 'noAlternative'
      | 'facet'
      | 'asksAbout'
      | 'flies'
      | 'whether'
      | 'category'
      | 'colour'
      | 'project'
      | 'endsInReference'
      | 'notesFor'
      | 'whichOnes'
      | 'asksOn'
      | 'somebodyOf'
      | 'issuedNumber'
      | 'otherThing'
      | 'headsOfNumbers'
      | 'ofAges'
      | 'firm'
      | 'sortOfFirm'
      | 'contentOf'
      | 'lasts'
      | 'lastsByLength'
      | 'lastsLong'
      | 'lowShare'
      | 'countsHours'
      | 'countsNights'
      | 'countsDays'
      | 'listsItems'
      | 'listsThings'
      | 'listsExamples'
      | 'locatesThing'
      | 'asksWhich'
      | 'asksWhere'
      | 'somewhere'
      | 'requestFor'
      | 'firstOfAll'
      | 'saysWhen'
      | 'howMuchOf'
      | 'thingLikePerson'
      | 'person'
      | 'secondPhone'
      | 'asWritten'
      | 'doneBy'
      | 'onlyIfElsewhere'
      | 'whichIfAny'
      | 'notesOn'
      | 'writeNone'
      | 'marksThing'
      | 'suppliedThings'
      | 'undivided'
      | 'aRemark'
      | 'anOrder'
      | 'aDelivery'
      | 'nameAndAddress'
      | 'asksNoDay'
      | 'errorMessage',
      string
    >
  >;
  /**
   * What questions ask that only ask on after a yes ("If yes, what for?"): regular expressions of folded labels by the sort of
   * answer they want, and by that sort those of the question before, with what is asked then.
   */
  readonly followUps: {
    readonly asks: readonly (readonly [sort: string, says: string])[];
    readonly answers: readonly (readonly [sort: string, before: string, id: string])[];
  };
  /** Regular expressions of what a label says of the notation it wants, and what is asked then. */
  readonly notations: readonly (readonly [says: string, id: string])[];
  /**
   * Regular expressions of labels that ask for an address of the web: somebody's page; that of a firm; the words that say no more
   * than that an address is asked; and things with the name of a host and a path, in which `{n}` is a number and `{x}` some letters.
   */
  readonly addresses: Readonly<Record<'site' | 'firm' | 'says', string>> & {
    readonly rows: readonly (readonly [says: string, host: string, path: string])[];
  };
  /**
   * Regular expressions of whole labels and what they ask, whatever else their words may ask; the third of what the form must
   * say of itself, '' for any form.
   */
  readonly byWords: readonly (readonly [says: string, id: string, form: string])[];
  /**
   * Regular expressions of when a day was: labels of what has begun or is done, those of a day and what was done then, labels that are no more than the date of
   * something, but for what people plan, questions after a beginning, and forms that tell of something past; labels of what is
   * still to come, words of a wish or a plan, of the last of several, of journeys, of spans that are over, and of what was to come and has come where a form tells of it.
   */
  readonly tense: Readonly<
    Record<
      | 'lastOf'
      | 'done'
      | 'didThen'
      | 'dateOf'
      | 'whenDid'
      | 'desired'
      | 'record'
      | 'stillToCome'
      | 'journey'
      | 'overSpan'
      | 'hasCome',
      string
    >
  >;
  /**
   * Regular expressions of words, and of signs of scripts without spaces, that two labels are told apart by: the beginning
   * of something and its end.
   */
  readonly ends: Readonly<Record<'words' | 'signs', readonly (readonly [begins: string, ends: string])[]>>;
  /**
   * Regular expressions, by stems that several languages share, of what lasts months and of what lasts days, and how many it
   * usually lasts; the rest is over in hours.
   */
  readonly lasts: readonly (readonly [says: string, unit: TimeUnit, low: number, high: number])[];
  /**
   * Regular expressions of what a form for children is of, and the ages of these: where babies go, which is looked for first,
   * and what their parents take for them; nurseries; schools and camps.
   */
  readonly childrenOf: readonly (readonly [says: string, youngest: number, oldest: number])[];
  /** Amounts, by ask or kind, of which the first must not exceed the second. */
  readonly orders: readonly (readonly [less: string, more: string])[];
  /**
   * Regular expressions by language of words for people that no list has: what they end in and what only looks so, what
   * begins with somebody of whom more is told ("Adult seeing child off").
   */
  readonly people: {
    readonly endings: Readonly<Record<string, readonly string[]>>;
    readonly beginnings: Readonly<Record<string, string>>;
  };
  /**
   * Regular expressions of boxes to tick: what has no end yet, what ticks all others, and what those tick who lack what
   * stands beside it ("No middle name").
   */
  readonly boxes: Readonly<Record<'goesOn' | 'takesAll' | 'lack', string>>;
  /**
   * Regular expressions, of folded texts, of what is only asked of some: `condition.ts`. How a label says so, what it says in
   * the first group; that the answer before is yes or no, that something is not so, and somebody's age; notions with their
   * opposites; labels and the words of what they imply; what asks no more than for details of what was asked before, its word
   * for which ones, and questions of having something, which the first group holds; conditions that are not so where nothing
   * says that they are, and those that nothing says ("if any"); names that somebody may have had before; what is asked of an own choice instead of a listed one, which the groups hold, and options that stand for one; questions of how somebody has come to know of us or is to be reached, and options that more is hardly asked of; that somebody has none of what the first group holds; questions that go on about what was asked before; conditions that most forms are filled in without meeting ("if different"), and those that only firms and authorities meet; by language what says that nothing is to be said.
   */
  readonly conditions: {
    readonly says: readonly string[];
    readonly notions: readonly (readonly [one: string, other: string])[];
    readonly implied: readonly (readonly [label: string, words: string])[];
    readonly having: readonly string[];
    readonly nothing: Readonly<Record<string, string>>;
  } & Readonly<
    Record<
      | 'yes'
      | 'no'
      | 'not'
      | 'sequel'
      | 'which'
      | 'ifOther'
      | 'underAge'
      | 'seldom'
      | 'deniable'
      | 'former'
      | 'bare'
      | 'custom'
      | 'ownChoice'
      | 'ofContact'
      | 'noThing'
      | 'lack'
      | 'pronoun'
      | 'otherwise'
      | 'ofFirms',
      string
    >
  >;
  /**
   * Regular expressions, of folded texts, of questions that another one's answer makes needless: what is asked, the question
   * that decides, and answers to it with which nothing is asked (`none` where the row has none) or the only ones with which
   * something is. The first row that is met in a form decides.
   */
  readonly gates: {
    readonly none: string;
    readonly rows: readonly {
      readonly asked: string;
      readonly by: string;
      readonly not?: string;
      readonly only?: string;
    }[];
  };
  /**
   * Regular expressions of the words by which two labels tell a lesser amount from a greater one, and how much of the greater
   * the lesser is; 0 for whatever is less, below 0 how much more than the lesser the greater is.
   */
  readonly opposed: readonly (readonly [less: string, more: string, share: number])[];
  /**
   * Regular expressions of folded labels: what something costs or weighs a unit, which the groups hold; what is so in all;
   * what is paid.
   */
  readonly rates: Readonly<Record<'per' | 'total' | 'money', string>>;
  /**
   * Regular expressions of folded labels of two numbers of one form, and between what shares of the second the first is; which
   * of them is changed where it is not.
   */
  readonly ratios: readonly (readonly [
    less: string,
    more: string,
    low: number,
    high: number,
    moves: 'less' | 'more',
  ])[];
  /**
   * Regular expressions of folded labels: what is the sum of the amounts before it, and what only looks so: what is earned, insured
   * or measured in all; such a sum that goes into the next, what the items behind it are part of, and amounts that no sum is of:
   * prices of one, limits, what is paid already.
   */
  readonly totals: Readonly<Record<'total' | 'notTotal' | 'subtotal' | 'whole' | 'apart', string>>;
  /**
   * Regular expressions of folded labels of counts: of all people of a form, and what only looks so; sorts of people that
   * together are all, `alike` where neither of them is most; other things and what becomes of each of them; rooms with how many sleep in one; places and helpers with how
   * many people there are to one, at least, as a rule and at most.
   */
  readonly headcounts: {
    readonly whole: string;
    readonly notWhole: string;
    readonly groups: readonly { readonly sorts: readonly string[]; readonly alike: boolean }[];
    readonly partitions: readonly { readonly of: string; readonly sorts: readonly string[] }[];
    readonly rooms: readonly (readonly [says: string, sleep: number])[];
    /** Rooms of no sort: beside whatever tells of a stay, and not where those of a home are counted. */
    readonly bareRooms: { readonly says: string; readonly sleep: number; readonly stay: string; readonly home: string };
    readonly places: readonly (readonly [says: string, fewest: number, usual: number, most: number])[];
  };
  /**
   * Regular expressions of folded labels: days on which something happened, and those of what is done about it, so many days
   * after what comes before it; before the event where the last is below 0.
   */
  readonly afterEvents: {
    readonly event: string;
    readonly after: readonly (readonly [says: string, first: number, latest: number])[];
  };
  /**
   * Regular expressions of folded labels of days or years of which the second comes no earlier, and how many days after;
   * whether it must `stand` after the first on the page as well: what is hired is delivered, then collected. Where it is known
   * which of them follows from the other, that one `moves`, also where there are more than the `most` days between them.
   */
  readonly dateOrders: readonly (readonly [
    before: string,
    after: string,
    gap: number,
    how?: { readonly stands?: 'after'; readonly moves?: 'before' | 'after'; readonly most?: number },
  ])[];
  /** Regular expressions of folded labels of two times of day, and how many minutes the second is after the first. */
  readonly timeGaps: readonly (readonly [before: string, after: string, least: number, most: number])[];
  /**
   * Regular expressions of folded labels: what goods weigh in all, and what is no such weight; their size; how many there are,
   * with the least and the most kilograms of one; the same of quantities that are told in a unit.
   */
  readonly loads: {
    readonly weight: string;
    readonly notWeight: string;
    readonly size: string;
    readonly pieces: readonly (readonly [says: string, least: number, most: number])[];
    readonly counted: readonly (readonly [says: string, unit: string, least: number, most: number])[];
  };
  /**
   * Regular expressions of folded labels of a first number, a last one and what is between them, and which of the two last ones
   * follows from the others.
   */
  readonly differences: readonly (readonly [
    first: string,
    last: string,
    between: string,
    moves: 'last' | 'difference',
  ])[];
  /** Regular expressions of folded labels and forms of areas, in square metres, and of vehicles, in kilometres. */
  readonly extents: Readonly<
    Record<'areas' | 'distances', readonly (readonly [says: string, low: number, high: number])[]>
  >;
  /** Regular expressions of folded labels of how long a span is, by unit, and of spans of time that are of something else. */
  readonly spanCounts: {
    readonly units: readonly (readonly [
      says: string,
      unit: 'nights' | 'days' | 'workdays' | 'weeks' | 'months' | 'hours',
    ])[];
    readonly apart: string;
  };
  /** Regular expressions of folded labels and forms of what is paid for, with prices: from and to, counted in so many euros. */
  readonly worth: {
    readonly label: readonly (readonly [says: string, low: number, high: number, unit: number])[];
    readonly form: readonly (readonly [says: string, low: number, high: number, unit: number])[];
    readonly ofAll: string;
  };
  /** Regular expressions of folded labels and options that an age says something of, labels of several ages and of how many children there are: `ages.ts`. */
  readonly ofAge: Readonly<
    Record<'size' | 'experience' | 'grade' | 'adult' | 'child' | 'agesOf' | 'children' | 'groups', string>
  >;
  /**
   * Regular expressions of answers that are at home in forms of one matter alone, and of what such forms and their questions
   * say: no hotel room in a claim for a car.
   */
  readonly topics: readonly (readonly [answer: string, form: string])[];
  /**
   * What asks for the job and the department of whoever fills in a form that says one of these: regular expressions of its
   * title and heading, and of its labels.
   */
  readonly workplaces: readonly Readonly<Record<'says' | 'asked' | 'job' | 'department', string>>[];
  /** What one answer means for another field: amounts, from which others are worked out, and all else. */
  readonly agreed: Readonly<Record<'amounts' | 'answers', readonly Agreement[]>>;
  /** Regular expressions of folded options and of stories that tell of the same in other words: "Heating" and a boiler. */
  readonly tells: readonly (readonly [option: string, story: string])[];
  /**
   * What is told beside a story: questions that are answered with one, as scenes are; by scene a regular expression of folded
   * options that are of its matter; labels, what stories say there is none of, and options that say so; labels that count
   * packages and what stories count as some; words of a label that name nothing but that something is counted; labels of a weight, what stories weigh in all and what each package does, which
   * the groups hold; labels that ask how long something has lasted.
   */
  readonly toldBy: {
    readonly asks: readonly string[];
    readonly scenes: Readonly<Record<string, string>>;
    readonly none: readonly (readonly [label: string, story: string, option: string])[];
    readonly packages: readonly [label: string, story: string];
    readonly weight: readonly [label: string, whole: string, each: string];
    readonly counting: string;
    /** Labels of how many things there are in all. */
    readonly quantity: string;
    readonly lasting: string;
  };
  /**
   * Regular expressions of labels: what counts, what is more than the rest or beside it, a part of the number before it, and
   * what befalls some of the things that are counted; and of the words of such labels that name none of the things.
   */
  readonly parts: Readonly<Record<'counts' | 'beyond' | 'ofWhich' | 'befalls' | 'counting', string>>;
  /**
   * Regular expressions of folded labels: two times of day, minutes between them that are taken off, and the hours or minutes that
   * are left, of which up to so many hours more may be lost.
   */
  readonly clockHours: readonly {
    readonly from: string;
    readonly to: string;
    readonly less: string;
    readonly hours: string;
    readonly most: number;
  }[];
  /** Regular expressions of folded labels of what has been counted for long, or is of many, and how much of it there is at least and at most. */
  readonly readings: readonly (readonly [says: string, low: number, high: number])[];
  /** Amounts, by ask or kind, that follow from two others: "net-amount", "plus", "tax-amount". */
  readonly sums: readonly (readonly [of: string, one: string, by: string, other: string])[];
  /** Values that are alike in every language; `#` a digit, `@` a letter, `{hash}` and `{at}` these signs, `{year}` the reference year. */
  readonly codes: Readonly<Record<string, readonly string[]>>;
  /** Topics that are told of one matter: a paper's title, its abstract. Their texts stand in one order. */
  readonly ofOneMatter: readonly (readonly string[])[];
  /** Regular expressions of things that are made, with "make|model" of some of each. */
  readonly makes: readonly (readonly [says: string, ...made: string[]])[];
  /** First and last day, counted from the reference day; of a week's day, told as ISO 8601 counts them, the latest until then. */
  readonly days: Readonly<Record<string, readonly [first: number, last: number, weekday?: number]>>;
  /** Times of day, from and to, at half hours. */
  readonly times: Readonly<Record<string, readonly [from: string, to: string]>>;
  /** Questions of yes or no with one answer that nobody wonders at. */
  readonly flags: Readonly<Record<string, boolean>>;
  /**
   * Parts of words of which one must stand elsewhere in the form: the "method" of a recipe, what ails a pet. Of up to four
   * Latin letters a part must begin a word. The build folds and binds them.
   */
  readonly within: WordLists;
  /**
   * Where words are those of one sex, by language: single, married, divorced, widowed; employed, self-employed, student, retired;
   * pronouns.
   */
  readonly ofSex: Readonly<
    Record<
      'marital-status' | 'employment-status' | 'pronouns',
      Readonly<Record<string, Readonly<Record<'female' | 'male', string>>>>
    >
  >;
  /** Questions that a kind answers. */
  readonly kinds: Readonly<Record<string, string>>;
}

/** `table.json`. */
export type WrittenTable = Omit<AskTable, 'within'> & { readonly within: Readonly<Record<string, readonly string[]>> };

/** A short answer, or the sentences of a longer one. */
export type AskText = string | readonly string[];

/** A form of questions whose matter may be anything. */
export interface RestatedQuestion {
  /** A regular expression of the whole question, whatever its case; what its groups hold is taken up. */
  readonly asks: string;
  /** Sentences, other ones for the next such question of a page; `{1}` is what the first group holds. */
  readonly says: readonly (readonly string[])[];
  /** For a box of one line; the first sentence where it is left out. */
  readonly line?: string;
}

export interface Restated {
  /** Words as who is asked says them: "your" is "my". */
  readonly turned: Readonly<Record<string, string>>;
  readonly questions: readonly RestatedQuestion[];
}

/** How a language asks what is answered by the matter of the form: `scenes/scene-data.ts`. */
export interface GeneralQuestions {
  /** The regular expression of words that a folded label may begin with without asking anything. */
  readonly politely: string;
  /** By part of a story, that of how the rest begins; what it matches longest is asked. */
  readonly parts: Readonly<Record<string, string>>;
  /** Those of words around what is asked ("your top three", "as reported"), and of what stands between two things that are. */
  readonly framed?: string;
  readonly joined?: string;
}

/** Answers by what is asked. */
export type AskTexts = Readonly<Record<string, readonly AskText[]>>;

/** Of a language; they are read as pages ask for them. */
export interface Answers {
  /** @returns none for what has no answers, and for what has not been read */
  of(id: string): readonly AskText[];
  /** @returns what reads the answers to some questions; null where they are known */
  load(ids: readonly string[]): Promise<unknown> | null;
}

interface AskAnswers {
  /** ISO 639-1, or `zh-TW`. */
  readonly language: string;
  /**
   * Words that are true of any question: a few for a line, of which some only of what is to come and others of what is
   * recorded, sentences for a box of several.
   */
  readonly neutral: Readonly<Record<'line' | 'open' | 'none' | 'prose', readonly string[]>>;
  /** The table's, in this language's own words. */
  readonly within?: WrittenTable['within'];
  /** Answers to what no id asks. */
  readonly restated?: Restated;
  /** Where the language has scenes. */
  readonly general?: GeneralQuestions;
}

/** A language as `languages/*.json` has it. */
export interface WrittenAsks extends AskAnswers {
  readonly texts: AskTexts;
  /**
   * Phrases by id. `#` before a phrase: only where a number is asked ("number of", a number control). `!`: goes before
   * what the lexicon says of the same words. `*`: also as the last part of a compound ("Reparaturkosten"). `^`: asks
   * where a text begins with it, whatever follows. `=`: only where the text says nothing else; `~`: the same, and in any order. The entry `count` lists the words for "number of", `skip` those that say
   * nothing, `fillers` those that say little once the order of words is left out of account, `numbers` the numbers from zero on.
   */
  readonly words: Readonly<Record<string, readonly string[]>>;
}

/**
 * What words may ask, by the words as they are compared, what goes first first: a position in `ids` and, as the lowest bits,
 * the phrase's marks that `keptMarks` lists.
 */
export type CompiledPhrases = PhraseShelf;

/** A language as the build compiles it: tens of thousands of phrases would take longer to order than a page to plan. */
export interface AskLanguage extends AskAnswers {
  readonly texts: Answers;
  /** What is answered by its sort, where no id asks it. */
  readonly sorts: readonly QuestionSort[];
  /** What most people answer where no id asks it. */
  readonly priors: Priors;
  /** What can be said of any matter. */
  readonly matters: Matters;
  /** What is answered in several sentences. */
  readonly inSentences: readonly string[];
  readonly ids: readonly string[];
  readonly phrases: CompiledPhrases;
  /** The same phrases without their words' endings; null in English, where a word's end is its own. */
  readonly stems: CompiledPhrases | null;
  /** What the last part of a compound says: "kosten" in "Reparaturkosten"; null where there is none. */
  readonly endings: CompiledPhrases | null;
  /** The same phrases whatever the order of their words: `bag-of.ts`; null in languages without fillers. */
  readonly bags: CompiledPhrases | null;
  /** Words of the longest phrase. */
  readonly longest: number;
  /** Folded. */
  readonly skip: readonly string[];
  /** Folded. */
  readonly fillers: readonly string[];
  readonly count: readonly string[];
  /** In words, from zero on, `|` between two for the same. */
  readonly numbers: readonly string[];
}

export interface AskData {
  readonly table: AskTable;
  readonly own: AskLanguage;
  readonly english: AskLanguage;
  /** Sorts of things in the page's language; null where we have none. */
  readonly things: Things | null;
  /** The English questions by what their words mean. */
  readonly nearest: Late<NearestAsks>;
  /** Stories in the page's language; null where we have none. */
  readonly scenes: Late<Scenes> | null;
}

/** The id of a question for what the parent on the page is to the child: no words ask it. */
export const asParentId = 'as-parent';

/** The id of a question for what somebody is to themselves: the patient to the insured. */
export const asSelfId = 'as-self';

/** The id of a question for what somebody is to another. */
export const askedRelationId = 'asked-relation';

/** The id of a question for somebody. */
export const askedPersonId = 'asked-person';

/** The id of a question for a name as it is to stand on a badge or a document. */
export const printedNameId = 'name-doc';

/** Before the answer in the ids of questions that name it: "Indoor or outdoor?". */
export const saidPrefix = 'said:';

/** Marks that a compiled phrase keeps, a bit each. */
export const keptMarks = '!#^=';

/** Entries of a language's `words` that are no question. */
export const grammarEntries: readonly string[] = ['count', 'skip', 'fillers', 'numbers'];

/** What may stand before a phrase. */
export const phraseMarks = /^[!#*^=~]+/;

/** What an id asks for. */
export type AskSort = 'amount' | 'code' | 'day' | 'flag' | 'kind' | 'text' | 'time';

/** @returns the units an amount may be told in; none for counts and marks */
export function unitsOf(id: string, { amounts, measures }: AskTable): readonly string[] {
  const amount = amounts[id];
  if (amount && !Array.isArray(amount)) return Object.keys(amount);
  return Object.keys(measures).filter((unit) => measures[unit]!.includes(id));
}

/** @returns `text` for ids that the table does not know: topics */
export function sortOf(id: string, { amounts, codes, days, flags, kinds, times }: AskTable): AskSort {
  if (Object.hasOwn(amounts, id)) return 'amount';
  if (Object.hasOwn(codes, id)) return 'code';
  if (Object.hasOwn(days, id)) return 'day';
  if (Object.hasOwn(times, id)) return 'time';
  if (Object.hasOwn(flags, id)) return 'flag';
  return Object.hasOwn(kinds, id) ? 'kind' : 'text';
}
