import type {Router} from 'express';
import type {AgencyConfig} from '../../agency/config.schema.ts';
import {agencyValues} from '../../agency/legal/values.ts';
import {publicAgency} from '../../agency/public.ts';
import type {RateLimiters} from '../http/rate-limiters.ts';
import {clientOf} from '../http/request-client.ts';
import {secretPages, type SecretPage} from '../http/secret-pages.ts';
import {withdrawalPath} from './withdrawal-link.ts';
import {consentPage, notePage, type PageParts} from './withdrawal-page.ts';
import type {WithdrawalService} from './withdrawal.service.ts';

type Parts = {
  readonly withdrawals: WithdrawalService;
  readonly limiters: RateLimiters;
  readonly agency: AgencyConfig;
};

/** Serves `/withdraw/<token>` and its translations: GET shows the consents, POST withdraws them. */
export const withdrawalPages = ({withdrawals, limiters, agency}: Parts): Router => {
  const values = agencyValues(publicAgency(agency));
  const partsOf = (page: SecretPage): PageParts => ({...page, agency, values});
  return secretPages({
    pathOf: withdrawalPath,
    limiters,
    show: async (page, response) => {
      const consents = await withdrawals.find(page.token);
      if (consents) response.send(consentPage(partsOf(page), consents, new Date()));
      else response.status(404).send(notePage(partsOf(page), 'gone'));
    },
    act: async (page, response, request) => {
      const isDone = await withdrawals.withdraw(page.token, clientOf(request));
      response.status(isDone ? 200 : 404).send(notePage(partsOf(page), isDone ? 'done' : 'gone'));
    },
    later: (page) => notePage(partsOf(page), 'later'),
  });
};
