import {readNumber, readYesOrNo} from './read-answer.ts';
import type {Question, QuestionGroup} from './question.ts';

/** Returns the questions for the proof of a claim, which are asked only if the claim is answered: no claim is shown without a source and a day. */
const proofOf = (claim: string, example: string, today: string): readonly Question[] => [
  {
    id: `${claim}.source`,
    path: `claims.${claim}.source`,
    prompt: 'Where is the proof of this claim kept?',
    example,
    onlyWith: claim,
  },
  {
    id: `${claim}.asOf`,
    path: `claims.${claim}.asOf`,
    prompt: 'When did you last check the proof?',
    example: '2026-11-20',
    preset: today,
    onlyWith: claim,
  },
];

/**
 * Returns the questions whose answers need a proof or an external number: claims, and Medicare's disclosures. `today` is a day such as 2026-11-22.
 */
export const claimQuestions = (today: string): readonly QuestionGroup[] => [
  {
    title: 'Your claims',
    why: 'The site shows each claim only with its source (28 TAC 21.102 to 21.122). Skip claims that you cannot prove.',
    questions: [
      {
        id: 'familiesProtected',
        path: 'claims.familiesProtected.value',
        prompt: 'How many families have you protected?',
        example: '120',
        isOptional: true,
        read: readNumber,
      },
      ...proofOf('familiesProtected', 'Client register, counted by household', today),
      {
        id: 'yearsOfExperience',
        path: 'claims.yearsOfExperience.value',
        prompt: 'For how many years have you worked in insurance?',
        example: '8',
        isOptional: true,
        read: readNumber,
      },
      ...proofOf('yearsOfExperience', 'Texas license of 2018', today),
      {
        id: 'rating',
        path: 'claims.rating.value',
        prompt: 'A rating that a bureau gave you',
        example: 'A+',
        isOptional: true,
      },
      {
        id: 'rating.body',
        path: 'claims.rating.body',
        prompt: 'The bureau',
        example: 'Better Business Bureau',
        onlyWith: 'rating',
      },
      ...proofOf('rating', 'Profile page of the bureau', today),
      {
        id: 'nurse',
        path: 'claims.nurse.title',
        prompt: 'Your title as a nurse, exactly as the Board of Nursing grants it',
        example: 'Registered Nurse (RN)',
        isOptional: true,
      },
      {
        id: 'nurse.licenseNumber',
        path: 'claims.nurse.licenseNumber',
        prompt: 'The number of your nursing license',
        example: '987654',
        onlyWith: 'nurse',
      },
      ...proofOf('nurse', 'License verification of the Texas Board of Nursing', today),
    ],
  },
  {
    title: 'Medicare',
    why: 'The site names plans and benefits only with these numbers (42 CFR 422.2267(e)(41)).',
    questions: [
      {
        id: 'tpmo.organizations',
        path: 'tpmo.organizations',
        prompt: 'How many organizations do you represent for Medicare in your area?',
        example: '6',
        isOptional: true,
        read: readNumber,
      },
      {
        id: 'tpmo.products',
        path: 'tpmo.products',
        prompt: 'How many products do these organizations offer in your area?',
        example: '38',
        onlyWith: 'tpmo.organizations',
        read: readNumber,
      },
      {
        id: 'tpmo.allPlans',
        path: 'tpmo.allPlans',
        prompt: 'Do you offer every plan that is available in your area? (yes or no)',
        example: 'no',
        onlyWith: 'tpmo.organizations',
        expected: 'should be yes or no',
        read: readYesOrNo,
      },
    ],
  },
];
