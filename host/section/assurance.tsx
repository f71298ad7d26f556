import {useScreen, useText} from '../content/site-context.ts';

/** Names the agent and the promises. The nurse is named only with proof of the license in the configuration. */
export const Assurance = () => {
  const t = useText();
  const {hero, claims} = useScreen().texts.content;
  const nurse = claims.find(({kind}) => kind === 'nurse');
  return (
    <div className="assurance">
      {nurse && hero.nurse && (
        <figure className="assurance-person">
          <blockquote>
            <p>{hero.nurse}</p>
          </blockquote>
          <figcaption>
            <p>{nurse.text}.</p>
            <p>{nurse.proof}</p>
            <p>{t('nurseNote')}</p>
          </figcaption>
        </figure>
      )}
      <ul className="plain assurance-points">
        {hero.points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    </div>
  );
};
