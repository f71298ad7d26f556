/** A piece of the site's own content that may answer a question. */
export type Passage = {
  /** The source, such as `faq:enrollment-dates`. Several passages may come from one source. */
  readonly source: string;
  /** The title of the source, as its link shows it. */
  readonly title: string;
  /** The heading or question above the text. */
  readonly heading: string;
  /** A path of the agency's site. */
  readonly href: string;
  readonly text: string;
  /** Words that visitors use for this and the text does not. */
  readonly words: string;
  /** Whether the sentences that the law wants beside Medicare must stand with it. */
  readonly isMedicare: boolean;
};
