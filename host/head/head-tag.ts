/** One element of the head that changes with the screen. On the next screen an element with the same `key` is replaced. */
export type HeadTag = {
  readonly tag: 'title' | 'meta' | 'link';
  readonly key: string;
  readonly attributes: Readonly<Record<string, string>>;
  /** A title's text. */
  readonly text?: string;
};

/** `<title>`. */
export const titleTag = (text: string): HeadTag => ({tag: 'title', key: 'title', attributes: {}, text});

/** `<meta name>`. */
export const metaTag = (name: string, content: string): HeadTag => ({
  tag: 'meta',
  key: name,
  attributes: {name, content},
});

/** `<meta property>`, as OpenGraph requires; `key` distinguishes several tags of one property. */
export const propertyTag = (property: string, content: string, key = property): HeadTag => ({
  tag: 'meta',
  key,
  attributes: {property, content},
});

/** `<link>`; `key` distinguishes several links of one kind. */
export const linkTag = (key: string, attributes: Readonly<Record<string, string>>): HeadTag => ({
  tag: 'link',
  key,
  attributes,
});
