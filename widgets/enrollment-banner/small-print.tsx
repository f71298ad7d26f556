import {tpmo} from 'virtual:lamplight/agency';
import {medicareTexts} from '../../agency/legal/required-texts.ts';
import type {Translate} from '../element/translate.ts';

type Props = {
  readonly t: Translate;
  readonly type: 'aca' | 'medicare';
};

/**
 * Says who speaks, and what the law requires beside anything about Medicare (42 CFR 422.2267(e)(41), Tex. Ins. Code
 * 541.084), behind a labelled button beside the message (28 TAC 21.103(c) allows the nearby link).
 */
export const SmallPrint = ({t, type}: Props) => (
  <>
    <button type="button" className="more" popoverTarget="print">
      {t('disclosures')}
    </button>
    <div className="print" id="print" popover="auto">
      <p>{t('licenceShort')}</p>
      {type === 'aca' ? (
        <p>{t('notAffiliated')}</p>
      ) : (
        medicareTexts({tpmo}).map(({text, translation}) => (
          <p key={text} lang="en">
            {t(text)}
            {t(translation) && <span>{t(translation)}</span>}
          </p>
        ))
      )}
    </div>
  </>
);
