import {createServer, type Socket, type AddressInfo} from 'node:net';
import type {Run} from '../program/program.ts';

/**
 * The misbehavior of the server: closes each connection, stays silent, disconnects during the greeting, disconnects during a mail, asks for
 * a retry (451), refuses permanently (554), or does not speak SMTP.
 */
export type MailFault = 'refuse' | 'hang' | 'half' | 'mid-data' | 'greylist' | 'reject' | 'garbage';

/** A mail server that accepts every mail, or misbehaves in one of the ways. Records the events of the accepted mails. */
export class MailServer {
  /** The number of accepted mails by the id of the event. */
  readonly taken = new Map<string, number>();
  fault: MailFault | undefined;
  #port = 0;

  /** Starts a server on a free port that ends with the run. */
  static async start({atEnd}: Pick<Run, 'atEnd'>): Promise<MailServer> {
    const mail = new MailServer();
    const sockets = new Set<Socket>();
    const server = createServer((socket) => {
      sockets.add(socket);
      socket.once('close', () => sockets.delete(socket));
      socket.on('error', () => {});
      mail.#serve(socket);
    });
    await new Promise<void>((resolve) => {
      server.listen(0, '127.0.0.1', resolve);
    });
    mail.#port = (server.address() as AddressInfo).port;
    atEnd(() => {
      for (const socket of sockets) socket.destroy();
      server.close();
    });
    return mail;
  }

  /** Returns the settings of a server that sends its mails here. */
  get environment(): Readonly<Record<string, string>> {
    return {SMTP_URL: `smtp://127.0.0.1:${this.#port}`};
  }

  #serve(socket: Socket): void {
    const {fault} = this;
    if (fault === 'refuse') socket.destroy();
    else if (fault === 'half') socket.write('22');
    else if (fault === 'garbage') socket.end('HTTP/1.1 400 Bad Request\r\n\r\n');
    else if (fault !== 'hang') socket.write('220 mail.example ESMTP\r\n');
    let input = '';
    let isData = false;
    socket.setEncoding('utf8');
    socket.on('data', (chunk: string) => {
      input += chunk;
      for (;;) {
        if (isData) {
          if (fault === 'mid-data') socket.destroy();
          const end = input.indexOf('\r\n.\r\n');
          if (end === -1) return;
          this.#take(input.slice(0, end));
          input = input.slice(end + 5);
          isData = false;
          socket.write('250 taken\r\n');
          continue;
        }
        const end = input.indexOf('\r\n');
        if (end === -1) return;
        const line = input.slice(0, end).toUpperCase();
        input = input.slice(end + 2);
        isData = this.#answer(socket, line);
      }
    });
  }

  // Returns whether the text of the mail follows.
  #answer(socket: Socket, line: string): boolean {
    if (this.fault === 'hang') return false;
    if (line.startsWith('RCPT') && this.fault === 'greylist') socket.write('451 4.7.1 come again later\r\n');
    else if (line.startsWith('RCPT') && this.fault === 'reject') socket.write('554 5.7.1 not here\r\n');
    else if (line.startsWith('DATA')) socket.write('354 go on\r\n');
    else if (line.startsWith('QUIT')) socket.end('221 bye\r\n');
    else socket.write('250 fine\r\n');
    return line.startsWith('DATA');
  }

  #take(text: string): void {
    const [, id] = /^X-Lamplight-Event: (\S+)/imu.exec(text) ?? [];
    if (id !== undefined) this.taken.set(id, (this.taken.get(id) ?? 0) + 1);
  }
}
