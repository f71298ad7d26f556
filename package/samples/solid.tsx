/** @jsxImportSource solid-js */
import type {} from '@lamplight/elements/solid';

export const Quote = () => (
  <lamplight-quote-form
    partner="npm-sample"
    insuranceType="life"
    on:lamplight-submitted={({detail}) => console.log(detail.kind satisfies 'lead')}
  >
    <a href="tel:+17135550142">Call us</a>
  </lamplight-quote-form>
);

// @ts-expect-error -- no such theme
export const wrong = <lamplight-blog theme="sepia" />;
