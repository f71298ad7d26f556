import {IncomingMessage, ServerResponse} from 'node:http';
import {Socket} from 'node:net';
import type {RequestHandler} from 'express';
import helmet from 'helmet';

/** Sets the headers of every answer, including the API; pages add their own policy. */
export const setSecurityHeaders = (siteOrigin: string | undefined): RequestHandler => {
  const headers = new Map(securityHeaders(siteOrigin));
  return (_request, response, next) => {
    response.setHeaders(headers);
    next();
  };
};

// No header depends on the request, so helmet runs once instead of its thirteen steps for each answer.
const securityHeaders = (siteOrigin: string | undefined): readonly (readonly [string, string])[] => {
  const collected = new ServerResponse(new IncomingMessage(new Socket()));
  const setAll = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {'default-src': ["'none'"], 'frame-ancestors': ["'none'"]},
    },
    // The site opens the scheduling page in a new tab, which must not access the opener.
    crossOriginOpenerPolicy: {policy: 'same-origin'},
    crossOriginResourcePolicy: {policy: 'same-origin'},
    // With `no-referrer`, a browser may send `Origin: null` from our own pages, which the server refuses.
    referrerPolicy: {policy: 'strict-origin-when-cross-origin'},
    // Sent only if SITE_ORIGIN is https.
    strictTransportSecurity: siteOrigin?.startsWith('https:') ? {includeSubDomains: false} : false,
    xFrameOptions: {action: 'deny'},
  });
  setAll(collected.req, collected, () => {});
  return collected.getHeaderNames().map((name) => [name, String(collected.getHeader(name))]);
};
