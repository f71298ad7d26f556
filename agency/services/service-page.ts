import type {Block} from '../articles/article.ts';
import type {TextPart} from '../articles/parse-parts.ts';
import type {InsuranceType} from '../../contract/insurance-type.ts';

/** The chapters that every service page has, by their anchors, in the order of the page. */
export const servicePartIds = ['what', 'for', 'not-for', 'cost', 'tool', 'questions', 'law'] as const;

/** The anchor of a chapter. */
export type ServicePartId = (typeof servicePartIds)[number];

/** A question of a service page with its answer. */
export type ServiceQuestion = {
  readonly question: string;
  readonly answer: readonly Block[];
};

/** An article that belongs to a service. */
export type RelatedArticle = {
  readonly id: string;
  readonly title: string;
  readonly excerpt: string;
};

/** The source of a figure that the page names. */
export type FigureSource = {
  readonly source: string;
  /** The day of the last check, in the page's language. */
  readonly checkedInWords: string;
  /** Whether the day of the next review has passed. */
  readonly isDue: boolean;
};

/** The page of one service in one language, with the agency's identity and the figures. */
export type ServicePage = {
  readonly id: InsuranceType;
  /** The title in the head, without the agency's name. */
  readonly title: string;
  /** The description in the head. */
  readonly description: string;
  readonly heading: string;
  /** The sentence below the heading. */
  readonly lede: string;
  /** A nurse’s view of the service; undefined for an agency that has not proved a nursing license. */
  readonly nurse: string | undefined;
  /** The day of the last change of the text, `2026-11-22`. */
  readonly updated: string;
  readonly updatedInWords: string;
  readonly parts: Readonly<Record<Exclude<ServicePartId, 'questions'>, TextPart>>;
  readonly questionsTitle: string;
  readonly questions: readonly ServiceQuestion[];
  readonly sources: readonly FigureSource[];
  readonly related: readonly RelatedArticle[];
};
