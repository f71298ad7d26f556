/** Public pages that stand in when an agency's own page may not be shown. No agency owns them, so they are no configuration. */
export const governmentLinks = {
  healthCareGov: 'https://www.healthcare.gov/',
  medicareGov: 'https://www.medicare.gov/',
  medicarePlanCompare: 'https://www.medicare.gov/plan-compare/',
  /** Where Texans apply for Medicaid and CHIP. */
  yourTexasBenefits: 'https://www.yourtexasbenefits.com/',
  socialSecurityEstimate: 'https://www.ssa.gov/myaccount/',
} as const;
