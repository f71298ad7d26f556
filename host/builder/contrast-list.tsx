import {Check, TriangleAlert} from 'lucide';
import {useScreen} from '../content/site-context.ts';
import {Icon} from '../drawing/icon.tsx';
import {useBuilderText} from './builder-context.ts';
import {checkColors, type Choice, LEAST_CONTRAST} from './choice.ts';

const names = {text: 'pairText', link: 'pairLink', button: 'pairButton'} as const;

/** The contrast of each pair of colors during the choice, announced when it changes. */
export const ContrastList = ({choice}: {readonly choice: Choice}) => {
  const t = useBuilderText();
  const {lang} = useScreen();
  // Truncated, not rounded: 4.49 is not 4.5.
  const written = (ratio: number): string => (Math.floor(ratio * 10) / 10).toLocaleString(lang);
  return (
    <section className="builder-contrast" aria-labelledby="builder-contrast">
      <h3 id="builder-contrast">{t('contrast')}</h3>
      <ul className="plain" aria-live="polite">
        {checkColors(choice).map(({pair, ratio, scheme}) => {
          const isEnough = ratio >= LEAST_CONTRAST;
          const values = {ratio: written(ratio), least: written(LEAST_CONTRAST)};
          return (
            <li key={pair} className={isEnough ? 'enough' : 'too-low'}>
              <Icon node={isEnough ? Check : TriangleAlert} size={18} />
              <span>
                <strong>{t(names[pair])}</strong>
                {choice.theme === 'auto' && (
                  <span className="quiet"> {t(scheme === 'dark' ? 'inDark' : 'inLight')}</span>
                )}
                <br />
                {t(isEnough ? 'enough' : 'tooLow', values)}
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
};
