import {expect} from 'vitest';
import type {PersonView} from '../../../contract/desk-person.ts';
import type {Sender, startDesk} from './signed-in-desk.ts';

/** A running desk in a test. */
export type Desk = Awaited<ReturnType<typeof startDesk>>;

/** Reads a person's page, and the version for the next change. */
export const lookAt = async (desk: Desk, id: string, sender: Sender = 'agent') => {
  const answer = await desk.request(sender, `/people/${id}`);
  expect(answer.status).toBe(200);
  // The data in the form of the server's schema.
  return {
    view: (await answer.json()) as PersonView,
    version: Number(answer.headers.get('ETag')?.replaceAll('"', '')),
  };
};
