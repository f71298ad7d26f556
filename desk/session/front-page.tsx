import './front.css';
import type {ReactNode} from 'react';
import {Lamp} from './lamp.tsx';

/** The frame of the pages before the sign-in: a lamp, a heading and the content. */
export const FrontPage = ({title, children}: {readonly title: string; readonly children: ReactNode}) => (
  <main className="front">
    <div className="front-card">
      <Lamp />
      <h1>{title}</h1>
      {children}
    </div>
  </main>
);
