import {Router} from 'express';
import {HttpProblem} from '../../http/http-problem.ts';
import {answerStreamHead, openEventStream} from '../../http/event-stream.ts';
import type {DeskModule} from '../desk-parts.ts';
import {roleOfSession} from '../member/session.store.ts';
import {forMembers, sessionOf} from '../request/member-of.ts';
import {InboxFeed} from './inbox-feed.ts';

// A session is one browser, where one tab reads the stream for all tabs.
const STREAMS_PER_SESSION = 4;
const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/u;

/** Creates the route `GET /api/desk/events`, which streams the ids of changed records until the session ends. */
export const feedRoutes: DeskModule = ({store, now, bell, chat}) => {
  const feed = new InboxFeed({
    now,
    read: (since, limit) =>
      store.read((db) =>
        db
          .selectFrom('inbox_item')
          .select(['submission_id as id', 'changed_at as at'])
          .where('changed_at', '>=', since)
          .orderBy('changed_at')
          .limit(limit)
          .execute(),
      ),
  });
  bell.onRing(() => feed.wake());
  bell.onClose(() => feed.close());
  const streams = new Map<string, number>();
  const router = Router({caseSensitive: true, strict: true});
  router.get('/events', forMembers, async (request, response) => {
    // Nobody is there who could answer a visitor.
    if (request.method === 'HEAD') return answerStreamHead(response);
    const {id, member} = sessionOf(response);
    const count = streams.get(id) ?? 0;
    if (!feed.isOpen || count >= STREAMS_PER_SESSION)
      throw new HttpProblem('unavailable', {retryAfterSeconds: 5});
    const given = request.get('Last-Event-ID');
    const sink = openEventStream(response);
    streams.set(id, count + 1);
    // A visitor who reads that somebody is there expects somebody who may read the messages.
    if (member.role !== 'assistant') sink.onClose(chat.presence.enter({kind: 'desk', subject: id}));
    sink.onClose(() => {
      const left = (streams.get(id) ?? 1) - 1;
      if (left > 0) streams.set(id, left);
      else streams.delete(id);
    });
    // A stream ends with its session, and when the member has another role. When the store cannot be read, both are unknown: the stream continues, and
    // the next tick checks again.
    sink.onTick(
      () =>
        void roleOfSession(store, id, now()).then(
          (role) => role === member.role || sink.end(),
          () => {},
        ),
    );
    await feed
      .open(sink, given !== undefined && MOMENT.test(given) ? given : undefined)
      .catch(() => sink.end());
  });
  return router;
};
