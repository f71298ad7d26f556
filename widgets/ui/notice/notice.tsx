import type {ReactNode} from 'react';

/** The props of the notice. */
export type NoticeProps = {
  /** The kind of notice: something kept, something in progress, something that did not work. */
  readonly tone: 'good' | 'info' | 'danger';
  readonly title?: string | undefined;
  readonly text: string;
  /** Links or buttons for what to do about it. */
  readonly children?: ReactNode;
};

/** A word from the form to the visitor, in place. Not announced by itself: put it in a live region, or leave that to a toast. */
export const Notice = ({tone, title, text, children}: NoticeProps) => (
  <div className={`notice ${tone}`} part="notice">
    {title ? <p className="notice-title">{title}</p> : null}
    <p>{text}</p>
    {children}
  </div>
);
