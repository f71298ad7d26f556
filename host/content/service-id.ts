export {INSURANCE_TYPES as serviceIds} from '../../contract/insurance-type.ts';
export type {InsuranceType as ServiceId} from '../../contract/insurance-type.ts';
