import {options} from 'preact';
import {Component, type ReactNode} from 'react';
import {calm, firstPressEnd} from './late-press.ts';
import {hydrateTree, renderTree, unmountTree} from './render.ts';

/* Draws an element with Preact, with hooks and refs. This is the second renderer of an element and loads at the
   first touch: import this file dynamically. */

// Preact draws parts with hooks on its own; these drawings wait for the same moment.
options.debounceRendering = (drawAll) => void (calm() ?? Promise.resolve()).then(drawAll);

type FenceProps = {
  readonly children: ReactNode;
  /** Called once with the error of the view. */
  readonly onError: (error: unknown) => void;
};

/** Keeps a view's error inside the element: the neighbors and the page get only `lamplight-error`. */
class Fence extends Component<FenceProps, {hasFailed: boolean}> {
  override state = {hasFailed: false};

  override componentDidCatch(error: unknown): void {
    this.setState({hasFailed: true});
    this.props.onError(error);
  }

  override render(): ReactNode {
    return this.state.hasFailed ? <slot /> : this.props.children;
  }
}

/** Draws a tree, or updates the drawing in the root. */
export const drawLate = (tree: ReactNode, root: HTMLElement, onError: FenceProps['onError']): void =>
  renderTree(<Fence onError={onError}>{tree}</Fence>, root);

/** Takes over a root with the same tree: the nodes stay, and so do the focus and the typed text. */
export const takeOver = (tree: ReactNode, root: HTMLElement, onError: FenceProps['onError']): void =>
  hydrateTree(<Fence onError={onError}>{tree}</Fence>, root);

export {calm, firstPressEnd, unmountTree};
