import {request} from 'node:https';
import {isIP} from 'node:net';
import type {TLSSocket} from 'node:tls';
import {MS_PER_DAY} from '../../../../insurance/calendar/day.ts';
import type {Finding} from './finding.ts';

// Certificate authorities renew a month before the end; a later end means that the renewal failed.
const RENEW_DAYS = 14;
const SILENCE_MS = 10_000;

/** The address that visitors use, and whether a proxy in front of the server is trusted. */
export type SiteToCheck = {readonly origin: string; readonly isSet: boolean; readonly trustsProxy: boolean};

type Names = {readonly resolve4: (host: string) => Promise<string[]>};

type SiteAnswer = {readonly status: number; readonly validTo: Date};

// Uses the given resolver, so that the check works before the records have spread.
const addressOf = async (names: Names, host: string): Promise<string | undefined> => {
  if (isIP(host) !== 0) return host;
  const addresses = await names.resolve4(host).catch(() => []);
  return addresses[0];
};

const visit = ({hostname, port}: URL, address: string): Promise<SiteAnswer> =>
  new Promise((resolve, reject) => {
    const sent = request(
      {
        host: address,
        port: port === '' ? 443 : Number(port),
        path: '/api/ready',
        servername: isIP(hostname) === 0 ? hostname : '',
        headers: {Host: port === '' ? hostname : `${hostname}:${port}`},
        timeout: SILENCE_MS,
        agent: false,
      },
      (response) => {
        const {valid_to: validTo} = (response.socket as TLSSocket).getPeerCertificate();
        response.resume();
        resolve({status: response.statusCode ?? 0, validTo: new Date(validTo)});
      },
    );
    sent.on('timeout', () => sent.destroy(new Error('no answer')));
    sent.on('error', reject);
    sent.end();
  });

const servedFindings = async (site: URL, address: string, now: Date): Promise<readonly Finding[]> => {
  try {
    const {status, validTo} = await visit(site, address);
    const days = Math.floor((validTo.getTime() - now.getTime()) / MS_PER_DAY);
    return [
      days >= RENEW_DAYS
        ? {state: 'ok', topic: 'site', text: `The certificate is valid for ${days} more days.`}
        : {state: 'missing', topic: 'site', text: `The certificate expires in ${days} days: renew it.`},
      status === 200
        ? {state: 'ok', topic: 'site', text: `${site.origin} is served and can store submissions.`}
        : {
            state: 'missing',
            topic: 'site',
            text: `${site.origin}/api/ready answers ${status} instead of 200: check the logs of the server and the proxy.`,
          },
    ];
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return [
      {
        state: 'missing',
        topic: 'site',
        text: `${site.origin} cannot be reached over TLS: ${reason}`,
      },
    ];
  }
};

/** Checks that the site's address leads to a running server over TLS. */
export const checkSite = async (
  {origin, isSet, trustsProxy}: SiteToCheck,
  names: Names,
  now: Date,
): Promise<readonly Finding[]> => {
  const site = new URL(origin);
  if (site.protocol !== 'https:')
    return [
      {
        state: 'missing',
        topic: 'site',
        text: `The site's address is ${origin}: set siteOrigin in agency.json, or SITE_ORIGIN, to the https address of the site.`,
      },
    ];
  const address = await addressOf(names, site.hostname);
  const before: readonly Finding[] = [
    isSet
      ? {state: 'ok', topic: 'site', text: `SITE_ORIGIN is ${origin}.`}
      : {
          state: 'missing',
          topic: 'site',
          text: `SITE_ORIGIN is not set: set it to ${origin}, so that no other address counts as your own.`,
        },
    trustsProxy
      ? {state: 'ok', topic: 'site', text: 'TRUST_PROXY is set: rate limits count visitors.'}
      : {
          state: 'missing',
          topic: 'site',
          text: 'TRUST_PROXY is not set: behind a proxy all visitors count as one visitor, with one limit (docs/operations.md, TLS).',
        },
  ];
  if (address === undefined)
    return [
      ...before,
      {state: 'missing', topic: 'site', text: `${site.hostname} has no address yet (no A record).`},
    ];
  return [...before, ...(await servedFindings(site, address, now))];
};
