import {once} from 'node:events';
import {createServer, type IncomingHttpHeaders, type ServerResponse} from 'node:http';
import type {AddressInfo} from 'node:net';
import {createBrowser, type TestBrowser} from './browser-keys.ts';
import {faultOfVapid} from './check-vapid.ts';

/** A message that the push service accepted, decrypted with the browser's key. */
export type Taken = {
  readonly browser: TestBrowser;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
};

type Answer = (response: ServerResponse) => void;

/**
 * Starts a push service (RFC 8030) on this machine. The service knows the browsers that have subscribed, refuses a
 * message without a signature by the key of the subscription (RFC 8292), and decrypts every message with the
 * browser's private key (RFC 8291).
 */
export const startPushService = async () => {
  const browsers = new Map<string, TestBrowser>();
  const answers = new Map<string, Answer>();
  const taken: Taken[] = [];
  const refused: string[] = [];
  let waiting = 0;
  let origin = '';
  const server = createServer((request, response) => {
    void (async () => {
      const chunks: Buffer[] = [];
      for await (const chunk of request) chunks.push(chunk as Buffer);
      const path = request.url ?? '';
      const browser = browsers.get(path);
      if (request.method !== 'POST' || !browser) return response.writeHead(404).end();
      const fault = faultOfVapid(request.headers.authorization ?? '', {
        origin,
        key: browser.applicationServerKey,
      });
      if (fault !== undefined) {
        refused.push(fault);
        return response.writeHead(403).end();
      }
      const answer = answers.get(path);
      if (answer) {
        waiting += 1;
        response.on('close', () => (waiting -= 1));
        return answer(response);
      }
      taken.push({browser, headers: request.headers, text: browser.open(Buffer.concat(chunks))});
      return response.writeHead(201, {Location: `${origin}/message`}).end();
    })();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  // A listening TCP server has an address with a port.
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    origin,
    taken,
    /** The reasons for which requests were refused. */
    refused,
    /** Returns the number of requests that wait for an answer. */
    waiting: () => waiting,
    /** Subscribes a browser to the messages of a server's key. */
    subscribe: (applicationServerKey: string): TestBrowser => {
      const browser = createBrowser(origin, applicationServerKey);
      browsers.set(new URL(browser.subscription.endpoint).pathname, browser);
      return browser;
    },
    /** Changes the service's answer to messages for this browser; `undefined` accepts messages again. */
    answer: ({subscription}: TestBrowser, answer: Answer | undefined): void => {
      const path = new URL(subscription.endpoint).pathname;
      if (answer) answers.set(path, answer);
      else answers.delete(path);
    },
    stop: (): void => {
      server.closeAllConnections();
      server.close();
    },
  };
};
