/**
 * The parts that a visitor needs only after the first touch, as one chunk: the optional questions, the second and third
 * phase, the answers, and their requests. Import it dynamically.
 */
import consent from '../ui/consent/consent.css?inline';
import checkbox from '../ui/field/checkbox.css?inline';
import notice from '../ui/notice/notice.css?inline';
import {AboveForm, BelowForm} from './later/around-form.tsx';
import {PhaseRequests} from './later/phase-requests.ts';
import {answeredWords, personWords} from './later/answered-words.ts';
import {CountyField, placeWords} from './later/county-field.tsx';
import {hasQuestions} from './later/fitting-questions.ts';
import {GroupBody} from './later/group-body.tsx';
import {IncomeAmount} from './later/income-amount.tsx';
import {People} from './later/picture.tsx';
import {PlaceLookup} from './later/place-lookup.ts';
import type {KnownPlace} from './later/place.ts';
import {withBand} from './later/stated-income.ts';
import {LivePicture} from './later/live-picture.ts';
import {Steps} from './later/steps.ts';
import {shownRows} from './later/shown-rows.ts';
import {Clearing} from './later/clearing.ts';
import {FollowUp} from './later/follow-up.ts';
import {faultText} from './later/fault-text.ts';
import pictureStyles from './later/answer/income-picture.css?inline';
import answerStyles from './later/answer/answer.css?inline';
import saveStyles from './later/save.css?inline';
import {Saving} from './later/saving.ts';
import resultStyles from './later/result.css?inline';
import styles from './later/later.css?inline';
import {LaterPhase} from './later/later-phase.tsx';
import {PersonDetails} from './later/person-details.tsx';
import {isInGroup} from './later/group-of.ts';
import type {QuestionnaireElement} from './questionnaire.element.ts';

/** The style rules of these parts. */
export const lateStyles =
  checkbox + consent + notice + styles + resultStyles + answerStyles + saveStyles + pictureStyles;

const components = {
  AboveForm,
  BelowForm,
  CountyField,
  GroupBody,
  IncomeAmount,
  LaterPhase,
  People,
  PersonDetails,
};

const words = {answeredWords, faultText, hasQuestions, isInGroup, personWords, placeWords, shownRows};

/** The later parts of one questionnaire. */
export type Later = Readonly<typeof components & typeof words> & {
  readonly requests: PhaseRequests;
  readonly saving: Saving;
  readonly steps: Steps;
  readonly clearing: Clearing;
  readonly picture: LivePicture;
  /** The place that the location names, if known. */
  readonly place: KnownPlace | undefined;
  /** The place whose county the form asks for: while a location without a ZIP code is being typed, the place before that. */
  readonly placeToAsk: KnownPlace | undefined;
  readonly followUp: FollowUp;
};

/** Creates the later parts of one questionnaire. */
export const lateParts = (element: QuestionnaireElement): Later => {
  element.setState({hasFailed: false});
  const requests = new PhaseRequests(element, () => places.settled());
  const saving = new Saving(element);
  const follow = (): void => {
    const {answers} = element.state;
    const now = places.withCounty(answers);
    if (now === answers) element.update();
    else element.change({answers: now}, 'leadData.county');
  };
  const places = new PlaceLookup(follow);
  let asked: KnownPlace | undefined;
  const picture = new LivePicture(element);
  const followUp = new FollowUp(element, {
    following: (before, after) => places.following(before, withBand(before, after)),
    changed: (paths) => {
      picture.answersChanged();
      for (const path of paths) requests.answersChanged(path);
      if (paths.length > 0) saving.answersChanged();
    },
  });
  // A corrected fault goes, an age is read, and the county is asked for when the visitor leaves the field: nothing moves at a keystroke.
  element.shadowRoot?.addEventListener('focusout', ({target}) => {
    followUp.run();
    requests.checkAgain();
    if (target instanceof HTMLInputElement && /(age|^location)$/.test(target.name)) element.update();
  });
  // Answers that were typed or stored before these parts loaded.
  follow();
  picture.answersChanged();
  return {
    ...components,
    ...words,
    requests,
    saving,
    steps: new Steps(element),
    clearing: new Clearing(element),
    picture,
    get place() {
      return places.placeIn(element.state.answers);
    },
    get placeToAsk() {
      const place = places.placeIn(element.state.answers);
      const isTyping = element.shadowRoot?.activeElement?.id === 'location';
      if (!isTyping || place?.isKnown) asked = place;
      return asked;
    },
    followUp,
  };
};
