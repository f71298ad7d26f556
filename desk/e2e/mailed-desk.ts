import {once} from 'node:events';
import type {AddressInfo} from 'node:net';
import {SMTPServer} from 'smtp-server';
import {startProduct, type RunningProduct} from '../../reliability/running-product.ts';
import {test as base} from './desk-test.ts';

type MailServer = {readonly port: number; readonly mails: readonly string[]};

/** The desk's `test` with a product that has its own mail server; `mails` contains the accepted mails. */
export const test = base.extend<
  {mails: readonly string[]; commandSettings: Readonly<Record<string, string>>},
  {mailServer: MailServer; product: RunningProduct}
>({
  mailServer: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of a fixture's requirements from this pattern; this fixture has none
    async ({}, use) => {
      const mails: string[] = [];
      const server = new SMTPServer({
        authOptional: true,
        disabledCommands: ['STARTTLS'],
        onData: (stream, _session, done) => {
          const chunks: Buffer[] = [];
          stream.on('data', (chunk: Buffer) => chunks.push(chunk));
          stream.on('end', () => {
            mails.push(Buffer.concat(chunks).toString());
            done();
          });
        },
      });
      server.listen(0, '127.0.0.1');
      await once(server.server, 'listening');
      // A listening TCP server has an address with a port.
      const {port} = server.server.address() as AddressInfo;
      await use({port, mails});
      server.close();
    },
    {scope: 'worker'},
  ],
  product: [
    async ({mailServer}, use) => {
      const product = await startProduct({SMTP_URL: `smtp://127.0.0.1:${mailServer.port}`});
      await use(product);
      await product.dispose();
    },
    {scope: 'worker'},
  ],
  // Commands use the same mail server as the product.
  commandSettings: async ({mailServer}, use) => use({SMTP_URL: `smtp://127.0.0.1:${mailServer.port}`}),
  mails: async ({mailServer}, use) => use(mailServer.mails),
});
