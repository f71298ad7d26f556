/** @jsxImportSource react */
import type {} from '@lamplight/elements/react';

export const Quote = () => (
  <lamplight-quote-form
    partner="npm-sample"
    insurance-type="life"
    lang="es"
    onlamplight-submitted={({detail}) => console.log(detail.kind satisfies 'lead')}
  >
    <a href="tel:+17135550142">Call us</a>
  </lamplight-quote-form>
);

// @ts-expect-error -- no such theme
export const wrong = <lamplight-blog theme="sepia" />;
