import './permission.css';
import {Ban, Check} from 'lucide';
import type {Permission, PersonView, Verdict} from '../../../contract/desk-person.ts';
import {useLanguage, useText} from '../../language/use-text.ts';
import {Icon} from '../../shell/icon.tsx';
import {dayText, momentText} from '../../language/moment.ts';

const WHAT: readonly (keyof Permission)[] = ['call', 'text', 'mail', 'reminder', 'medicare', 'appointment'];

/** Lists the acts for a person: each allowed, or blocked with the reason and the next allowed moment. */
export const PermissionList = ({
  permission,
  heading: Heading = 'h2',
}: Pick<PersonView, 'permission'> & {readonly heading?: 'h2' | 'h3'}) => {
  const t = useText();
  return (
    <section className="part" aria-labelledby="permission-title">
      <Heading id="permission-title">{t('permission.title')}</Heading>
      <ul className="plain permission">
        {WHAT.map((what) => (
          <li key={what} data-allowed={permission[what].isAllowed}>
            <Icon node={permission[what].isAllowed ? Check : Ban} />
            <div>
              <p>
                <strong>{t(`permission.${what}`)}</strong>{' '}
                <span className="permission-verdict">
                  {t(permission[what].isAllowed ? 'permission.allowed' : 'permission.blocked')}
                </span>
              </p>
              <VerdictWords verdict={permission[what]} />
            </div>
            {what === 'call' && permission.call.isAllowed && (
              <a className="button button-size-sm button-default" href={`tel:${permission.call.to}`}>
                {t('permission.call')}
              </a>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
};

const VerdictWords = ({verdict}: {readonly verdict: Verdict}) => {
  const t = useText();
  const language = useLanguage();
  if (!verdict.isAllowed)
    return (
      <p className="quiet small">
        {t(`reason.${verdict.reason}`)}{' '}
        {verdict.nextAllowedAt && t('permission.from', {date: momentText(language, verdict.nextAllowedAt)})}
      </p>
    );
  const words = [
    t(`permission.${verdict.nature}`),
    verdict.isMedicareOnly ? t('permission.medicare-only') : '',
    verdict.until === null ? '' : t('permission.until', {date: dayText(language, verdict.until)}),
  ];
  return <p className="quiet small">{words.filter((word) => word !== '').join(' · ')}</p>;
};
