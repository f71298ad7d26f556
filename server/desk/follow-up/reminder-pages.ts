import escapeHtml from 'escape-html';
import {Router, type Request, type RequestHandler, type Response} from 'express';
import {LANGUAGES, type Language} from '../../../contract/language.ts';
import {HttpProblem} from '../../http/http-problem.ts';
import {PAGE_POLICY, plainPage} from '../../http/plain-page.ts';
import {limitRate} from '../../http/rate-limit.ts';
import {StorageUnavailableError} from '../../storage/storage-unavailable-error.ts';
import type {DeskParts} from '../desk-parts.ts';
import {endReminders, isReminderLink} from './end-reminders.ts';
import {reminderPath} from './reminder-link.ts';
import {reminderText, type ReminderKey} from './texts.ts';

type Parts = Pick<DeskParts, 'store' | 'keys' | 'now' | 'limiters'>;

/**
 * `/reminders/<token>` and its translations: GET shows a button, POST ends the reminders, from any origin (RFC 8058). Looking alone changes nothing, because
 * programs that check mail open links. Plain HTML without scripts.
 */
export const reminderPages = (parts: Parts): Router => {
  const router = Router({caseSensitive: true, strict: true});
  for (const language of LANGUAGES) {
    const path = reminderPath(language, ':token');
    router.all(path, setHeaders(language));
    router.get(path, limitRate(parts.limiters.read), async (request, response) => {
      const token = tokenOf(request);
      await orLater(language, token, response, async () => {
        if (await isReminderLink(parts, token)) response.send(page(language, token, 'ask'));
        else response.status(404).send(page(language, token, 'gone'));
      });
    });
    router.post(path, limitRate(parts.limiters.form), async (request, response) => {
      const token = tokenOf(request);
      // Nothing in the body matters; it is read so that the connection can go on.
      request.resume();
      await orLater(language, token, response, async () => {
        const isDone = await endReminders(parts, token);
        response.status(isDone ? 200 : 404).send(page(language, token, isDone ? 'done' : 'gone'));
      });
    });
    router.all(path, () => {
      throw new HttpProblem('method-not-allowed', {headers: {Allow: 'GET, HEAD, POST'}});
    });
  }
  return router;
};

const tokenOf = ({params}: Request): string => {
  const {token} = params;
  return typeof token === 'string' ? token : '';
};

const setHeaders =
  (language: Language): RequestHandler =>
  (_request, response, next) => {
    response.set({
      'Content-Security-Policy': PAGE_POLICY,
      'Cache-Control': 'no-store',
      'Content-Language': language,
      // The address is a secret: it goes to no other page.
      'Referrer-Policy': 'no-referrer',
      'X-Robots-Tag': 'noindex',
    });
    response.type('html');
    next();
  };

const page = (language: Language, token: string, note: 'ask' | 'done' | 'gone' | 'later'): string => {
  const say = (key: ReminderKey) => escapeHtml(reminderText(language, key));
  const form = `<form method="post" action="${escapeHtml(reminderPath(language, token))}"><button>${say('page.button')}</button></form>`;
  return plainPage({
    language,
    heading: reminderText(language, `${note}.title`),
    body: `<p>${say(`${note}.text`)}</p>${note === 'ask' ? form : ''}`,
    pathIn: (other) => reminderPath(other, token),
  });
};

const orLater = async (
  language: Language,
  token: string,
  response: Response,
  act: () => Promise<void>,
): Promise<void> => {
  try {
    await act();
  } catch (error) {
    if (!(error instanceof StorageUnavailableError)) throw error;
    response
      .status(503)
      .set('Retry-After', String(error.retryAfterSeconds))
      .send(page(language, token, 'later'));
  }
};
