import type {Statements} from './statement.ts';

/** Routes, the landing page, the banner, the side panel and the navigation. */
export const section2Site = {
  's2-route-landing': '/ is the landing page.',
  's2-route-blog': '/blog is the article list.',
  's2-route-article': '/blog/{id} is the article page.',
  's2-route-questionnaire': '/ai-workflow is the questionnaire tool.',
  's2-route-other': 'Any other path is the 404 page.',
  's2-404-title': 'The 404 page is titled “404 Page Not Found”.',
  's2-404-text': 'The 404 page has the text “Did you forget to add the page to the router?”.',
  's2-404-status': ['An unknown route is a real HTTP 404.', 'not-found-links'],
  's2-404-links': ['The 404 page has links back into the site.', 'not-found-links'],
  's2-routes-languages': ['Each route has an address in each of the five languages.', 'language-addresses'],

  's2-landing-header': 'The landing page has a header.',
  's2-landing-hero': 'The landing page has a hero.',
  's2-landing-services': 'The landing page has a services grid.',
  's2-landing-calculators': 'The landing page has calculators.',
  's2-landing-testimonials': 'The landing page has testimonials.',
  's2-landing-faq': 'The landing page has an FAQ.',
  's2-landing-contact': 'The landing page has a contact section.',
  's2-landing-footer': 'The landing page has a footer.',

  's2-anchor-hero': '#hero leads to the hero.',
  's2-anchor-services': '#services leads to the services.',
  's2-anchor-calculators': '#calculators leads to the calculators.',
  's2-anchor-testimonials': '#testimonials leads to the testimonials.',
  's2-anchor-faq': '#faq leads to the FAQ.',
  's2-anchor-contact': '#contact leads to the contact section.',
  's2-anchor-health': '#health-insurance leads to the health card.',
  's2-anchor-cancer': '#cancer-insurance leads to the cancer card.',
  's2-anchor-life': '#life-insurance leads to the life card.',
  's2-anchor-medicare': '#medicare-insurance leads to the Medicare card.',
  's2-anchor-retirement': '#retirement-insurance leads to the retirement card.',
  's2-anchor-notary': '#notary-insurance leads to the notary card.',
  's2-disability-card': 'Disability has a card.',
  's2-disability-no-menu': 'Disability is not in the menu.',

  's2-header-services': 'The header has a Services dropdown.',
  's2-header-calculators': 'The header has a Calculators link.',
  's2-header-blog': 'The header has a Blog link to /blog.',
  's2-header-questionnaire':
    'The header has a link to /ai-workflow, labelled as an ACA Marketplace qualification questionnaire.',
  's2-header-contact': 'The header has a Contact link.',
  's2-header-language': 'The header has a language picker.',
  's2-header-get-quote': 'The header has a Get Quote button that scrolls to the hero.',
  's2-mobile-menu': 'On mobile there is a slide-out menu.',
  's2-mobile-menu-closes': 'The slide-out menu closes after navigation.',

  's2-footer-privacy': ['The footer links to a privacy page.', 'legal-pages'],
  's2-footer-terms': ['The footer links to a terms page.', 'legal-pages'],
  's2-footer-disclosures': ['The footer links to a disclosures page.', 'legal-pages'],

  's2-label-home': 'A top-level navigation label is Home.',
  's2-label-services': 'A top-level navigation label is Services.',
  's2-label-calculators': 'A top-level navigation label is Calculators.',
  's2-label-blog': 'A top-level navigation label is Blog.',
  's2-label-contact': 'A top-level navigation label is Contact.',
  's2-get-in-touch': 'There is a Get In Touch contact area.',
  's2-follow-us': 'There is a follow-us social section.',

  's2-contact-email': 'The contact section shows an email link.',
  's2-contact-booking': 'The contact section shows a booking button.',
  's2-contact-form': ['The contact section shows the contact form.', 'forms-shown'],
  's2-hero-form': ['The hero shows the quote form.', 'forms-shown'],

  's2-faq-five': 'The FAQ has 5 items.',
  's2-faq-independent': 'Each FAQ item expands or collapses independently.',

  's2-banner-fixed': 'The banner is fixed at the top of the page.',
  's2-banner-every-page': 'The banner is on every page.',
  's2-banner-spacer': 'The banner has a spacer of 5rem.',
  's2-banner-priority':
    'The banner shows the active, non-dismissed campaign with the lowest priority number.',
  's2-banner-action': 'The banner’s button opens an external link in a new tab.',
  's2-banner-close': 'The banner has a close button.',
  's2-banner-before-paint': [
    'Prerendered pages carry no campaign date, and nothing shifts when the banner comes.',
    'prerender-neutral',
  ],

  's2-sheet-default-right': 'The slide-in sheet opens from the right by default.',
  's2-sheet-close': 'The sheet has a close button.',
  's2-menu-hover': 'The navigation bar has hover-opened menus with a delay.',
  's2-menu-mobile': 'The navigation has a mobile panel.',
} as const satisfies Statements;
