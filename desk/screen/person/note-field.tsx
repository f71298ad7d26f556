import {useId} from 'react';
import {useText} from '../../language/use-text.ts';

type Props = {readonly text: string; readonly onWrite: (text: string) => void};

/** Draws the field for the text of a note. */
export const NoteField = ({text, onWrite}: Props) => {
  const t = useText();
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id}>{t('person.note-text')}</label>
      <textarea
        id={id}
        required
        rows={3}
        maxLength={10_000}
        value={text}
        onChange={({target}) => onWrite(target.value)}
      />
    </div>
  );
};
