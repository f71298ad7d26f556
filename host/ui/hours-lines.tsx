import {answerLine, hoursLine} from '../../agency/hours.ts';
import {hours} from '../content/agency-data.ts';
import {useScreen} from '../content/site-context.ts';

/**
 * The opening hours, when messages outside them are answered, and the next days off. The server writes the same after
 * an edit.
 */
export const HoursLines = () => {
  const {lang} = useScreen();
  const closed = hours.closed?.[lang];
  return (
    <>
      {hoursLine(hours, lang)}
      <br />
      {answerLine(hours, lang)}
      {closed && (
        <>
          <br />
          {closed}
        </>
      )}
    </>
  );
};
