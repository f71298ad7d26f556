import {section1} from './section-1.ts';
import {section2Blog} from './section-2-blog.ts';
import {section2Questionnaire} from './section-2-questionnaire.ts';
import {section2Site} from './section-2-site.ts';
import {section3} from './section-3.ts';
import {section4} from './section-4.ts';
import {section5} from './section-5.ts';
import {section6} from './section-6.ts';
import {section7} from './section-7.ts';
import {section8} from './section-8.ts';
import {section9} from './section-9.ts';
import type {Statements} from './statement.ts';

/** What comes later, as a work of its own: no test may show it yet. */
export const later = {
  's1-chat': ['Visitors can chat live; the chat persona greets them in the chosen language.', 'chat-later'],
} as const satisfies Statements;

/** Every statement of the specification, as our decisions read it. */
export const statements = {
  ...section1,
  ...section2Site,
  ...section2Blog,
  ...section2Questionnaire,
  ...section3,
  ...section4,
  ...section5,
  ...section6,
  ...section7,
  ...section8,
  ...section9,
} as const;

/** The stable id of a statement. */
export type StatementId = keyof typeof statements;
