import './edits.css';
import {Link} from 'wouter';
import {useText} from '../../language/use-text.ts';
import {ScreenTitle} from '../../shell/screen-title.tsx';

const PARTS = ['hours', 'campaigns', 'testimonials', 'templates'] as const;

/** Links to the parts of the site that members edit, and explains where everything else is configured. */
const EditsScreen = () => {
  const t = useText();
  return (
    <div className="edits">
      <ScreenTitle>{t('edit.title')}</ScreenTitle>
      <ul className="edit-parts">
        {PARTS.map((part) => (
          <li key={part} className="panel">
            <h2>
              <Link href={`/site/${part}`}>{t(`edit.${part}`)}</Link>
            </h2>
            <p>{t(`edit.${part}-about`)}</p>
          </li>
        ))}
      </ul>
      <p className="note">{t('edit.rest')}</p>
    </div>
  );
};

export default EditsScreen;
