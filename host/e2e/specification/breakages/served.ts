import type {Breakage} from './breakage.ts';

/** Faults of the server: changed in its sources. */
export const brokenServers: readonly Breakage[] = [
  {
    name: 'an unknown page is a 200',
    files: /^server\/site\/pages\.ts$/u,
    find: 'response.status(404)',
    replace: 'response.status(200)',
    breaks: ['s2-not-found', 's2-article-unknown'],
  },
  {
    name: 'a message may have 6,000 characters',
    files: /^contract\/limit\.ts$/u,
    find: 'message: 5_000',
    replace: 'message: 6_000',
    breaks: ['s5-contact'],
  },
  {
    name: 'follow-ups are promised and never sent',
    files: /^server\/ai-workflow\/ai-workflow\.service\.ts$/u,
    find: 'automatedFollowUps: isFollowedUp',
    replace: 'automatedFollowUps: true',
    breaks: ['s7-next-review'],
  },
  {
    name: 'errors are in English for everybody',
    files: /^server\/http\/request-language\.ts$/u,
    find: 'languageOrDefault(best)',
    replace: 'DEFAULT_LANGUAGE',
    breaks: ['s8-problem'],
  },
  {
    name: 'ACA open enrollment ends a day early',
    files: /^agency\/sample\/campaigns\.json$/u,
    find: '"endDate": "2027-01-15"',
    replace: '"endDate": "2027-01-14"',
    breaks: ['s4-banner-days', 's3-campaigns'],
  },
];
