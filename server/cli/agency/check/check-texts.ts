import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import type {StoredCampaign} from '../../../../agency/campaign.schema.ts';
import {LANGUAGES} from '../../../../contract/language.ts';
import {legalPageNames} from '../../../../agency/legal-pages/legal-page.ts';
import {agencyFolder, sampleFolder, type AgencyEnvironment} from '../../../../agency/load.ts';
import {allFigures} from '../../../../insurance/figures/all-figures.ts';
import {isPastReview} from '../../../../insurance/figures/figure.ts';
import type {Finding} from './finding.ts';

const DRAFT_NOTE = '{{legal:counselNote}}';

const draftPages = (folder: string): readonly string[] =>
  legalPageNames.flatMap((name) =>
    LANGUAGES.flatMap((lang) => {
      const page = join('legal-pages', lang, `${name}.md`);
      const file = [join(folder, page), join(sampleFolder, page)].find((path) => existsSync(path));
      return file && readFileSync(file, 'utf8').includes(DRAFT_NOTE) ? [`${lang}/${name}`] : [];
    }),
  );

/** Checks the site's content: legal pages reviewed by counsel, dates and figures checked recently. `today` is a day. */
export const checkTexts = (
  environment: AgencyEnvironment,
  campaigns: readonly StoredCampaign[],
  today: string,
): readonly Finding[] => {
  const drafts = draftPages(agencyFolder(environment));
  const old = campaigns.filter(({endDate, nextReview}) => endDate >= today && nextReview < today);
  const figures = allFigures.filter((figure) => isPastReview(figure, today));
  return [
    drafts.length === 0
      ? {state: 'ok', topic: 'texts', text: 'No legal page is marked as a draft.'}
      : {
          state: 'missing',
          topic: 'texts',
          text: `${drafts.length} legal pages say that they are drafts (${drafts.slice(0, 3).join(', ')}${drafts.length > 3 ? ' ...' : ''}): let counsel read them, copy them to legal-pages/ beside agency.json and delete the line ${DRAFT_NOTE}.`,
        },
    ...old.map(({id, nextReview}): Finding => ({
      state: 'missing',
      topic: 'texts',
      text: `The campaign ${id} needed a new check on ${nextReview} and is not shown: npm run campaigns -- --help`,
    })),
    figures.length === 0
      ? {state: 'ok', topic: 'texts', text: 'No built-in figure is past its review date.'}
      : {
          state: 'missing',
          topic: 'texts',
          text: `${figures.length} built-in figures are past their review dates: install the newest version of Lamplight.`,
        },
  ];
};
