import './front.css';
import type {ReactNode} from 'react';
import {LanguageSelect} from '../language/language-select.tsx';
import {useLanguage} from '../language/use-text.ts';
import {useFrontLanguage} from './session-store.ts';
import {Lamp} from './lamp.tsx';

/** The frame of the pages before the sign-in: a lamp, a heading, the content, and the choice of a language. */
export const FrontPage = ({title, children}: {readonly title: string; readonly children: ReactNode}) => (
  <main className="front">
    <div className="front-card">
      <Lamp />
      <h1>{title}</h1>
      {children}
      <hr />
      <LanguageSelect
        language={useLanguage()}
        onChange={(language) => useFrontLanguage.setState({language})}
      />
    </div>
  </main>
);
