import {IncomingMessage, ServerResponse} from 'node:http';
import {Socket} from 'node:net';
import type {RequestHandler} from 'express';
import helmet from 'helmet';

/** Headers that every answer carries, the API's included; pages add a policy that lets them work. */
export const setSecurityHeaders = (siteOrigin: string | undefined): RequestHandler => {
  const headers = new Map(securityHeaders(siteOrigin));
  return (_request, response, next) => {
    response.setHeaders(headers);
    next();
  };
};

// No header depends on the request: helmet runs once, and its thirteen steps are not repeated for every answer.
const securityHeaders = (siteOrigin: string | undefined): readonly (readonly [string, string])[] => {
  const collected = new ServerResponse(new IncomingMessage(new Socket()));
  const setAll = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {'default-src': ["'none'"], 'frame-ancestors': ["'none'"]},
    },
    // Own pages open the scheduling page in a new tab; that page must not reach back.
    crossOriginOpenerPolicy: {policy: 'same-origin'},
    crossOriginResourcePolicy: {policy: 'same-origin'},
    // With no-referrer a browser may send `Origin: null` from our own pages, which is refused.
    referrerPolicy: {policy: 'strict-origin-when-cross-origin'},
    // Only where SITE_ORIGIN is https.
    strictTransportSecurity: siteOrigin?.startsWith('https:') ? {includeSubDomains: false} : false,
    xFrameOptions: {action: 'deny'},
  });
  setAll(collected.req, collected, () => {});
  return collected.getHeaderNames().map((name) => [name, String(collected.getHeader(name))]);
};
