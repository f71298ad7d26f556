import {useScreen, useText} from '../content/site-context.ts';
import {InlineText} from '../ui/inline-text.tsx';

/** Shows a nurse’s view of the service, the license behind it and the limits of that license. */
export const NurseView = ({text, label}: {readonly text: string; readonly label: string}) => {
  const t = useText();
  const {claims} = useScreen().texts.content;
  const nurse = claims.find(({kind}) => kind === 'nurse');
  return (
    <aside className="nurse-view" aria-label={label}>
      <p className="kicker">{label}</p>
      <p className="nurse-view-words">
        <InlineText text={text} />
      </p>
      <div className="nurse-view-license">
        {nurse && (
          <>
            <p>{nurse.text}</p>
            <p>{nurse.proof}</p>
          </>
        )}
        <p>{t('nurseNote')}</p>
        <p>{t('notMedicalAdvice')}</p>
      </div>
    </aside>
  );
};
