import {serveLocally} from '../../reliability/program/serve-locally.ts';

/** One page of a partner, as its server sends it. */
export type PartnerPage = {
  readonly head?: string;
  readonly body: string;
  readonly headers?: Readonly<Record<string, string>>;
};

/** A partner's web server on its own origin: real pages that reproduce the behavior of real pages. */
export type PartnerServer = {
  readonly origin: string;
  /** Publishes a page and returns its address. */
  publish(page: PartnerPage): string;
  /** Publishes a whole document and returns its address. */
  publishDocument(text: string): string;
  close(): Promise<void>;
};

const html = ({head = '', body, document}: PartnerPage & {readonly document?: string}): string =>
  document ??
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>A partner</title><link rel="icon" href="data:,">${head}</head><body>${body}</body></html>`;

/** Starts a partner's server on a free port. */
export const startPartner = async (): Promise<PartnerServer> => {
  const pages = new Map<string, PartnerPage & {readonly document?: string}>();
  const {origin, stop} = await serveLocally((request, response) => {
    const [path = '/'] = (request.url ?? '/').split('?');
    if (path === '/never') return; // an image that keeps the page's load event waiting
    const page = pages.get(path);
    if (!page) {
      response.writeHead(404).end();
      return;
    }
    response.writeHead(200, {'Content-Type': 'text/html; charset=utf-8', ...page.headers}).end(html(page));
  });
  const publish = (page: PartnerPage & {readonly document?: string}): string => {
    const path = `/page-${pages.size}`;
    pages.set(path, page);
    return origin + path;
  };
  return {
    origin,
    publish,
    publishDocument: (document) => publish({body: '', document}),
    close: stop,
  };
};
