import {type AddressInfo, createServer, type Socket} from 'node:net';
import {expect, onTestFinished, test} from 'vitest';
import {createSmtpChannel} from './smtp-channel.ts';
import {startMailServer} from './testing/mail-server.ts';
import {eventOf, heads} from './testing/outbox.ts';

const soon = () => AbortSignal.timeout(10_000);

// A server that speaks the given lines, one for each line it hears, the first one unasked.
async function startScript(lines: readonly string[], end: (socket: Socket) => void = () => {}): Promise<URL> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => {});
    const rest = [...lines];
    const say = () => {
      const line = rest.shift();
      if (line === undefined) end(socket);
      else socket.write(line);
    };
    say();
    socket.on('data', say);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  return new URL(`smtp://127.0.0.1:${(server.address() as AddressInfo).port}`);
}

test('hands a mail over in text and HTML, to every recipient', async () => {
  const {url, mails} = await startMailServer();
  const channel = createSmtpChannel(url, {...heads, to: ['a@agency.example', 'b@agency.example']});
  await channel.tell(eventOf(), soon());
  expect(mails).toHaveLength(1);
  expect(mails[0]).toMatchObject({
    from: 'agent@agency.example',
    to: ['a@agency.example', 'b@agency.example'],
  });
  const source = (mails[0]?.source ?? '').replaceAll('\r\n ', ' ');
  expect(source).toContain('Message-ID: <01a1fd78-8aa1-71ad-a709-e8fb8fdba10d.lead.received@agency.example>');
  expect(source).toContain('text/plain');
  expect(source).toContain('text/html');
  expect(source).toContain('Auto-Submitted: auto-generated');
});

test('no answer of a visitor reaches the envelope or the heads', async () => {
  const {url, mails} = await startMailServer();
  const answers = {
    name: 'Eve\r\nBcc: many@victim.example\r\n\r\nbody',
    email: 'eve@mail.example>,<many@victim.example',
    phone: '\r\n.\r\nMAIL FROM:<x@y.example>',
    subject: 'Hi\r\nX-Injected: yes',
    message: '.\r\n.\r\nQUIT\r\n',
  };
  await createSmtpChannel(url, heads).tell(eventOf({kind: 'contact', answers}), soon());
  expect(mails).toHaveLength(1);
  const {to, source = ''} = mails[0] ?? {};
  expect(to).toEqual(['agent@agency.example']);
  const [head = ''] = source.split('\r\n\r\n');
  // A folded line begins with a space.
  expect(head).not.toMatch(/^(?:bcc|x-injected)/imu);
  expect(head.match(/^Reply-To:/gmu)).toHaveLength(1);
});

test('logs in, where the address names a user', async () => {
  const seen: string[] = [];
  const {port, mails} = await startMailServer({
    authOptional: false,
    onAuth: ({username = '', password = ''}, _session, done) => {
      seen.push(`${username}:${password}`);
      if (password === 'p@ss') done(null, {user: username});
      else done(new Error('wrong'));
    },
  });
  await createSmtpChannel(new URL(`smtp://me:p%40ss@127.0.0.1:${port}`), heads).tell(eventOf(), soon());
  expect(mails).toHaveLength(1);
  const wrong = createSmtpChannel(new URL(`smtp://me:guess@127.0.0.1:${port}`), heads);
  await expect(wrong.tell(eventOf(), soon())).rejects.toThrow('Invalid login');
  expect(seen).toEqual(['me:p@ss', 'me:guess']);
});

test('a password is not sent in the clear to another machine', async () => {
  const url = await startScript(['220 x\r\n', '250-x\r\n250 AUTH PLAIN\r\n', '502 no TLS\r\n']);
  // This name is no loopback name, and yet leads here.
  url.hostname = '0.0.0.0';
  url.username = 'me';
  url.password = 'secret';
  await expect(createSmtpChannel(url, heads).tell(eventOf(), soon())).rejects.toThrow(/STARTTLS/u);
});

test.each([
  [
    'a recipient',
    {onRcptTo: (_a: unknown, _s: unknown, done: (error: Error) => void) => done(new Error('no'))},
  ],
  [
    'a sender',
    {onMailFrom: (_a: unknown, _s: unknown, done: (error: Error) => void) => done(new Error('no'))},
  ],
  ['a connection', {onConnect: (_s: unknown, done: (error: Error) => void) => done(new Error('no'))}],
])('a server that refuses %s is a failure', async (_, options) => {
  const {url, mails} = await startMailServer(options);
  await expect(createSmtpChannel(url, heads).tell(eventOf(), soon())).rejects.toThrow('no');
  expect(mails).toEqual([]);
});

test('one refused recipient of two is a failure', async () => {
  const {url} = await startMailServer({
    onRcptTo: ({address}, _session, done) => done(address.startsWith('b@') ? new Error('no such b') : null),
  });
  const channel = createSmtpChannel(url, {...heads, to: ['a@agency.example', 'b@agency.example']});
  await expect(channel.tell(eventOf(), soon())).rejects.toThrow('refused 1 of the recipients');
});

const HELLO = ['220 x\r\n', '250 x\r\n', '250 ok\r\n', '250 ok\r\n'];
test.each([
  ['says nothing', []],
  ['stops after its greeting', ['220 x\r\n']],
  ['stops in the middle of an answer', ['220 x\r\n', '250-x\r\n250']],
  ['takes the mail and does not say so', [...HELLO, '354 go\r\n', '', '']],
] as const)('a server that %s is given up, in time', async (_, lines) => {
  const url = await startScript(lines);
  await expect(createSmtpChannel(url, heads).tell(eventOf(), AbortSignal.timeout(400))).rejects.toThrow(
    /abort|timeout/iu,
  );
});

test('a server that hangs up in the middle is a failure', async () => {
  const url = await startScript([...HELLO, '354 go\r\n'], (socket) => socket.destroy());
  await expect(createSmtpChannel(url, heads).tell(eventOf(), soon())).rejects.toThrow(/closed|reset/iu);
});

test('nobody at the address is a failure', async () => {
  const {url, port} = await startMailServer();
  url.port = String(port === 1 ? 2 : 1);
  await expect(createSmtpChannel(url, heads).tell(eventOf(), soon())).rejects.toThrow('ECONNREFUSED');
});
