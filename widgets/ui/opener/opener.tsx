/** What an opener needs. */
export type OpenerProps = {
  readonly label: string;
  /** Fetches what will be opened, so that it is at hand when the button is pressed. Called more than once. */
  readonly onNear: () => void;
  readonly onOpen: () => void;
  /** Shown when what should open could not be loaded. */
  readonly failure: string | null;
  /** Whether it opens a dialog. */
  readonly isDialog?: boolean;
};

/** The button that opens a calculator. What it opens is fetched when the visitor comes near it, not before. */
export const Opener = ({label, onNear, onOpen, failure, isDialog = false}: OpenerProps) => (
  <div className="opening">
    <button
      type="button"
      className="button opener"
      part="open"
      aria-haspopup={isDialog ? 'dialog' : undefined}
      aria-expanded={isDialog ? undefined : 'false'}
      onMouseEnter={onNear}
      onFocus={onNear}
      onClick={onOpen}
    >
      {label}
    </button>
    <output className="opening-failure">{failure}</output>
  </div>
);
