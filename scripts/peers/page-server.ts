import {brotliCompressSync} from 'node:zlib';
import {serveLocally} from '../../reliability/program/serve-locally.ts';
import type {Candidate} from './candidate.ts';
import {type PeerPage, typebotAnswer} from './peer-pages.ts';

/** Serves the measured pages and the peers' files, compressed with brotli like ours. */
export type PageServer = {
  readonly origin: string;
  publish(candidates: readonly Candidate[], peers: readonly PeerPage[]): void;
  /** Returns the address of a published page. */
  addressOf(candidate: Candidate): string;
  close(): Promise<void>;
};

const pageOf = ({head, body}: Candidate): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>A partner</title><link rel="icon" href="data:,">${head}</head>
<body><h1>A partner</h1><p>The partner’s own words.</p>${body}</body></html>`;

/** Starts the server on a free port. */
export const startPages = async (): Promise<PageServer> => {
  const files = new Map<string, {readonly type: string; readonly text: string}>();
  const pages = new Map<Candidate, string>();
  const {origin, stop} = await serveLocally((request, response) => {
    const file = files.get(request.url ?? '');
    const {type, text} = file ?? {type: 'application/json', text: typebotAnswer()};
    response.writeHead(200, {
      'Content-Type': type,
      'Content-Encoding': 'br',
      'Access-Control-Allow-Origin': '*',
    });
    response.end(brotliCompressSync(text));
  });
  return {
    origin,
    publish: (candidates, peers) => {
      for (const {path, script} of peers)
        files.set(path, {type: 'text/javascript; charset=utf-8', text: script});
      for (const [at, candidate] of candidates.entries()) {
        files.set(`/page-${at}`, {type: 'text/html; charset=utf-8', text: pageOf(candidate)});
        pages.set(candidate, `${origin}/page-${at}`);
      }
    },
    addressOf: (candidate) => pages.get(candidate) ?? origin,
    close: stop,
  };
};
