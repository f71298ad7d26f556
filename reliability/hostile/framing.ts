import {head, raw, type HostileRequest, type Wanted} from './hostile-request.ts';

const HOST = 'Host: agency.example';
const JSON_TYPE = 'Content-Type: application/json';
const LEAD = '{"firstName":"A","lastName":"B","email":"a@b.example","insuranceType":"life"}';

const lines = (...all: readonly string[]): string => `${all.join('\r\n')}\r\n\r\n`;

const starts: readonly (readonly [name: string, start: string, wanted?: Wanted])[] = [
  ['no version', 'GET /', 'answered'],
  ['version 0.9', 'GET / HTTP/0.9', 'answered'],
  ['version 1.2', 'GET / HTTP/1.2'],
  ['version 2.0', 'GET / HTTP/2.0', 'answered'],
  ['version 9', 'GET / HTTP/9.9'],
  ['version in lower case', 'GET / http/1.1'],
  ['a name for a version', 'GET / HTTP/ONE'],
  ['two blanks', 'GET  / HTTP/1.1', 'answered'],
  ['a tab between', 'GET\t/ HTTP/1.1'],
  ['a blank in the path', 'GET /a b HTTP/1.1'],
  ['no path', 'GET HTTP/1.1'],
  ['NUL in the path', 'GET /\u0000 HTTP/1.1'],
  ['a high byte in the path', 'GET /\u00ff HTTP/1.1', 'answered'],
  ['NUL in the method', 'G\u0000T / HTTP/1.1'],
  ['a method in lower case', 'get / HTTP/1.1'],
  ['an unknown method', 'BREW / HTTP/1.1'],
  ['an endless method', `${'A'.repeat(20_000)} / HTTP/1.1`],
  ['an endless path', `GET /${'a'.repeat(20_000)} HTTP/1.1`],
  ['an endless query', `GET /?${'a=b&'.repeat(5_000)} HTTP/1.1`],
  ['an absolute address', 'GET http://agency.example/api/health HTTP/1.1', 'answered'],
  ['an absolute address elsewhere', 'GET http://evil.example/api/health HTTP/1.1', 'answered'],
  ['an absolute address with a password', 'GET http://a:b@agency.example/ HTTP/1.1', 'answered'],
  ['an absolute address without a host', 'GET http:/// HTTP/1.1', 'answered'],
  ['another scheme', 'GET file:///etc/passwd HTTP/1.1', 'answered'],
  ['a script as address', 'GET javascript:alert(1) HTTP/1.1', 'answered'],
  ['an authority alone', 'GET agency.example:80 HTTP/1.1', 'answered'],
  ['an asterisk', 'GET * HTTP/1.1', 'answered'],
  ['an asterisk for OPTIONS', 'OPTIONS * HTTP/1.1', 'answered'],
  ['a path of two slashes', 'GET //evil.example/%2e%2e HTTP/1.1', 'answered'],
  ['CONNECT', 'CONNECT agency.example:443 HTTP/1.1', 'silence'],
  ['CONNECT inwards', 'CONNECT 169.254.169.254:80 HTTP/1.1', 'silence'],
  ['the preface of HTTP/2', 'PRI * HTTP/2.0\r\n\r\nSM'],
  ['a TLS hello', '\u0016\u0003\u0001\u0002\u0000\u0001\u0000\u0001\u00fc\u0003\u0003'],
  ['SSH', 'SSH-2.0-OpenSSH_9.6'],
  ['SMTP', 'EHLO evil.example'],
  ['Redis', '*1\r\n$4\r\nINFO'],
  ['PostgreSQL', '\u0000\u0000\u0000\u0008\u0004\u00d2\u0016/'],
  ['a command line', '$(curl evil.example)'],
  ['nothing but NUL', '\u0000'.repeat(300)],
];

