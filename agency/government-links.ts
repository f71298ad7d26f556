/** Public pages that replace an agency's own page when it may not be shown. They belong to no agency, so they are not configuration. */
export const governmentLinks = {
  healthCareGov: 'https://www.healthcare.gov/',
  medicareGov: 'https://www.medicare.gov/',
  medicarePlanCompare: 'https://www.medicare.gov/plan-compare/',
  /** The Marketplace's site in Spanish. */
  cuidadoDeSalud: 'https://www.cuidadodesalud.gov/es/',
  /** Social Security accepts the sign-up for Medicare, also at 1-800-772-1213. */
  medicareSignUp: 'https://www.ssa.gov/medicare/sign-up',
  /** Texans apply for Medicaid and CHIP here. */
  yourTexasBenefits: 'https://www.yourtexasbenefits.com/',
  /** Finds clinics whose prices depend on income. */
  healthCenters: 'https://findahealthcenter.hrsa.gov/',
  /** Help with nearly everything in Texas, by phone 2-1-1. */
  texas211: 'https://www.211texas.org/',
  socialSecurityEstimate: 'https://www.ssa.gov/myaccount/',
} as const;
