import type {Router} from 'express';
import type {AgencyConfig} from '../../agency/config.schema.ts';
import {agencyValues} from '../../agency/legal/values.ts';
import {publicAgency} from '../../agency/public.ts';
import type {RateLimiters} from '../http/rate-limiters.ts';
import {secretPages, type SecretPage} from '../http/secret-pages.ts';
import type {Keys} from '../keys/keys.ts';
import type {Store} from '../storage/store.ts';
import {deleteResultLink, findSavedPage, resultPath} from './result-link.ts';
import {resultNote, type ResultPageParts, savedResultPage} from './result-page.ts';
import type {ResultWriter} from './written-result.ts';

type Parts = {
  readonly store: Store;
  readonly keys: Pick<Keys, 'ring'>;
  readonly now: () => Date;
  readonly write: ResultWriter;
  readonly limiters: RateLimiters;
  readonly agency: AgencyConfig;
};

/**
 * `/result/<token>` and its translations: GET shows saved results without health answers, POST deletes the page. A deleted, expired,
 * replaced, erased or withdrawn page answers 404 like a guess, so that the answer does not reveal that the page existed.
 */
export const resultPages = ({store, keys, now, write, limiters, agency}: Parts): Router => {
  const shown = publicAgency(agency);
  const values = agencyValues(shown);
  const partsOf = (page: SecretPage): ResultPageParts => ({...page, agency, values, tpmo: shown.tpmo});
  return secretPages({
    pathOf: resultPath,
    limiters,
    show: async (page, response) => {
      const moment = now();
      const parts = partsOf(page);
      const found = await findSavedPage(store, await keys.ring(), {token: page.token, now: moment});
      if (found) {
        const result = write(found.saved, page.language);
        response.send(savedResultPage({parts, page: found, result, now: moment}));
      } else response.status(404).send(resultNote(parts, 'gone'));
    },
    act: async (page, response) => {
      const found = await findSavedPage(store, await keys.ring(), {token: page.token, now: now()});
      if (found) await deleteResultLink(store, found.submissionId);
      response.status(found ? 200 : 404).send(resultNote(partsOf(page), found ? 'done' : 'gone'));
    },
    later: (page) => resultNote(partsOf(page), 'later'),
  });
};
