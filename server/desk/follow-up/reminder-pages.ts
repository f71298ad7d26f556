import escapeHtml from 'escape-html';
import type {Router} from 'express';
import {plainPage} from '../../http/plain-page.ts';
import {secretPages, type SecretPage} from '../../http/secret-pages.ts';
import type {DeskParts} from '../desk-parts.ts';
import {endReminders, isReminderLink} from './end-reminders.ts';
import {reminderPath} from './reminder-link.ts';
import {reminderText, type ReminderKey} from './texts.ts';

type Parts = Pick<DeskParts, 'store' | 'keys' | 'now' | 'limiters' | 'agency'>;

/** `/reminders/<token>` and its translations: GET shows a button, POST ends the reminders. */
export const reminderPages = (parts: Parts): Router =>
  secretPages({
    pathOf: reminderPath,
    limiters: parts.limiters,
    show: async (page, response) => {
      if (await isReminderLink(parts, page.token)) response.send(notePage(parts, page, 'ask'));
      else response.status(404).send(notePage(parts, page, 'gone'));
    },
    act: async (page, response) => {
      const isDone = await endReminders(parts, page.token);
      response.status(isDone ? 200 : 404).send(notePage(parts, page, isDone ? 'done' : 'gone'));
    },
    later: (page) => notePage(parts, page, 'later'),
  });

const notePage = (
  {agency}: Pick<Parts, 'agency'>,
  {language, token}: SecretPage,
  note: 'ask' | 'done' | 'gone' | 'later',
): string => {
  const say = (key: ReminderKey) => escapeHtml(reminderText(language, key));
  const form = `<form method="post" action="${escapeHtml(reminderPath(language, token))}"><button>${say('page.button')}</button></form>`;
  return plainPage({
    language,
    agency,
    heading: reminderText(language, `${note}.title`),
    body: `<p>${say(`${note}.text`)}</p>${note === 'ask' ? form : ''}`,
    pathIn: (other) => reminderPath(other, token),
  });
};
