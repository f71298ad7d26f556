import type {} from '@lamplight/elements/svelte';
import type {SvelteHTMLElements} from 'svelte/elements';

// The types of a template.
type Props = SvelteHTMLElements['lamplight-quote-form'];
export const props: Props = {
  'insurance-type': 'life',
  'onlamplight-submitted': ({detail}) => console.log(detail.kind satisfies 'lead'),
};
// @ts-expect-error -- no such service
export const wrong: Props = {'insurance-type': 'pets'};
