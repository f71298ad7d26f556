import {useState} from 'react';
import type {DeskMember} from '../../contract/desk.ts';
import {useData} from '../api/use-data.ts';
import {useLanguage, useText} from '../language/use-text.ts';
import {ProblemNote} from '../shell/problem-note.tsx';
import {ScreenTitle} from '../shell/screen-title.tsx';

/** The first screen: whose desk this is, and the day. */
const HomeScreen = () => {
  const t = useText();
  const language = useLanguage();
  const [today] = useState(() => new Date());
  const {data: me, problem, reload} = useData<DeskMember>('/me');
  return (
    <>
      <ScreenTitle>{t('home.title')}</ScreenTitle>
      {problem && <ProblemNote problem={problem} onRetry={reload} />}
      {me && <p>{t('home.hello', {name: me.name})}</p>}
      <p className="quiet">{today.toLocaleDateString(language, {dateStyle: 'full'})}</p>
    </>
  );
};

export default HomeScreen;
