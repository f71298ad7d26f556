import {expect, test} from 'vitest';
import type {Answered} from '../../questionnaire.model.ts';
import {answeredFacts} from './answered-facts.ts';

const answered = (...changes: readonly Readonly<Record<string, string>>[]): Answered =>
  ({result: {points: changes.map((params) => ({code: 'change.any', params}))}}) as unknown as Answered;

// The browser cannot read whether a change is ahead. Without the server's word, "I will retire in March" would say "act today".
test('a change that the server reads as ahead is ahead in the short answer, whatever the change is', () => {
  const {moves} = answeredFacts(
    answered(
      {text: 'baby due soon', ahead: 'yes'},
      {text: 'I will retire in March 2027', ahead: 'yes'},
      {text: 'lost my job'},
    ),
  );
  expect(moves.texts).toEqual(['baby due soon', 'I will retire in March 2027']);
});

test('a move from a territory that the server reads opens the time to choose a plan without coverage before it', () => {
  const {moves} = answeredFacts(
    answered({text: 'moved from Ponce', abroad: 'yes'}, {text: 'moved from Denver'}),
  );
  expect(moves.abroad).toEqual(['moved from Ponce']);
});
