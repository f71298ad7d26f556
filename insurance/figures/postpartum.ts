/**
 * Months of Medicaid in Texas after a pregnancy, counted from the month after its end (42 U.S.C. 1396a(e)(16); Texas HB
 * 12, since 2024-03-01; Texas Medicaid & Healthcare Partnership, 2024-07-02, one source for the count of the months;
 * checked 2026-11-22).
 */
export const POSTPARTUM_MONTHS = 12;
