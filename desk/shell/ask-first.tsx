import {useText} from '../language/use-text.ts';
import {useQuestion} from './use-question.ts';

type Props = {
  readonly label: string;
  /** Describes the act and that it cannot be undone, in one or more paragraphs. */
  readonly warning: string | readonly string[];
  readonly isBusy: boolean;
  readonly onConfirm: () => void;
};

/** A button for an act that cannot be undone: the first click shows a warning, the second click runs the act. */
export const AskFirst = ({label, warning, isBusy, onConfirm}: Props) => {
  const t = useText();
  const {isOpen, setOpen, opener, cancel} = useQuestion();
  if (!isOpen)
    return (
      // A column stretches its children: the paragraph keeps the button as wide as its label.
      <p>
        <button
          ref={opener}
          className="button button-size-sm button-outline"
          type="button"
          onClick={() => setOpen(true)}
        >
          {label}
        </button>
      </p>
    );
  return (
    <div className="problem" role="alert">
      {[warning].flat().map((words) => (
        <p key={words}>{words}</p>
      ))}
      <p className="button-row">
        <button
          className="button button-size-sm button-destructive"
          type="button"
          disabled={isBusy}
          onClick={onConfirm}
        >
          {label}
        </button>
        <button
          ref={cancel}
          className="button button-size-sm button-outline"
          type="button"
          onClick={() => setOpen(false)}
        >
          {t('person.cancel')}
        </button>
      </p>
    </div>
  );
};
