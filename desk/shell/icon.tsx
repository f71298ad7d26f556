import type {IconNode} from 'lucide';
import {createElement} from 'react';

/** An icon of lucide. Icons are decoration: the text beside an icon has the meaning. */
export const Icon = ({node, size = 20}: {readonly node: IconNode; readonly size?: number}) => (
  <svg
    aria-hidden="true"
    width={size}
    height={size}
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.75"
    strokeLinecap="round"
    strokeLinejoin="round"
  >
    {node.map(([tag, attributes], place) => createElement(tag, {...attributes, key: place}))}
  </svg>
);
