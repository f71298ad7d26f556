import {isIP} from 'node:net';
import {z} from 'zod';
import {bareOrigin} from '../../agency/bare-origin.ts';
import {commaList} from './comma-list.schema.ts';
import {DELIVERY_SETTINGS} from './delivery-settings.schema.ts';
import {parseKeyBytes} from './key-bytes.ts';
import {parseRetention, RETENTION} from './retention.ts';

const PROXY_RANGES = new Set(['loopback', 'linklocal', 'uniquelocal']);

const port = z
  .string()
  .regex(/^\d{1,5}$/u)
  .transform(Number)
  .refine((value) => value <= 65_535);

const origin = z.string().transform((text, context) => {
  const found = bareOrigin(text.trim());
  if (found === undefined) context.addIssue({code: 'custom', message: 'no origin'});
  return found ?? z.NEVER;
});

const isProxy = (text: string): boolean => PROXY_RANGES.has(text) || isIP(text.split('/')[0] ?? '') !== 0;

const trustProxy = z.union([
  z.enum(['off', 'false', '0']).transform(() => false as const),
  z
    .string()
    .regex(/^\d{1,2}$/u)
    .transform(Number),
  commaList.refine((entries) => entries.length > 0 && entries.every(isProxy)),
]);

const databaseUrl = z
  .string()
  .refine((text) => URL.canParse(text) && /^postgres(?:ql)?:$/u.test(new URL(text).protocol));

const isKey = (text: string): boolean => parseKeyBytes(text) !== undefined;

const rateLimit = z.union([
  z.literal('off'),
  z
    .string()
    .regex(/^[1-9]\d{0,5}$/u)
    .transform(Number),
]);

/**
 * The environment variables that the server reads: schema, default, and the message for a wrong value, which
 * completes a sentence that begins with the variable's name.
 */
export const SETTINGS = {
  PORT: {schema: port, preset: '3000', expected: 'should be a port number from 0 to 65535'},
  DEMO_PORT: {
    schema: z.union([z.literal('off'), port]),
    preset: '3001',
    expected: 'should be a port number from 0 to 65535, or off',
  },
  DATA_DIR: {schema: z.string().min(1), preset: './data', expected: 'should be a folder'},
  DIST_DIR: {schema: z.string().min(1), preset: './dist', expected: 'should be the folder of the build'},
  DATABASE_URL: {
    schema: z.union([z.literal(''), databaseUrl]),
    preset: '',
    expected: 'should be omitted, or the address of a PostgreSQL database: postgres://user@host/name',
  },
  DATA_KEY: {
    schema: z.string().refine((text) => text === '' || text.split(',').every(isKey)),
    preset: '',
    expected:
      'should be omitted, or 32 random bytes in base64; several keys separated by commas, the current one first',
  },
  DATA_KEY_FILE: {schema: z.string(), preset: '', expected: 'should be a file'},
  EVIDENCE_ENDS_FILE: {schema: z.string(), preset: '', expected: 'should be a file'},
  ACCEPT_EMPTY_STORE: {
    schema: z.enum(['', 'yes']).transform((text) => text === 'yes'),
    preset: '',
    expected:
      'should be omitted, or yes for the one start that may create an empty store beside existing keys',
  },
  RETENTION_DAYS: {
    schema: z.string().transform((text, context) => {
      const retention = parseRetention(text);
      if (retention === undefined) context.addIssue({code: 'custom', message: 'no retention'});
      return retention ?? z.NEVER;
    }),
    preset: '',
    expected: `should be days by kind, such as answers=730,held=30; kinds are ${Object.keys(RETENTION).join(', ')}`,
  },
  BACKUP_DIR: {schema: z.string(), preset: '', expected: 'should be omitted, or a folder for backups'},
  BACKUP_KEEP_DAYS: {
    schema: z
      .string()
      .regex(/^[1-9]\d{0,3}$/u)
      .transform(Number),
    preset: '35',
    expected: 'should be the days for which backups are kept, from 1 to 9999',
  },
  SITE_ORIGIN: {
    schema: z.union([z.literal('').transform(() => undefined), origin]),
    preset: '',
    expected: 'should be the address that visitors see, such as https://agency.example, without a path',
  },
  TRUST_PROXY: {
    schema: trustProxy,
    preset: 'off',
    expected: 'should be off, the number of proxies in front, or their addresses separated by commas',
  },
  PARTNER_ORIGINS: {
    schema: commaList.pipe(z.array(origin)),
    preset: '',
    expected: 'should be addresses such as https://partner.example, separated by commas, without paths',
  },
  RATE_LIMIT: {
    schema: rateLimit,
    preset: '120',
    expected: 'should be the number of submissions allowed per minute and address, or off',
  },
  ORIGIN_RATE_LIMIT: {
    schema: rateLimit,
    preset: '1200',
    expected: "should be the number of submissions allowed per minute from one partner's pages, or off",
  },
  CONNECTION_LIMIT: {
    schema: rateLimit,
    preset: '128',
    expected: 'should be the number of simultaneous connections from one address, or off',
  },
  MAX_CONNECTIONS: {
    schema: z
      .string()
      .regex(/^[1-9]\d{0,4}$/u)
      .transform(Number),
    preset: '2000',
    expected: 'should be the number of simultaneous connections in all, from 1 to 99999',
  },
  CHAT_WAIT_SECONDS: {
    schema: z
      .string()
      .regex(/^[1-9]\d{0,4}$/u)
      .transform(Number),
    preset: '180',
    expected:
      'should be the seconds after which a visitor who waits for the agent is asked for an email address, from 1 to 99999',
  },
  DESK_DIGEST: {
    schema: z.enum(['on', 'off']).transform((text) => text === 'on'),
    preset: 'on',
    expected: 'should be on or off: whether the agent gets a mail each morning with what needs attention',
  },
  DESK: {
    schema: z.enum(['on', 'off']).transform((text) => text === 'on'),
    preset: 'on',
    expected: 'should be on or off: whether the desk is served at /desk',
  },
  DESK_PUSH: {
    schema: z.enum(['on', 'off']).transform((text) => text === 'on'),
    preset: 'on',
    expected: 'should be on or off: whether members of the desk can be notified on their devices',
  },
  ...DELIVERY_SETTINGS,
  METRICS_PORT: {
    schema: z.union([z.literal('off'), port]),
    preset: 'off',
    expected: 'should be a port number from 0 to 65535, or off',
  },
  METRICS_HOST: {
    schema: z.string().refine((text) => isIP(text) !== 0 || text === 'localhost'),
    preset: '127.0.0.1',
    expected: 'should be the address of this machine on which metrics are served, such as 127.0.0.1 or ::',
  },
  LOG_LEVEL: {
    schema: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'silent']),
    preset: 'info',
    expected: 'should be trace, debug, info, warn, error or silent',
  },
} as const;
