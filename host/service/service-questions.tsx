import {Plus} from 'lucide';
import type {ServiceQuestion} from '../../agency/services/service-page.ts';
import {useScreen, useText} from '../content/site-context.ts';
import {Icon} from '../drawing/icon.tsx';
import {pathOf} from '../routing/path.ts';
import {Blocks} from '../ui/blocks.tsx';
import {breakable} from '../ui/breakable.ts';

type ServiceQuestionsProps = {
  readonly title: string;
  readonly questions: readonly ServiceQuestion[];
};

/** The questions about a service, each of which opens by itself, as on the landing page. */
export const ServiceQuestions = ({title, questions}: ServiceQuestionsProps) => {
  const t = useText();
  const {lang} = useScreen();
  return (
    <section id="questions" className="faq breath" aria-labelledby="questions-title">
      <div className="wrap faq-grid">
        <div className="faq-head">
          <h2 id="questions-title">{breakable(title)}</h2>
          <p className="faq-more">
            {t('faqMore')} <a href={`${pathOf(lang, {page: 'home'})}#contact`}>{t('emailUs')}</a>
          </p>
        </div>
        <div className="faq-list">
          {questions.map(({question, answer}) => (
            <details key={question}>
              <summary>
                <h3>{question}</h3>
                <Icon node={Plus} size={24} />
              </summary>
              <div className="answer">
                <Blocks blocks={answer} />
              </div>
            </details>
          ))}
        </div>
      </div>
    </section>
  );
};
