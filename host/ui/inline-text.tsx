import {Fragment} from 'react';
import type {Inline} from '../../agency/articles/article.ts';
import {parseInline} from '../../agency/articles/parse-inline.ts';
import {useScreen} from '../content/site-context.ts';
import {pathInLanguage} from '../routing/path.ts';

/** Running text with `**bold**` and `[links](/address)`; a link into the site stays in the visitor's language. */
export const InlineText = ({text}: {readonly text: string}) => <Parts parts={parseInline(text)} />;

// A telephone number does not break after its hyphens: 1-800-318-2596, 1-800-MEDICARE, 2-1-1.
const telephone = /(\b(?:1-)?\d{3}-(?:\d{3}-\d{4}|[A-Z]{7,})|\b\d-\d-\d\b)/u;

/** A text whose telephone numbers do not break. */
export const withNumbers = (text: string) =>
  text.split(telephone).map((piece, index) => {
    // The pieces of a text never change their order, either.
    const key = `${index}`;
    return index % 2 === 0 ? (
      piece
    ) : (
      <span key={key} className="unbroken">
        {piece}
      </span>
    );
  });

/** The parts of running text as elements. */
export const Parts = ({parts}: {readonly parts: readonly Inline[]}) => {
  const {lang} = useScreen();
  return parts.map((part, index) => {
    // The parts of a text never change their order, so their index is their identity.
    const key = `${index}`;
    if (typeof part === 'string') return <Fragment key={key}>{withNumbers(part)}</Fragment>;
    if ('bold' in part)
      return (
        <strong key={key} lang={part.lang}>
          <Parts parts={part.bold} />
        </strong>
      );
    const href = part.link.startsWith('/') ? pathInLanguage(part.link, lang) : part.link;
    return (
      <a key={key} href={href}>
        <Parts parts={part.text} />
      </a>
    );
  });
};
