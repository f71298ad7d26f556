import {Plus} from 'lucide';
import type {FaqItem} from '../../agency/content.schema.ts';
import {useScreen, useText} from '../content/site-context.ts';
import {Icon} from '../drawing/icon.tsx';
import {InlineText} from '../ui/inline-text.tsx';
import {Notice} from '../ui/notice.tsx';

/** The questions, each of which opens and closes by itself: native disclosure works before any script. */
export const Faq = () => {
  const t = useText();
  const {content} = useScreen().texts;
  const {title, intro} = content.sections.faq;
  return (
    <section id="faq" className="faq breath" aria-labelledby="faq-title">
      <div className="wrap faq-grid">
        <div className="faq-head">
          <h2 id="faq-title">{title}</h2>
          <p className="lede">{intro}</p>
          <p className="faq-more">
            {t('faqMore')} <a href="#contact">{t('faqAsk')}</a>
          </p>
        </div>
        <div className="faq-list">
          {content.faq.map((item) => (
            <Question key={item.id} item={item} />
          ))}
        </div>
      </div>
    </section>
  );
};

const Question = ({item}: {readonly item: FaqItem}) => {
  const t = useText();
  return (
    <details id={`faq-${item.id}`}>
      <summary>
        <h3>{item.question}</h3>
        <Icon node={Plus} size={24} />
      </summary>
      <div className="answer">
        {item.answer.split('\n\n').map((paragraph) => (
          <p key={paragraph}>
            <InlineText text={paragraph} />
          </p>
        ))}
        {item.source && <p className="answer-source">{t('faqSource', {source: item.source})}</p>}
        {item.notice && <Notice kind={item.notice} />}
      </div>
    </details>
  );
};
