import {lazy, Suspense} from 'react';
import {Route, Switch} from 'wouter';
import type {DeskMember} from '../../contract/desk.ts';
import {useText} from '../language/use-text.ts';
import {ConnectionNote} from '../live/connection-note.tsx';
import {SCREENS} from '../screens.ts';
import {Navigation} from './navigation.tsx';
import {ScreenFence} from './screen-fence.tsx';
import {ScreenTitle} from './screen-title.tsx';

// Each screen has one component for the lifetime of the page: `lazy` in a render would reload the screen each time.
const screens = SCREENS.map(({path, load}) => ({path, Screen: lazy(load)}));

/** The frame around every screen. */
export const Shell = ({me}: {readonly me: DeskMember}) => {
  const t = useText();
  return (
    <div className="shell">
      <a className="skip" href="#main">
        {t('shell.skip')}
      </a>
      <ConnectionNote />
      <Navigation me={me} />
      <main id="main" className="screen" tabIndex={-1}>
        <Suspense fallback={<p className="loading">{t('shell.loading')}</p>}>
          <Switch>
            {screens.map(({path, Screen}) => (
              <Route key={path} path={path}>
                {(params) => (
                  <ScreenFence key={path}>
                    <Screen params={params as Readonly<Record<string, string>>} />
                  </ScreenFence>
                )}
              </Route>
            ))}
            <Route>
              <ScreenTitle>{t('shell.nothing-here')}</ScreenTitle>
            </Route>
          </Switch>
        </Suspense>
      </main>
    </div>
  );
};