const headers: readonly (readonly [name: string, lines: readonly string[], wanted?: Wanted])[] = [
  ['without Host', []],
  ['two hosts', [HOST, 'Host: evil.example'], 'answered'],
  ['an empty Host', ['Host:'], 'answered'],
  ['a Host with a path', ['Host: agency.example/evil'], 'answered'],
  ['a Host with a blank', ['Host: agency example'], 'answered'],
  ['a Host of HTML', ['Host: <script>alert(1)</script>'], 'answered'],
  ['an endless Host', [`Host: ${'a'.repeat(8_000)}`], 'answered'],
  ['a Host with a comma', ['Host: agency.example, evil.example'], 'answered'],
  ['a Host in brackets', ['Host: [::1'], 'answered'],
  ['a Host with a port of letters', ['Host: agency.example:evil'], 'answered'],
  ['a header without a colon', [HOST, 'Nonsense']],
  ['a header without a name', [HOST, ': value']],
  ['a blank before the colon', [HOST, 'X-A : b']],
  ['NUL in a name', [HOST, 'X-\u0000A: b']],
  ['NUL in a value', [HOST, 'X-A: b\u0000c']],
  ['a carriage return in a value', [HOST, 'X-A: b\rX-Injected: c']],
  ['a line feed in a value', [HOST, 'X-A: b\nX-Injected: c'], 'answered'],
  ['high bytes in a value', [HOST, 'X-A: \u00ff\u00fe'], 'answered'],
  ['control characters in a value', [HOST, 'X-A: \u0001\u0002']],
  ['a folded header', [HOST, 'X-A: b', ' c']],
  ['a header that begins with a blank', [' X-A: b', HOST]],
  ['a name with brackets', [HOST, 'X(A): b']],
  ['a header of 20 kB', [HOST, `X-A: ${'b'.repeat(20_000)}`]],
  ['a header name of 20 kB', [HOST, `${'X'.repeat(20_000)}: b`]],
  ['a thousand headers', [HOST, ...Array.from({length: 1_000}, (_, n) => `X-${n}: b`)], 'answered'],
  ['two thousand headers of no length', [HOST, ...Array.from({length: 2_000}, () => 'a:')], 'answered'],
  ['__proto__ as header', [HOST, '__proto__: evil', 'constructor: evil', 'toString: evil'], 'answered'],
  ['hop-by-hop of our own headers', [HOST, 'Connection: close, Content-Length, Host'], 'answered'],
  [
    'a proxy’s headers without a proxy',
    [
      HOST,
      'X-Forwarded-For: 127.0.0.1',
      'X-Forwarded-Host: evil.example',
      'X-Forwarded-Proto: https',
      'Forwarded: for=127.0.0.1;host=evil.example',
    ],
    'answered',
  ],
  ['X-Forwarded-For flood', [HOST, `X-Forwarded-For: ${'1.1.1.1,'.repeat(1_500)}`], 'answered'],
  [
    'another path by header',
    [HOST, 'X-Original-URL: /api/leads', 'X-Rewrite-URL: /etc/passwd', 'X-HTTP-Method-Override: DELETE'],
    'answered',
  ],
  [
    'a proxy’s credentials',
    [HOST, 'Proxy-Authorization: Basic YTpi', 'Authorization: Bearer a.b.c'],
    'answered',
  ],
];

