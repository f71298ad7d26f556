/** A whole day for a calendar reminder. */
export type CalendarDay = {
  /** `YYYY-MM-DD`. */
  readonly day: string;
  readonly title: string;
  readonly text: string;
  /** Globally unique (RFC 5545 section 3.8.4.7). */
  readonly uid: string;
  readonly madeAt: Date;
};

/** A text value: RFC 5545 section 3.3.11. */
const escaped = (text: string): string =>
  text.replaceAll('\\', '\\\\').replaceAll(/\r?\n/g, '\\n').replaceAll(/[;,]/g, '\\$&');

/** A line of at most 75 octets, continued by a space: RFC 5545 section 3.1. Never splits a character. */
const folded = (line: string): string => {
  const encoder = new TextEncoder();
  const lines: string[] = [];
  let current = '';
  let octets = 0;
  for (const character of line) {
    const size = encoder.encode(character).length;
    if (octets + size > 75) {
      lines.push(current);
      current = ' ';
      octets = 1;
    }
    current += character;
    octets += size;
  }
  return [...lines, current].join('\r\n');
};

const dense = (day: string): string => day.replaceAll('-', '');

/** Returns the day after: DTEND is the first day that is not part of it (RFC 5545 section 3.6.1). */
const dayAfter = (day: string): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10);

// At nine in the morning: three days before, while there is still time to call, and on the day.
const REMINDERS = ['-P2DT15H', 'PT9H'];

/** Writes an iCalendar file (RFC 5545) with one whole day, and two reminders. */
export const calendarFile = ({day, title, text, uid, madeAt}: CalendarDay): string =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Lamplight//Questionnaire//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `DTSTAMP:${madeAt.toISOString().replaceAll(/[-:]|\.\d{3}/g, '')}`,
    `DTSTART;VALUE=DATE:${dense(day)}`,
    `DTEND;VALUE=DATE:${dense(dayAfter(day))}`,
    `SUMMARY:${escaped(title)}`,
    `DESCRIPTION:${escaped(text)}`,
    'TRANSP:TRANSPARENT',
    ...REMINDERS.flatMap((before) => [
      'BEGIN:VALARM',
      'ACTION:DISPLAY',
      `DESCRIPTION:${escaped(title)}`,
      `TRIGGER:${before}`,
      'END:VALARM',
    ]),
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]
    .map(folded)
    .join('\r\n');
