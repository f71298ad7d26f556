import './styles/host.css';
import {StrictMode} from 'react';
import {hydrateRoot} from 'react-dom/client';
import {loadScreen, type Served} from './content/load-screen.ts';
import {Site} from './site.tsx';

/** Reads the facts that the prerendered page carries in its attributes. */
const served = (): Served => {
  const {page, day} = document.documentElement.dataset;
  return {isDrawn: true, ...(day !== undefined && {day}), ...(page === 'not-found' && {route: {page}})};
};

const start = async (): Promise<void> => {
  const root = document.querySelector('#root');
  if (!root) throw new Error('the page has no place for the site');
  const screen = await loadScreen(location.pathname, served());
  hydrateRoot(
    root,
    <StrictMode>
      <Site first={screen} />
    </StrictMode>,
  );
};

// Without its script the page can still be read: links, forms' fallbacks and disclosures work.
start().catch((error: unknown) => console.error(error));
