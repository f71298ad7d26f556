import type {ReactNode} from 'react';
import type {QuestionnaireProps} from '../../questionnaire.view.tsx';

/** A link that opens a new tab, and says so. */
export const AwayLink = ({
  href,
  t,
  isButton = false,
  children,
}: Pick<QuestionnaireProps, 't'> & {
  readonly href: string;
  readonly isButton?: boolean;
  readonly children: ReactNode;
}) => (
  <a href={href} target="_blank" rel="noopener" {...(isButton ? {className: 'button', part: 'button'} : {})}>
    {children}
    <span className="unseen">{t('newTab')}</span>
  </a>
);
