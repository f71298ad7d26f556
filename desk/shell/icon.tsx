import type {IconNode} from 'lucide';
import {createElement} from 'react';

/** A drawing of lucide. It is decoration: the words beside it say what it means. */
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
