import type {MovesAhead, StateMove} from '../../../../insurance/household/state-move.ts';
import type {ReviewDay, ReviewReason} from '../../../../insurance/review/next-review.ts';
import type {Answered} from '../../questionnaire.model.ts';

const FEDERAL_SITE = 'HealthCare.gov';

type Params = Readonly<Record<string, string | number>>;

const moveOf = (direction: StateMove['direction'], params: Params): StateMove => {
  const dayOf = (name: string): string | null => {
    const {[name]: day} = params;
    return typeof day === 'string' ? day : null;
  };
  const site = String(params['site']);
  return {
    change: {kind: 'move', text: String(params['text']), day: dayOf('eventDay')},
    direction,
    isPlaceNew: params['place'] === 'new',
    oldState: dayOf('oldState'),
    isTerritory: params['territory'] === 'yes',
    first: dayOf('startDay'),
    last: null,
    end: dayOf('endDay'),
    oldSite: direction === 'to-texas' ? site : FEDERAL_SITE,
    newSite: direction === 'to-texas' ? FEDERAL_SITE : site,
  };
};

/** Returns what the server read in the third phase: the moves that are ahead, and the day of the next review. */
export const answeredFacts = (
  answered: Answered | null,
): {readonly moves: MovesAhead; readonly review: ReviewDay | undefined} => {
  const points = answered?.result?.points ?? [];
  const textsOf = (mark: 'ahead' | 'abroad'): readonly string[] =>
    points.filter(({params}) => params[mark] === 'yes').map(({params}) => String(params['text']));
  const [move] = (['to-texas', 'from-texas'] as const).flatMap((direction) =>
    points
      .filter(({code}) => code === `change.move-${direction}`)
      .map(({params}) => moveOf(direction, params)),
  );
  const {nextReviewDate: day, result} = answered ?? {};
  const reason =
    result && 'nextReviewReason' in result ? (result.nextReviewReason as ReviewReason) : undefined;
  return {
    moves: {texts: textsOf('ahead'), move, abroad: textsOf('abroad')},
    review: day && reason ? {reason, day} : undefined,
  };
};
