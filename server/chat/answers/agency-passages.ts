import {hoursWithDaysOff} from '../../../agency/days-off.ts';
import {answerLine} from '../../../agency/hours.ts';
import {dayInWords} from '../../../agency/day-in-words.ts';
import type {AgencyConfig} from '../../../agency/config.schema.ts';
import {agencyValues, fillPlaceholders} from '../../../agency/legal/values.ts';
import {publicAgency} from '../../../agency/public.ts';
import {translations} from '../../../agency/translations/catalog.ts';
import type {Campaign} from '../../../contract/campaign.ts';
import type {Language} from '../../../contract/language.ts';
import {chicagoDay} from '../../../insurance/calendar/chicago.ts';
import {campaignNotice} from '../../../insurance/campaign/campaign-notice.ts';
import {chatText, type ChatTextKey} from '../texts.ts';
import {pathIn} from './content-passages.ts';
import type {Passage} from './passage.ts';

const TOOLS = [
  ['questionnaire', '/ai-workflow'],
  ['retirement', '/#calculators'],
  ['life', '/#calculators'],
  ['aca', '/#calculators'],
] as const;

/** Returns the passages about the agency and about the tools of its site. */
export const agencyPassages = (lang: Language, agency: AgencyConfig, today: string): readonly Passage[] => {
  const {phone, email, postalAddress, hours} = agency;
  const {street, city, state, zip} = postalAddress;
  const say = (key: ChatTextKey, values: Readonly<Record<string, string>> = {}) =>
    chatText(lang, key, values);
  const contact = {
    source: 'agency:contact',
    title: say('agency.title'),
    heading: say('agency.title'),
    href: pathIn(lang, '/#contact'),
    isMedicare: false,
  };
  const values = agencyValues(publicAgency(agency));
  return [
    {
      ...contact,
      text: say('agency.text', {
        phone: phone.display,
        email,
        address: `${street}, ${city}, ${state} ${zip}`,
        hours: hoursWithDaysOff(hours, lang, today).replace(/[.。]$/u, ''),
        closed: answerLine(hours, lang),
      }).trim(),
      words: say('agency.words'),
    },
    {...contact, text: say('agency.automatic', values), words: say('agency.personWords')},
    {...contact, text: say('agency.languages', values), words: say('agency.languageWords')},
    {...contact, text: say('agency.license', values), words: say('agency.licenseWords')},
    ...TOOLS.map(([tool, path]) => ({
      words: say(`${tool}.words`),
      isMedicare: false,
      source: tool === 'questionnaire' ? 'tool:questionnaire' : `tool:${tool}-calculator`,
      title: say(`${tool}.title`),
      heading: say(`${tool}.title`),
      href: pathIn(lang, path),
      text: say(`${tool}.text`),
    })),
  ];
};

/**
 * Returns the passages about current and coming enrollment windows, with the texts of the banner. For a campaign
 * past its review date, the passage contains no date.
 */
export const datePassages = (
  lang: Language,
  campaigns: readonly Campaign[],
  {now, hasTpmoNumbers}: {readonly now: Date; readonly hasTpmoNumbers: boolean},
): readonly Passage[] =>
  (['aca', 'medicare'] as const).flatMap((type) => {
    const today = chicagoDay(now.getTime());
    const current = campaigns
      .filter((campaign) => campaign.type === type && campaign.endDate >= today)
      .toSorted((one, other) => one.startDate.localeCompare(other.startDate))[0];
    if (!current) return [];
    const texts = translations[lang];
    const {deadline} = campaignNotice(current, now.getTime(), {hasTpmoNumbers});
    const title = texts[`${type}BannerTitle`];
    return [
      {
        source: `dates:${type}`,
        title,
        heading: title,
        href: pathIn(lang, '/#faq-enrollment-dates'),
        text: deadline
          ? fillPlaceholders(texts[`${type}BannerText`], {
              deadline: dayInWords(deadline.enrollBy, lang),
              start: dayInWords(deadline.coverageStarts, lang),
            })
          : texts[`${type}BannerTextUndated`],
        words: '',
        isMedicare: type === 'medicare',
      },
    ];
  });
