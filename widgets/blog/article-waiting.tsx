import {textKey} from './blog.model.ts';
import type {BlogProps} from './blog.view.tsx';

/** Shown in place of an article's text that is loading or could not be loaded. */
export const ArticleWaiting = ({element, state, t, lang}: BlogProps) =>
  state.text?.key === textKey(lang, state.open ?? '') ? (
    <p className="waiting" role="alert">
      {t('failed')}
      <button type="button" className="quiet" onClick={() => element.setState({text: null})}>
        {t('tryAgain')}
      </button>
    </p>
  ) : (
    <output className="waiting">{t('loading')}</output>
  );
