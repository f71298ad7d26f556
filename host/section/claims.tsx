import {Info} from 'lucide';
import type {ClaimKind} from '../../agency/claims.ts';
import {agencyConfig} from '../content/agency-data.ts';
import {useScreen, useText, type Text} from '../content/site-context.ts';
import {Icon} from '../drawing/icon.tsx';
import {Button} from '../ui/button.tsx';
import {Tooltip} from '../ui/tooltip.tsx';

/** Lists the agency's claims, each with its source at a tap. A claim that is not configured is not shown. */
export const Claims = () => {
  const t = useText();
  const {claims} = useScreen().texts.content;
  const shown = claims.flatMap(({kind, proof}) => {
    const words = claimWords(kind, t);
    return words ? [{kind, proof, ...words}] : [];
  });
  if (shown.length === 0) return null;
  return (
    <ul className="plain claims" aria-label={t('claimsTitle')}>
      {shown.map(({kind, value, label, proof}) => (
        <li key={kind}>
          <strong>{value}</strong> <span className="claim-label">{label}</span>
          <span className="visually-hidden">{proof}</span>
          <Tooltip text={proof} isToggle>
            <Button
              variant="ghost"
              size="icon"
              className="claim-source"
              aria-label={`${t('claimSource')}: ${value} ${label}`}
            >
              <Icon node={Info} size={16} />
            </Button>
          </Tooltip>
        </li>
      ))}
    </ul>
  );
};

/** Splits a claim into its figure and its label. The nurse has no figure: see assurance.tsx. */
const claimWords = (kind: ClaimKind, t: Text): {value: string; label: string} | null => {
  const {familiesProtected, yearsOfExperience, rating} = agencyConfig.claims;
  if (kind === 'familiesProtected' && familiesProtected)
    return {
      value: t('claimFamiliesValue', {value: String(familiesProtected.value)}),
      label: t('claimFamilies'),
    };
  if (kind === 'yearsOfExperience' && yearsOfExperience)
    return {value: t('claimYearsValue', {value: String(yearsOfExperience.value)}), label: t('claimYears')};
  if (kind === 'rating' && rating) return {value: rating.value, label: t('claimRating', {body: rating.body})};
  return null;
};
