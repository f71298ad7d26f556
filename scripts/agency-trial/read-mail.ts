const decodeQuoted = (text: string): string =>
  Buffer.from(
    text
      .replaceAll(/=\r?\n/gu, '')
      .replaceAll(/=(?<code>[0-9A-F]{2})/gu, (_all, code: string) =>
        String.fromCodePoint(Number.parseInt(code, 16)),
      ),
    'latin1',
  ).toString();

/** Returns the headers and every part of a mail as text. */
export const readMail = (eml: string): string =>
  eml
    .split(/\r?\n--/u)
    .map((part) => {
      const [, body = ''] = /\r?\n\r?\n(?<body>[\s\S]*)/u.exec(part) ?? [];
      if (/^Content-Transfer-Encoding: base64/imu.test(part))
        return `${part}\n${Buffer.from(body, 'base64').toString()}`;
      return /^Content-Transfer-Encoding: quoted-printable/imu.test(part)
        ? `${part}\n${decodeQuoted(body)}`
        : part;
    })
    .join('\n');
