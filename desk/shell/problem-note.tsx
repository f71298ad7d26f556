import type {DeskProblem} from '../api/desk-problem.ts';
import {useText} from '../language/use-text.ts';

/** Explains why something cannot be shown or has failed. With `onRetry`, a button retries. */
export const ProblemNote = ({
  problem,
  onRetry,
}: {
  readonly problem: DeskProblem;
  readonly onRetry?: () => void;
}) => {
  const t = useText();
  return (
    <div className="problem" role="alert">
      <p>{problem.message || t(problem.code === 'offline' ? 'problem.offline' : 'problem.unknown')}</p>
      {onRetry && (
        <button className="button button-size-sm button-outline" type="button" onClick={onRetry}>
          {t('problem.retry')}
        </button>
      )}
    </div>
  );
};
