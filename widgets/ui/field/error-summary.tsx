import type {MouseEvent} from 'react';

/** The props of the error summary. */
export type ErrorSummaryProps = {
  readonly title: string;
  /** In form order: the control's name, and the correction. */
  readonly faults: readonly {readonly name: string; readonly text: string}[];
  /** Brings a control on screen and focuses it, if that takes more than focus (a tab must open first). */
  readonly onGo?: (name: string) => void;
};

// By script: a `#link` does not work inside a shadow root, and would change the page's address.
const goToControl = (event: MouseEvent<HTMLAnchorElement>): void => {
  event.preventDefault();
  const {currentTarget: link} = event;
  (link.getRootNode() as ShadowRoot).getElementById(link.hash.slice(1))?.focus();
};

/**
 * All faults in one place, above the form (the GOV.UK pattern). Focus it with `focusErrorSummary` after each attempt to
 * send.
 */
export const ErrorSummary = ({title, faults, onGo}: ErrorSummaryProps) => (
  <div className="summary" part="summary" tabIndex={-1}>
    <div role="alert">
      <h3>{title}</h3>
      <ul>
        {faults.map(({name, text}) => (
          <li key={name}>
            <a
              href={`#${name}`}
              onClick={(event) => {
                if (!onGo) return goToControl(event);
                event.preventDefault();
                return onGo(name);
              }}
            >
              {text}
            </a>
          </li>
        ))}
      </ul>
    </div>
  </div>
);

/**
 * Moves focus to the summary in a root, so that a screen reader reads it and the links are next. Call when the summary
 * is on screen.
 */
export const focusErrorSummary = (root: ShadowRoot | null): void =>
  root?.querySelector<HTMLElement>('.summary')?.focus();
