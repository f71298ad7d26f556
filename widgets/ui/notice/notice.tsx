import type {ReactNode} from 'react';

/** The props of the notice. */
export type NoticeProps = {
  /** The kind of notice: success, progress, or failure. */
  readonly tone: 'good' | 'info' | 'danger';
  readonly title?: string | undefined;
  readonly text: string;
  /** Links or buttons for what to do next. */
  readonly children?: ReactNode;
};

/**
 * A message from the form to the visitor, in place. It is not announced by itself: put it in a live region, or use a
 * toast.
 */
export const Notice = ({tone, title, text, children}: NoticeProps) => (
  <div className={`notice ${tone}`} part="notice">
    {title ? <p className="notice-title">{title}</p> : null}
    <p>{text}</p>
    {children}
  </div>
);
