import {Calculators} from '../section/calculators.tsx';
import {Contact} from '../section/contact.tsx';
import {Faq} from '../section/faq.tsx';
import {Hero} from '../section/hero.tsx';
import {Services} from '../section/services.tsx';
import {Testimonials} from '../section/testimonials.tsx';

/** `/`: the landing page, its sections in the order of their anchors. */
export const HomePage = () => (
  <>
    <Hero />
    <Services />
    <Calculators />
    <Testimonials />
    <Faq />
    <Contact />
  </>
);
