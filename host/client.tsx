import {StrictMode} from 'react';
import {hydrateRoot} from 'react-dom/client';
import {loadScreen, type Served} from './content/load-screen.ts';
import {Site} from './site.tsx';

/** Reads the facts in the attributes of the prerendered page. */
const served = (): Served => {
  const {page, day} = document.documentElement.dataset;
  return {isDrawn: true, ...(day !== undefined && {day}), ...(page === 'not-found' && {route: {page}})};
};

/**
 * Lets React take over the served page, then reports `lamplight-site` on the document: from then on React answers presses. Rejects
 * when a file cannot be loaded.
 */
export const hydrateSite = async (): Promise<void> => {
  const root = document.querySelector('#root');
  if (!root) throw new Error('the page has no place for the site');
  const screen = await loadScreen(location.pathname, served());
  hydrateRoot(
    root,
    <StrictMode>
      <Site first={screen} onLive={announce} />
    </StrictMode>,
  );
};

const announce = (): void => {
  document.documentElement.dataset['site'] = 'live';
  document.dispatchEvent(new Event('lamplight-site'));
};
