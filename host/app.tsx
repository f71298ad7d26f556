import {I18nextProvider} from 'react-i18next';
import {Router} from 'wouter';
import type {Screen} from './content/screen.ts';
import {ScreenContext} from './content/site-context.ts';
import {Footer} from './footer/footer.tsx';
import {Header} from './header/header.tsx';
import {ArticlePage} from './page/article-page.tsx';
import {BlogPage} from './page/blog-page.tsx';
import {HomePage} from './page/home-page.tsx';
import {LegalPage} from './page/legal-page.tsx';
import {NotFoundPage} from './page/not-found-page.tsx';
import {QuestionnairePage} from './page/questionnaire-page.tsx';
import {ServiceScreen} from './service/service-screen.tsx';
import {Toaster} from './ui/toaster.tsx';

/** The whole page for one screen. The prerender draws the page to text, the browser hydrates that text. */
export const App = ({screen}: {readonly screen: Screen}) => (
  <I18nextProvider i18n={screen.texts.i18n}>
    <ScreenContext value={screen}>
      <Router ssrPath={screen.path} ssrSearch="">
        <Header />
        <main id="main" tabIndex={-1}>
          <Page screen={screen} />
        </main>
        <Footer />
        <Toaster />
      </Router>
    </ScreenContext>
  </I18nextProvider>
);

const Page = ({screen: {route, builder}}: {readonly screen: Screen}) => {
  switch (route.page) {
    case 'home':
      return <HomePage />;
    case 'blog':
      return <BlogPage />;
    case 'article':
      return <ArticlePage id={route.id} />;
    case 'service':
      return <ServiceScreen />;
    case 'ai-workflow':
      return <QuestionnairePage />;
    case 'embed':
      return builder ? <builder.Page texts={builder.texts} /> : null;
    case 'privacy':
    case 'terms':
    case 'disclosures':
      return <LegalPage />;
    case 'not-found':
      return <NotFoundPage />;
  }
};
