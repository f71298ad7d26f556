import type {PublicAgency} from '../public.ts';

/** Returns the values of the agency's placeholders, for legal texts, content and legal pages. */
export const agencyValues = (agency: PublicAgency): Readonly<Record<string, string>> => ({
  agencyName: agency.agencyName,
  licensedName: agency.licensedName,
  licenseNumber: agency.licenseNumber,
  npn: agency.npn,
  phone: agency.phone,
  email: agency.email,
  city: agency.city,
  siteOrigin: agency.siteOrigin,
  organizations: agency.tpmo ? String(agency.tpmo.organizations) : '',
  products: agency.tpmo ? String(agency.tpmo.products) : '',
});

/** Replaces each `{{name}}` in a text; a name without a value stays visible. */
export const fillPlaceholders = (template: string, values: Readonly<Record<string, string>>): string =>
  template.replaceAll(/\{\{(\w+)\}\}/g, (placeholder, name: string) =>
    Object.hasOwn(values, name) ? (values[name] ?? placeholder) : placeholder,
  );

/** Fills the placeholders of every text in a value of nested objects and lists. */
export const fillAllPlaceholders = (value: unknown, values: Readonly<Record<string, string>>): unknown => {
  if (typeof value === 'string') return fillPlaceholders(value, values);
  if (Array.isArray(value)) return value.map((entry) => fillAllPlaceholders(entry, values));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, fillAllPlaceholders(inner, values)]),
  );
};
