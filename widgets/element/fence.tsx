import {Component, type ReactNode} from 'react';

type FenceProps = {
  readonly children: ReactNode;
  /** Called once with what the view threw. */
  readonly onError: (error: unknown) => void;
};

/** Keeps a view's error inside its own element: neighbours and page never hear of it but by `lamplight-error`. */
export class Fence extends Component<FenceProps, {hasFailed: boolean}> {
  override state = {hasFailed: false};

  override componentDidCatch(error: unknown): void {
    this.setState({hasFailed: true});
    this.props.onError(error);
  }

  override render(): ReactNode {
    return this.state.hasFailed ? <slot /> : this.props.children;
  }
}
