import type {ReactNode} from 'react';
import {acaNotes} from '../../insurance/aca/aca-notes.ts';
import {acaPrice} from '../../insurance/aca/aca-price.ts';
import {Priced, type WrittenSpan} from '../ui/price/priced.tsx';
import type {AcaResultProps} from './aca-result.tsx';

/** The words of an amount. One household has one amount: both ends are equal. */
const low = (span: WrittenSpan | undefined): string => span?.low ?? '';

/**
 * Writes the price of a plan in sentences, with the texts that belong to every amount. Without a known price, writes
 * only the children.
 */
export const PriceView = ({outcome, t, lang, children}: AcaResultProps & {readonly children: ReactNode}) => {
  const price = acaPrice(outcome.inputs, outcome.result);
  if (!price) return children;
  // A surcharge for tobacco may be higher than the premium, so the year's premiums are unknown.
  const hasSurcharge = acaNotes(outcome.inputs, outcome.result).some(
    ({code}) => code === 'tobacco-surcharge-not-covered',
  );
  // Only silver has the reduced limit: with the bronze plan above, the worst year costs the full limit.
  const worst = `price.worst${hasSurcharge ? 'Care' : ''}${outcome.result.csr === null ? '' : 'Silver'}`;
  return (
    <>
      <h4>{t('price')}</h4>
      <Priced price={price} t={t} lang={lang}>
        {({net, benchmark, credit, bronze, bronzeNet, fullPrice, worstYear, worstTotal}) => (
          <>
            {net ? (
              <p className="price-net">
                {t(credit ? 'price.net' : 'price.netOnly', {
                  net: low(net),
                  benchmark: low(benchmark),
                  credit: low(credit),
                })}
              </p>
            ) : (
              <p className="price-net">{t('price.full', {benchmark: low(fullPrice)})}</p>
            )}
            {net && bronzeNet ? <p>{t('price.bronze', {bronze: low(bronzeNet)})}</p> : null}
            {!net && bronze ? <p>{t('price.fullBronze', {bronze: low(bronze)})}</p> : null}
            {worstYear ? <p>{t(worst, {worst: low(worstYear), total: low(worstTotal)})}</p> : null}
            {children}
          </>
        )}
      </Priced>
    </>
  );
};
