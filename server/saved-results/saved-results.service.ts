import {randomUUID} from 'node:crypto';
import {chicagoDay} from '../../insurance/calendar/chicago.ts';
import {CURRENT_CLIENT, type SavedResults} from '../../contract/ai-workflow.ts';
import {DEFAULT_LANGUAGE} from '../../contract/language.ts';
import type {ParsedResults} from '../../contract/save-results.schema.ts';
import {publishedAs} from '../evidence/published-texts.ts';
import type {ReceiptLimiters} from '../http/rate-limiters.ts';
import {limitReceipt} from '../http/receipt-limits.ts';
import {answersText} from '../submission/fingerprint.ts';
import {flagReasons} from '../submission/flag-reasons.ts';
import {recordSubmission, type Recorder} from '../submission/record-submission.ts';
import type {Delivery} from '../submission/submission.ts';
import {
  clientIdOf,
  isClientKnown,
  isCopyRequested,
  isRequestKnown,
} from '../submission/saved-results.store.ts';
import {newResultLink, resultLinkOf, resultPath} from './result-link.ts';
import {splitHealth} from './split-health.ts';

/** Stores the results of the questionnaire for visitors who request this. */
export type SavedResultsService = {
  /** Stores results. Resolves when the results are durable. Throws the errors of `recordSubmission`. */
  readonly save: (results: ParsedResults, delivery: Delivery) => Promise<SavedResults>;
};

/** Builds the service on a store and a clock. */
export const createSavedResultsService = (
  recorder: Recorder,
  copies: ReceiptLimiters,
): SavedResultsService => {
  const {store, keys, now, texts} = recorder;
  // An unknown id is not accepted, because a guessable id could have been chosen.
  const clientIdFor = async (asked: string): Promise<string> => {
    const id = asked.toLowerCase();
    const isOurs = id !== CURRENT_CLIENT && (await store.read((db) => isClientKnown(db, id)));
    return isOurs ? id : randomUUID();
  };
  return {
    async save(request, delivery) {
      const {copy, ...results} = request;
      const {contact, consents, context, supersedes} = results;
      const name = `${contact.firstName} ${contact.lastName}`;
      const clientId = await clientIdFor(results.clientId);
      const isHealthAgreed = consents.some(
        (consent) => consent.kind === 'health' && publishedAs(texts, consent) !== undefined,
      );
      const {health, ...kept} = splitHealth(results.answers, chicagoDay(now().getTime()));
      const keyring = await keys.ring();
      // Above the limit of a mailbox or a network, no copy is sent, but the results are stored. A repeated request uses up no copy.
      const isCopyWanted =
        copy &&
        !(await store.read((db) => isRequestKnown(db, delivery.key))) &&
        (await limitReceipt(copies, keyring, {email: contact.email, ip: delivery.client.ip})) === 'send';
      const receipt = await recordSubmission(
        recorder,
        {
          ...delivery,
          kind: 'questionnaire',
          // With this text, results from before copies existed still compare equal.
          answersText: answersText(copy ? request : results),
          sender: {name, email: contact.email, phone: contact.phone},
          consents,
          context,
          supersedes,
          heldFor: flagReasons(context, [name]),
          isCopyWanted,
        },
        {
          questionnaire: {
            client_id: clientId,
            first_name: contact.firstName,
            last_name: contact.lastName,
            email: contact.email,
            phone: contact.phone,
            ...kept,
            health: isHealthAgreed ? health : '',
          },
          resultLink: newResultLink(now()),
        },
      );
      // A repeated request returns the answer to the first request.
      const given = await store.read((db) => clientIdOf(db, receipt.id));
      const isCopyOnItsWay = copy && (await store.read((db) => isCopyRequested(db, receipt.id)));
      const link = await resultLinkOf(store, keyring, {submissionId: receipt.id, now: now()});
      return {
        ...receipt,
        clientId: given ?? clientId,
        resultPath: link ? resultPath(context.lang || DEFAULT_LANGUAGE, link.token) : null,
        resultUntil: link?.until ?? null,
        isCopyOnItsWay,
      };
    },
  };
};
