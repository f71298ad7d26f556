import type {Language} from '../../../contract/language.ts';

/** One answer: the control's name and the visitor's text, choice or (`yes`) check mark. */
export type GivenAnswer = readonly [name: string, value: string];

/** Somebody who needs an answer, from the landing page or a partner's page to the first result. */
export type Visitor = {
  readonly id: string;
  readonly lang: Language;
  /** The page where the visit begins. */
  readonly from: 'landing' | 'partner';
  readonly by: 'touch' | 'keyboard' | 'screen reader';
  readonly answers: readonly GivenAnswer[];
  /** The programs in the cards of the result, by their codes, in order. Empty if every card is open. */
  readonly programs: readonly string[];
  /** Whether the first screen of the result has an amount of money. */
  readonly hasMoney: boolean;
  /** The reason of the first card, by its code, if the visitor needs it in the first screen of the result. */
  readonly readsAtOnce?: string;
};

const coming = (month: string, years: number): string => {
  const now = new Date();
  return `${now.getFullYear() + 1 - years}-${month}-10`;
};

/** The ten visitors. The first three represent the others in `npm test`. */
export const visitors: readonly Visitor[] = [
  {
    id: 'mother',
    lang: 'en',
    from: 'landing',
    by: 'touch',
    answers: [
      ['age', '34'],
      ['household.1.age', '9'],
      ['household.2.age', '6'],
      ['location', '77002'],
      ['exactIncome', '38000'],
      ['householdSize', '3'],
    ],
    programs: ['credit', 'chip'],
    hasMoney: true,
  },
  {
    id: 'pregnant',
    lang: 'es',
    from: 'landing',
    by: 'touch',
    answers: [
      ['age', '27'],
      ['household.0.pregnant', 'yes'],
      ['location', '77036'],
      ['income', 'under-30k'],
    ],
    programs: ['medicaid-pregnant'],
    hasMoney: false,
    // That the unborn child is covered whatever her status, and that nobody asks for it.
    readsAtOnce: 'pregnant-within-limit',
  },
  {
    id: 'partner',
    lang: 'en',
    from: 'partner',
    by: 'touch',
    answers: [
      ['age', '29'],
      ['location', '78501'],
      ['income', '50k-75k'],
    ],
    programs: [],
    hasMoney: true,
  },
  {
    id: 'job-ends',
    lang: 'en',
    from: 'landing',
    by: 'touch',
    answers: [
      ['age', '61'],
      ['household.1.age', '58'],
      ['location', '77494'],
      ['county', 'Fort Bend'],
      ['exactIncome', '52000'],
      ['currentCoverage', `Plan at work until 12/31/${new Date().getFullYear()}`],
    ],
    programs: ['credit'],
    hasMoney: true,
  },
  {
    id: 'turns-65',
    lang: 'en',
    from: 'landing',
    by: 'screen reader',
    answers: [
      ['age', coming('04', 65)],
      ['location', '75201'],
      ['income', '30k-50k'],
      ['householdSize', '1'],
    ],
    programs: [],
    hasMoney: true,
  },
  {
    id: 'student',
    lang: 'fr',
    from: 'landing',
    by: 'keyboard',
    answers: [
      ['age', '21'],
      ['location', '78705'],
      ['income', 'under-30k'],
    ],
    programs: [],
    hasMoney: true,
  },
  {
    id: 'self-employed',
    lang: 'en',
    from: 'landing',
    by: 'touch',
    answers: [
      ['age', '44'],
      ['location', '75201'],
      ['householdSize', '1'],
      ['exactIncome', '63000'],
    ],
    programs: ['credit'],
    hasMoney: true,
  },
  {
    id: 'employer-offer',
    lang: 'de',
    from: 'landing',
    by: 'touch',
    answers: [
      ['age', '40'],
      ['household.0.employerOffer.selfOnlyMonthly', '180'],
      ['household.1.age', '38'],
      ['household.2.age', '7'],
      ['location', '78701'],
      ['exactIncome', '72000'],
    ],
    programs: ['employer', 'credit'],
    hasMoney: true,
  },
  {
    id: 'age-only',
    lang: 'en',
    from: 'landing',
    by: 'touch',
    answers: [['age', '40']],
    programs: [],
    hasMoney: false,
  },
  {
    id: 'grandmother',
    lang: 'zh',
    from: 'landing',
    by: 'touch',
    answers: [
      ['age', '71'],
      ['location', '77036'],
      ['income', 'under-30k'],
    ],
    programs: ['medicare'],
    hasMoney: false,
  },
];
