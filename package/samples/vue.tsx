/** @jsxImportSource vue */
import type {} from '@lamplight/elements/vue';
import type {GlobalComponents} from 'vue';

export const quote = (
  <lamplight-quote-form
    partner="npm-sample"
    insurance-type="life"
    onLamplightSubmitted={({detail}) => console.log(detail.kind satisfies 'lead')}
  />
);

// The types of a template.
type Props = InstanceType<GlobalComponents['lamplight-quote-form']>['$props'];
export const props: Props = {
  'insurance-type': 'life',
  onLamplightReady: ({detail}) => console.log(detail.tag),
};
// @ts-expect-error -- no such service
export const wrong: Props = {'insurance-type': 'pets'};
