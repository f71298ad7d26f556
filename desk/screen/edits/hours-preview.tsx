import {languages} from '../../../agency/languages.ts';
import type {HoursDraft, HoursPreview as Preview} from '../../../contract/desk-edits.ts';
import {useText} from '../../language/use-text.ts';
import {PreviewPanel} from './preview-panel.tsx';
import {usePreview} from './use-preview.ts';

type Props = {readonly draft: HoursDraft; readonly stored: Preview; readonly isDraft: boolean};

/** Shows the chat's text about the hours in every language, and whether the chat counts the current moment as open. */
export const HoursPreview = ({draft, stored, isDraft}: Props) => {
  const t = useText();
  const preview = usePreview('/edits/hours/preview', draft, isDraft ? undefined : stored);
  const {shown} = preview;
  return (
    <PreviewPanel preview={preview}>
      {shown && (
        <>
          <p>{t(shown.isOpen ? 'edit.chat-open' : 'edit.chat-closed')}</p>
          <ul className="edit-texts">
            {languages.map(({code}) => (
              <li key={code} lang={code}>
                {shown.texts[code]}
              </li>
            ))}
          </ul>
        </>
      )}
    </PreviewPanel>
  );
};
