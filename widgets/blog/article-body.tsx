import type {ReactNode} from 'react';
import type {Block, Inline} from 'virtual:lamplight/articles';
import type {BlogProps} from './blog.view.tsx';
import {Heading} from './heading.tsx';

/* oxlint-disable react/no-array-index-key -- the parts of an article have no names, and never change their order */

/** An article's blocks. Their texts are text nodes, whatever they contain. */
export const ArticleBody = (props: BlogProps & {readonly content: readonly Block[]}) =>
  props.content.map((block, place) => {
    switch (block.kind) {
      case 'heading':
        return (
          <Heading key={place} level={Number(props.attributes.headingLevel) + block.level - 1}>
            {inline(block.text, props)}
          </Heading>
        );
      case 'paragraph':
        return <p key={place}>{inline(block.text, props)}</p>;
      case 'note':
        return (
          <p key={place} className="note" role="note">
            {inline(block.text, props)}
          </p>
        );
      case 'list': {
        const List = block.isOrdered ? 'ol' : 'ul';
        return (
          <List key={place} className={block.bars && 'drawn'}>
            {block.items.map((item, index) => (
              <li key={index}>
                {inline(item, props)}
                {block.bars && <Bar percent={block.bars[index]} />}
              </li>
            ))}
          </List>
        );
      }
    }
  });

/** The length of an item's number. Decorative, because the item names the number. */
const Bar = ({percent}: {readonly percent: number | undefined}) => (
  <svg className="bar" aria-hidden="true">
    <rect className="whole" width="100%" height="100%" />
    <rect width={`${percent}%`} height="100%" />
  </svg>
);

const inline = (texts: readonly Inline[], props: BlogProps): ReactNode[] =>
  texts.map((text, place) => {
    if (typeof text === 'string') return text;
    if ('bold' in text)
      return (
        <b key={place} lang={text.lang}>
          {inline(text.bold, props)}
        </b>
      );
    const isOwn = text.link.startsWith('/');
    return (
      <a key={place} href={isOwn ? props.element.address(props.lang, text.link) : text.link}>
        {inline(text.text, props)}
      </a>
    );
  });
