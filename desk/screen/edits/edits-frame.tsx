import './edits.css';
import type {ReactNode} from 'react';
import {Link} from 'wouter';
import {useText} from '../../language/use-text.ts';
import {ScreenTitle} from '../../shell/screen-title.tsx';
import {useMayEdit} from './use-may-edit.ts';

/** The frame of a screen that edits a part of the site, with a link back. */
export const EditsFrame = ({title, children}: {readonly title: string; readonly children: ReactNode}) => {
  const t = useText();
  const mayEdit = useMayEdit();
  return (
    <div className="edits">
      <p>
        <Link href="/site">{t('edit.back')}</Link>
      </p>
      <ScreenTitle>{title}</ScreenTitle>
      {!mayEdit && <p className="note">{t('edit.read-only')}</p>}
      {children}
    </div>
  );
};
