import {answerLine, hoursLine} from '../../agency/hours.ts';
import {hours} from '../content/agency-data.ts';
import {useScreen} from '../content/site-context.ts';

/** The opening hours, when what comes outside them is answered, and the days off that come soon. The server writes the same after an edit. */
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
