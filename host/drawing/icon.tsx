import type {IconNode} from 'lucide';
import {createElement} from 'react';

type IconProps = {
  readonly node: IconNode;
  /** Pixels. */
  readonly size?: number;
};

/** A lucide icon, as decoration: the text beside it, or the control's name, has the meaning. */
export const Icon = ({node, size = 20}: IconProps) => (
  <svg
    className="icon"
    width={size}
    height={size}
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth={1.75}
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
    focusable="false"
  >
    {node.map(([tag, attributes], index) => createElement(tag, {...attributes, key: index}))}
  </svg>
);
