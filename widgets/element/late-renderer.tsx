import {options} from 'preact';
import {Component, type ReactNode} from 'react';
import {firstPressEnd, pressEnd} from './late-press.ts';
import {hydrateTree, renderTree, unmountTree} from './render.ts';

/* The second renderer of an element: Preact, with hooks and refs. Import it dynamically: it loads at the
   first touch. */

// Parts with hooks draw by themselves; they, too, take no control from under a pointer.
options.debounceRendering = (drawAll) => void (pressEnd() ?? Promise.resolve()).then(drawAll);

type FenceProps = {
  readonly children: ReactNode;
  /** Called once with the error of the view. */
  readonly onError: (error: unknown) => void;
};

/** Keeps a view's error inside its own element: neighbors and page get only `lamplight-error`. */
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

/** Takes over a root with the same tree: nodes stay, and with them focus and typed text. */
export const takeOver = (tree: ReactNode, root: HTMLElement, onError: FenceProps['onError']): void =>
  hydrateTree(<Fence onError={onError}>{tree}</Fence>, root);

export {firstPressEnd, pressEnd, unmountTree};
