export {INSURANCE_TYPES as serviceIds} from '../../server/contract/insurance-type.ts';
export type {InsuranceType as ServiceId} from '../../server/contract/insurance-type.ts';