const bodies: readonly (readonly [name: string, lines: readonly string[], body: string, wanted?: Wanted])[] =
  [
    [
      'length and chunks',
      ['Content-Length: 5', 'Transfer-Encoding: chunked'],
      '0\r\n\r\nGET /smuggled HTTP/1.1\r\nHost: x\r\n\r\n',
    ],
    [
      'chunks and length',
      ['Transfer-Encoding: chunked', 'Content-Length: 44'],
      '0\r\n\r\nGET /smuggled HTTP/1.1\r\nHost: x\r\n\r\n',
    ],
    ['two lengths that differ', ['Content-Length: 5', 'Content-Length: 6'], 'hello!'],
    ['two lengths that agree', ['Content-Length: 2', 'Content-Length: 2'], '{}'],
    ['a list of lengths', ['Content-Length: 2, 2'], '{}'],
    ['a negative length', ['Content-Length: -1'], '{}'],
    ['a length with a sign', ['Content-Length: +2'], '{}'],
    ['a length in hexadecimal', ['Content-Length: 0x2'], '{}'],
    ['a length in exponents', ['Content-Length: 1e1'], '{}'],
    ['a length with a fraction', ['Content-Length: 2.0'], '{}'],
    ['a length of letters', ['Content-Length: two'], '{}'],
    ['an empty length', ['Content-Length:'], '{}'],
    ['a length beyond 64 bits', [`Content-Length: ${'9'.repeat(40)}`], '{}'],
    ['a length of 2^63', ['Content-Length: 9223372036854775808'], '{}'],
    ['a length too long', ['Content-Length: 500'], LEAD, 'silence'],
    ['a length too short', ['Content-Length: 10'], LEAD],
    ['a length of nothing', ['Content-Length: 0'], LEAD],
    ['a huge length and nothing', ['Content-Length: 1000000000'], '', 'refused'],
    ['chunks in capitals', ['Transfer-Encoding: CHUNKED'], `4d\r\n${LEAD}\r\n0\r\n\r\n`, 'answered'],
    ['chunks with a tab', ['Transfer-Encoding:\tchunked'], `4d\r\n${LEAD}\r\n0\r\n\r\n`, 'answered'],
    ['chunks twice', ['Transfer-Encoding: chunked, chunked'], '0\r\n\r\n'],
    ['chunks and identity', ['Transfer-Encoding: chunked, identity'], '0\r\n\r\n'],
    ['identity', ['Transfer-Encoding: identity'], '{}'],
    ['gzip', ['Transfer-Encoding: gzip'], '{}'],
    ['gzip and chunks', ['Transfer-Encoding: gzip, chunked'], '0\r\n\r\n', 'answered'],
    ['xchunked', ['Transfer-Encoding: xchunked'], '0\r\n\r\n'],
    ['chunked behind a vertical tab', ['Transfer-Encoding: \u000bchunked'], '0\r\n\r\n'],
    ['Transfer-Encoding with a blank', ['Transfer-Encoding : chunked'], '0\r\n\r\n'],
    ['two codings in two lines', ['Transfer-Encoding: chunked', 'Transfer-Encoding: x'], '0\r\n\r\n'],
    ['a chunk size of letters', ['Transfer-Encoding: chunked'], 'zz\r\n{}\r\n0\r\n\r\n'],
    ['a negative chunk', ['Transfer-Encoding: chunked'], '-1\r\n{}\r\n0\r\n\r\n'],
    ['a chunk of 0x2', ['Transfer-Encoding: chunked'], '0x2\r\n{}\r\n0\r\n\r\n'],
    ['a chunk beyond 64 bits', ['Transfer-Encoding: chunked'], `${'f'.repeat(20)}\r\n{}\r\n0\r\n\r\n`],
    ['a chunk longer than announced', ['Transfer-Encoding: chunked'], '1\r\n{}\r\n0\r\n\r\n'],
    ['a chunk shorter than announced', ['Transfer-Encoding: chunked'], '9\r\n{}\r\n0\r\n\r\n', 'silence'],
    ['chunks that never end', ['Transfer-Encoding: chunked'], '2\r\n{}\r\n', 'silence'],
    ['chunks ended by line feeds', ['Transfer-Encoding: chunked'], '2\n{}\n0\n\n'],
    [
      'chunks of one byte',
      ['Transfer-Encoding: chunked'],
      `${LEAD.split('')
        .map((letter) => `1\r\n${letter}\r\n`)
        .join('')}0\r\n\r\n`,
      'kept',
    ],
    [
      'a chunk with extensions',
      ['Transfer-Encoding: chunked'],
      `4d;a=b;c="d"\r\n${LEAD}\r\n0\r\n\r\n`,
      'kept',
    ],
    [
      'a chunk with an endless extension',
      ['Transfer-Encoding: chunked'],
      `4d;${'a'.repeat(40_000)}\r\n${LEAD}\r\n0\r\n\r\n`,
    ],
    [
      'trailers',
      ['Transfer-Encoding: chunked'],
      `4d\r\n${LEAD}\r\n0\r\nX-Trailer: a\r\nContent-Length: 5\r\n\r\n`,
      'answered',
    ],
    [
      'endless trailers',
      ['Transfer-Encoding: chunked'],
      `4d\r\n${LEAD}\r\n0\r\n${'X-Trailer: a\r\n'.repeat(3_000)}\r\n`,
      'answered',
    ],
    ['chunks over the limit', ['Transfer-Encoding: chunked'], `11170\r\n${' '.repeat(0x11170)}\r\n0\r\n\r\n`],
  ];

