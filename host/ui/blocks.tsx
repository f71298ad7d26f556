/* oxlint-disable react/no-array-index-key -- the parts of a text never change their order: their index is
   their identity */
import type {Block, Inline} from '../../agency/articles/article.ts';
import {Parts} from './inline-text.tsx';

/** Blocks of simple markup as elements. */
export const Blocks = ({blocks}: {readonly blocks: readonly Block[]}) =>
  blocks.map((block, index) => <OneBlock key={`${index}`} block={block} />);

const OneBlock = ({block}: {readonly block: Block}) => {
  if (block.kind === 'paragraph' || block.kind === 'note')
    return (
      <p>
        <Parts parts={block.text} />
      </p>
    );
  if (block.kind === 'heading') {
    const Heading = block.level === 2 ? 'h2' : 'h3';
    return (
      <Heading>
        <Parts parts={block.text} />
      </Heading>
    );
  }
  return block.isOrdered ? (
    <ol>
      <Items items={block.items} />
    </ol>
  ) : (
    <ul>
      <Items items={block.items} />
    </ul>
  );
};

const Items = ({items}: {readonly items: readonly (readonly Inline[])[]}) =>
  items.map((item, index) => (
    <li key={`${index}`}>
      <Parts parts={item} />
    </li>
  ));
