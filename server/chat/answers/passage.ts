/** A part of the site's content that may answer a question. */
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
  /** The words that visitors use for this subject and that the text does not contain. */
  readonly words: string;
  /** Whether the sentences that the law requires for Medicare must accompany the passage. */
  readonly isMedicare: boolean;
};
