import type {AddressInfo} from 'node:net';
import {SMTPServer, type SMTPServerOptions} from 'smtp-server';
import {onTestFinished} from 'vitest';

/** A mail that a server accepted. */
export type TakenMail = {readonly from: string; readonly to: readonly string[]; readonly source: string};

/**
 * Starts a real SMTP server on a free port, which stops when the test has finished. The server accepts every mail
 * unless the test configures otherwise.
 */
export const startMailServer = async (options: SMTPServerOptions = {}) => {
  const mails: TakenMail[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    onData: (stream, {envelope}, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        mails.push({
          from: envelope.mailFrom === false ? '' : envelope.mailFrom.address,
          to: envelope.rcptTo.map(({address}) => address),
          source: Buffer.concat(chunks).toString(),
        });
        done();
      });
    },
    ...options,
  });
  // Some tests close the connection early.
  server.on('error', () => {});
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve());
  });
  onTestFinished(
    () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
      }),
  );
  const {port} = server.server.address() as AddressInfo;
  return {mails, port, url: new URL(`smtp://127.0.0.1:${port}`)};
};
