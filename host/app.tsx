import {I18nextProvider} from 'react-i18next';
import {Router} from 'wouter';
import type {Screen} from './content/screen.ts';
import {ScreenContext} from './content/site-context.ts';
import {Footer} from './footer/footer.tsx';
import {Header} from './header/header.tsx';
import {Toaster} from './ui/toaster.tsx';

/** The whole page for one screen. The prerender draws the page to text, the browser hydrates that text. */
export const App = ({screen}: {readonly screen: Screen}) => (
  <I18nextProvider i18n={screen.texts.i18n}>
    <ScreenContext value={screen}>
      <Router ssrPath={screen.path} ssrSearch="">
        <Header />
        <main id="main" tabIndex={-1}>
          <screen.Page />
        </main>
        <Footer />
        <Toaster />
      </Router>
    </ScreenContext>
  </I18nextProvider>
);
