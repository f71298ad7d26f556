import {randomUUID} from 'node:crypto';
import {chicagoDay} from '../../insurance/calendar/chicago.ts';
import {CURRENT_CLIENT, type SavedResults} from '../../contract/ai-workflow.ts';
import type {ParsedResults} from '../../contract/save-results.schema.ts';
import {publishedAs} from '../evidence/published-texts.ts';
import {answersText} from '../submission/fingerprint.ts';
import {heldReasons} from '../submission/held.ts';
import {recordSubmission, type Recorder} from '../submission/record-submission.ts';
import type {Delivery} from '../submission/submission.ts';
import {clientIdOf, isClientKnown} from '../submission/saved-results.store.ts';
import {splitHealth} from './split-health.ts';

/** Takes the questionnaire's results that visitors want kept. */
export type SavedResultsService = {
  /** Keeps results; resolves once they are durable. Throws what `recordSubmission` throws. */
  readonly save: (results: ParsedResults, delivery: Delivery) => Promise<SavedResults>;
};

/** Builds the service on a store and a clock. */
export const createSavedResultsService = (recorder: Recorder): SavedResultsService => {
  const {store, now, texts} = recorder;
  // An id that we never gave is not taken over: somebody could have chosen one that can be guessed.
  const clientIdFor = async (asked: string): Promise<string> => {
    const id = asked.toLowerCase();
    const isOurs = id !== CURRENT_CLIENT && (await store.read((db) => isClientKnown(db, id)));
    return isOurs ? id : randomUUID();
  };
  return {
    async save(results, delivery) {
      const {contact, consents, context, supersedes} = results;
      const name = `${contact.firstName} ${contact.lastName}`;
      const clientId = await clientIdFor(results.clientId);
      const isHealthAgreed = consents.some(
        (consent) => consent.kind === 'health' && publishedAs(texts, consent) !== undefined,
      );
      const {health, ...kept} = splitHealth(results.answers, chicagoDay(now().getTime()));
      const receipt = await recordSubmission(
        recorder,
        {
          ...delivery,
          kind: 'questionnaire',
          answersText: answersText(results),
          sender: {name, email: contact.email, phone: contact.phone},
          consents,
          context,
          supersedes,
          heldFor: heldReasons(context, [name]),
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
        },
      );
      // The same send again is answered with the id of the first time.
      const given = await store.read((db) => clientIdOf(db, receipt.id));
      return {...receipt, clientId: given ?? clientId};
    },
  };
};
