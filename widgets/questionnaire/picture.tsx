import type {QuestionnaireProps} from './questionnaire.view.tsx';

/** The household beside the questions; its cards load with the late parts, and their first place is reserved. */
export const Picture = (view: QuestionnaireProps) => {
  const {t, level, element} = view;
  const {late} = element;
  const Heading = `h${level + 2}` as 'h4';
  return (
    <section className="live-picture" part="picture" aria-labelledby="picture">
      <Heading id="picture">{t('pictureTitle')}</Heading>
      {late ? <late.People {...view} /> : <div className="members" />}
      <p className="hint">{t('pictureNote')}</p>
    </section>
  );
};
