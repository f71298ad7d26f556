import './service.css';
import type {TextPart} from '../../agency/articles/parse-parts.ts';
import type {ServicePage as PageContent} from '../../agency/services/service-page.ts';
import type {InsuranceType} from '../../contract/insurance-type.ts';
import {agency} from '../content/agency-data.ts';
import {useScreen, useText} from '../content/site-context.ts';
import {PageHead} from '../page/page-head.tsx';
import {Invitation} from '../section/invitation.tsx';
import {Blocks} from '../ui/blocks.tsx';
import {ButtonLink} from '../ui/button.tsx';
import {Notice, type NoticeKind} from '../ui/notice.tsx';
import type {ServiceTexts} from './load-service.ts';
import {ServiceTrail} from './service-trail.tsx';
import {NurseView} from './nurse-view.tsx';
import {ServiceLaw} from './service-law.tsx';
import {ServiceQuestions} from './service-questions.tsx';
import {hasCalculator, QuoteForm, ServiceTool} from './service-tool.tsx';

/** The notice that the law requires on the page of a service. */
const notices: Partial<Record<InsuranceType, NoticeKind>> = {
  cancer: 'limitedBenefits',
  medicare: 'medicare',
  retirement: 'investment',
  notary: 'notary',
};

/** Returns whether the page has the quote form instead of a calculator or the calendar. */
const isAsked = (id: InsuranceType): boolean => !hasCalculator(id) && id !== 'notary';

/** A service page's content and the texts around it. */
export type ServicePageProps = {
  readonly page: PageContent;
  readonly texts: ServiceTexts;
};

/** The page of one service: its description, its cost, its calculator or form, its questions and its law. */
export const ServicePage = ({page, texts}: ServicePageProps) => {
  const t = useText();
  const {content} = useScreen().texts;
  const {id, parts} = page;
  const card = content.services.find((service) => service.id === id);
  const notice = notices[id];
  return (
    <>
      <PageHead
        trail={<ServiceTrail name={card?.name ?? page.heading} label={texts.trail} />}
        title={page.heading}
        lede={page.lede}
        {...(card && {drawing: card.icon})}
      >
        <p className="service-actions">
          <ButtonLink size="lg" href="#tool">
            {hasCalculator(id) ? texts.useCalculator : parts.tool.title}
          </ButtonLink>
          <ButtonLink size="lg" variant="link" href={agency.phoneHref}>
            {t('callNumber')}
          </ButtonLink>
        </p>
        {notice && <Notice kind={notice} />}
      </PageHead>
      <div className="wrap service-grid">
        <Contents page={page} texts={texts} />
        <div className="service-text">
          <Part part={parts.what} />
          <Part part={parts.for} />
          <Part part={parts['not-for']} />
          <Part part={parts.cost} />
          {page.nurse !== undefined && <NurseView text={page.nurse} label={texts.nurseLabel} />}
        </div>
      </div>
      <section id="tool" className="service-tool" aria-labelledby="tool-title">
        <div className={isAsked(id) ? 'wrap service-ask' : 'wrap'}>
          <div className="service-tool-words">
            <h2 id="tool-title">{parts.tool.title}</h2>
            <Blocks blocks={parts.tool.blocks} />
          </div>
          <ServiceTool id={id} />
        </div>
      </section>
      <ServiceQuestions title={page.questionsTitle} questions={page.questions} />
      <ServiceLaw page={page} texts={texts} />
      {hasCalculator(id) && (
        <section className="service-tool" aria-labelledby="ask-for-quote">
          <div className="wrap service-ask">
            <div>
              <h2 id="ask-for-quote">{texts.askTitle}</h2>
              <p className="lede">{texts.askText}</p>
            </div>
            <QuoteForm id={id} />
          </div>
        </section>
      )}
      <Invitation />
    </>
  );
};

const Contents = ({page, texts}: ServicePageProps) => {
  const {what, for: suits, 'not-for': doesNotSuit, cost, tool, law} = page.parts;
  const questions = {id: 'questions', title: page.questionsTitle};
  return (
    <nav className="legal-contents" aria-labelledby="contents-title">
      <h2 id="contents-title">{texts.contents}</h2>
      <ul className="plain">
        {[what, suits, doesNotSuit, cost, tool, questions, law].map(({id, title}) => (
          <li key={id}>
            <a href={`#${id}`}>{title}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
};

const Part = ({part: {id, title, blocks}}: {readonly part: TextPart}) => (
  <section id={id} aria-labelledby={`${id}-title`}>
    <h2 id={`${id}-title`}>{title}</h2>
    <Blocks blocks={blocks} />
  </section>
);