const pipelines: readonly HostileRequest[] = [
  raw(
    'pipeline: a hundred reads',
    `${head('GET /api/health', [['Host', 'a']]).repeat(99)}${head('GET /api/health', [
      ['Host', 'a'],
      ['Connection', 'close'],
    ])}`,
    'answered',
  ),
  raw(
    'pipeline: a read behind a refusal',
    `${head('GET /api/nothing', [['Host', 'a']])}${head('GET /api/health', [
      ['Host', 'a'],
      ['Connection', 'close'],
    ])}`,
    'answered',
  ),
  raw(
    'pipeline: rubbish behind a read',
    `${head('GET /api/health', [['Host', 'a']])}rubbish\r\n\r\n`,
    'answered',
  ),
  raw(
    'pipeline: a request behind a body that is too long',
    `${lines('POST /api/leads HTTP/1.1', HOST, JSON_TYPE, 'Content-Length: 2')}{}${head('GET /api/health', [
      ['Host', 'a'],
      ['Connection', 'close'],
    ])}`,
    'answered',
  ),
  raw(
    'pipeline: twenty forms at once',
    `${`${lines('POST /api/leads HTTP/1.1', HOST, JSON_TYPE, `Content-Length: ${LEAD.length}`)}${LEAD}`.repeat(20)}${head(
      'GET /api/health',
      [
        ['Host', 'a'],
        ['Connection', 'close'],
      ],
    )}`,
    'answered',
  ),
  raw('a head that never ends', 'GET / HTTP/1.1\r\nHost: a\r\nX-A: ', 'silence'),
  raw('a head of line feeds', 'GET /api/health HTTP/1.1\nHost: a\nConnection: close\n\n', 'answered'),
  raw(
    'a hundred empty lines first',
    `${'\r\n'.repeat(100)}${head('GET /api/health', [
      ['Host', 'a'],
      ['Connection', 'close'],
    ])}`,
    'answered',
  ),
  raw('a hundred thousand empty lines', '\r\n'.repeat(100_000), 'silence'),
  raw('nothing', '', 'silence'),
  raw('one byte', 'G', 'silence'),
  raw(
    'a body for a read',
    `${lines('GET /api/health HTTP/1.1', HOST, 'Connection: close', 'Content-Length: 5')}hello`,
    'answered',
  ),
  raw(
    'chunks for a read',
    `${lines('GET /api/health HTTP/1.1', HOST, 'Connection: close', 'Transfer-Encoding: chunked')}5\r\nhello\r\n0\r\n\r\n`,
    'answered',
  ),
  raw(
    'a body for HEAD',
    `${lines('HEAD /api/leads HTTP/1.1', HOST, 'Connection: close', 'Content-Length: 5')}hello`,
    'answered',
  ),
];

/** Requests with invalid HTTP. */
export const framing: readonly HostileRequest[] = [
  ...starts.map(([name, start, wanted]) =>
    raw(`start: ${name}`, lines(start, HOST, 'Connection: close'), wanted),
  ),
  ...headers.map(([name, given, wanted]) =>
    raw(`head: ${name}`, lines('GET /api/health HTTP/1.1', 'Connection: close', ...given), wanted),
  ),
  ...bodies.map(([name, given, body, wanted]) =>
    raw(
      `framing: ${name}`,
      `${lines('POST /api/leads HTTP/1.1', HOST, 'Connection: close', JSON_TYPE, ...given)}${body}`,
      wanted,
    ),
  ),
  ...pipelines,
];
