import {type AddressInfo, createServer, type Socket} from 'node:net';
import type {SMTPServerOptions} from 'smtp-server';
import {expect, onTestFinished, test} from 'vitest';
import type {MailHeads} from './mail-message.ts';
import {createSmtpChannel, type PartialRefusal} from './smtp-channel.ts';
import {startMailServer} from './testing/mail-server.ts';
import {eventOf, heads} from './testing/outbox.ts';

const soon = () => AbortSignal.timeout(10_000);

// Creates a channel for deliveries that must not report anything.
const createChannel = (url: URL, to: MailHeads = heads) =>
  createSmtpChannel(url, to, {
    perHour: 'off',
    onRefusal: () => expect.unreachable('no recipient was refused'),
  });

// Starts a server that sends the given lines: the first line at once, each further line after a line from the
// client.
const startScript = async (
  lines: readonly string[],
  end: (socket: Socket) => void = () => {},
): Promise<URL> => {
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
};

test('hands a mail over in text and HTML, to every recipient', async () => {
  const {url, mails} = await startMailServer();
  const channel = createChannel(url, {...heads, to: ['a@agency.example', 'b@agency.example']});
  await channel.deliver(eventOf(), soon());
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
  await createChannel(url).deliver(eventOf({kind: 'contact', answers}), soon());
  expect(mails).toHaveLength(1);
  const {to, source = ''} = mails[0] ?? {};
  expect(to).toEqual(['agent@agency.example']);
  const [head = ''] = source.split('\r\n\r\n');
  // A folded line begins with a space.
  expect(head).not.toMatch(/^(?:bcc|x-injected)/imu);
  expect(head.match(/^Reply-To:/gmu)).toHaveLength(1);
});

test('logs in if the address names a user', async () => {
  const seen: string[] = [];
  const {port, mails} = await startMailServer({
    authOptional: false,
    onAuth: ({username = '', password = ''}, _session, done) => {
      seen.push(`${username}:${password}`);
      if (password === 'p@ss') done(null, {user: username});
      else done(new Error('wrong'));
    },
  });
  await createChannel(new URL(`smtp://me:p%40ss@127.0.0.1:${port}`)).deliver(eventOf(), soon());
  expect(mails).toHaveLength(1);
  const wrong = createChannel(new URL(`smtp://me:guess@127.0.0.1:${port}`));
  await expect(wrong.deliver(eventOf(), soon())).rejects.toThrow('Invalid login');
  expect(seen).toEqual(['me:p@ss', 'me:guess']);
});

test('a password is not sent in the clear to another machine', async () => {
  const url = await startScript(['220 x\r\n', '250-x\r\n250 AUTH PLAIN\r\n', '502 no TLS\r\n']);
  // This name is not a loopback name, but resolves to this machine.
  url.hostname = '0.0.0.0';
  url.username = 'me';
  url.password = 'secret';
  await expect(createChannel(url).deliver(eventOf(), soon())).rejects.toThrow(/STARTTLS/u);
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
  await expect(createChannel(url).deliver(eventOf(), soon())).rejects.toThrow('no');
  expect(mails).toEqual([]);
});

const refusing = (codes: Readonly<Record<string, number>>): SMTPServerOptions => ({
  onRcptTo: ({address}, _session, done) => {
    const responseCode = codes[address];
    done(responseCode === undefined ? null : Object.assign(new Error(`no ${address}`), {responseCode}));
  },
});

const three = {...heads, to: ['a@agency.example', 'b@agency.example', 'c@agency.example']};

test('a mail that one recipient got counts as delivered, and refused recipients are reported without their addresses', async () => {
  const {url, mails} = await startMailServer(refusing({'b@agency.example': 550, 'c@agency.example': 451}));
  const reports: PartialRefusal[] = [];
  const channel = createSmtpChannel(url, three, {
    perHour: 'off',
    onRefusal: (refusal) => reports.push(refusal),
  });
  await channel.deliver(eventOf(), soon());
  expect(mails.map(({to}) => to)).toEqual([['a@agency.example']]);
  expect(reports).toEqual([{event: eventOf().id, refused: 2, recipients: 3, codes: [550, 451]}]);
});

test.each([550, 451])('a mail that every recipient is refused with %i is a failure', async (code) => {
  const {url, mails} = await startMailServer(
    refusing({'a@agency.example': code, 'b@agency.example': code, 'c@agency.example': code}),
  );
  const reports: PartialRefusal[] = [];
  const channel = createSmtpChannel(url, three, {
    perHour: 'off',
    onRefusal: (refusal) => reports.push(refusal),
  });
  await expect(channel.deliver(eventOf(), soon())).rejects.toThrow('all recipients were rejected');
  expect([mails, reports]).toEqual([[], []]);
});

const HELLO = ['220 x\r\n', '250 x\r\n', '250 ok\r\n', '250 ok\r\n'];
test.each([
  ['says nothing', []],
  ['stops after its greeting', ['220 x\r\n']],
  ['stops in the middle of an answer', ['220 x\r\n', '250-x\r\n250']],
  ['takes the mail and does not say so', [...HELLO, '354 go\r\n', '', '']],
] as const)('a server that %s is given up, in time', async (_, lines) => {
  const url = await startScript(lines);
  await expect(createChannel(url).deliver(eventOf(), AbortSignal.timeout(400))).rejects.toThrow(
    /abort|timeout/iu,
  );
});

test('a server that hangs up in the middle is a failure', async () => {
  const url = await startScript([...HELLO, '354 go\r\n'], (socket) => socket.destroy());
  await expect(createChannel(url).deliver(eventOf(), soon())).rejects.toThrow(/closed|reset/iu);
});

test('an address where no server answers is a failure', async () => {
  const {url, port} = await startMailServer();
  url.port = String(port === 1 ? 2 : 1);
  await expect(createChannel(url).deliver(eventOf(), soon())).rejects.toThrow('ECONNREFUSED');
});
