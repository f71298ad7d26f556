import {agency} from '../content/agency-data.ts';

/** A text that names the agency's telephone number, with the number as a link. */
export const PhoneText = ({text}: {readonly text: string}) => {
  const [before, ...after] = text.split(agency.phone);
  return (
    <>
      {before}
      <a href={agency.phoneHref}>{agency.phone}</a>
      {after.join(agency.phone)}
    </>
  );
};
