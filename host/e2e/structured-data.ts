/** One block of structured data (JSON-LD). */
export type Data = {readonly '@type': string; readonly [property: string]: unknown};

type Kind = {readonly [property: string]: 'text' | 'day' | 'address' | 'data' | 'list'};

/** The properties that Google's documentation requires or recommends, for each type that the site writes. */
const KINDS: Readonly<Record<string, Kind>> = {
  InsuranceAgency: {name: 'text', url: 'address', telephone: 'text', address: 'data', openingHours: 'list'},
  PostalAddress: {streetAddress: 'text', addressLocality: 'text', addressRegion: 'text', postalCode: 'text'},
  FAQPage: {mainEntity: 'list', inLanguage: 'text'},
  Question: {name: 'text', acceptedAnswer: 'data'},
  Answer: {text: 'text'},
  BlogPosting: {
    headline: 'text',
    description: 'text',
    datePublished: 'day',
    image: 'address',
    author: 'data',
    publisher: 'data',
    mainEntityOfPage: 'address',
  },
  Person: {name: 'text'},
  Service: {name: 'text', description: 'text'},
  BreadcrumbList: {itemListElement: 'list'},
  ListItem: {position: 'data', name: 'text', item: 'address'},
  DefinedTermSet: {name: 'text', hasDefinedTerm: 'list'},
  DefinedTerm: {name: 'text', description: 'text'},
};

const fits = (value: unknown, kind: Kind[string]): boolean => {
  if (kind === 'list') return Array.isArray(value) ? value.length > 0 : typeof value === 'string';
  if (kind === 'data') return (typeof value === 'object' && value !== null) || typeof value === 'number';
  if (typeof value !== 'string' || value.trim() === '') return false;
  if (kind === 'day') return /^\d{4}-\d{2}-\d{2}$/u.test(value);
  return kind === 'text' || /^https?:\/\/\S+$/u.test(value);
};

/** Lists the properties of a block, and of the blocks in it, that are missing or of the wrong kind, and texts with markup in them. */
export const faultsOfData = (data: unknown): readonly string[] => {
  if (Array.isArray(data)) return data.flatMap(faultsOfData);
  if (typeof data === 'string') return /<[a-z]|\{\{|undefined/u.test(data) ? [`text: ${data}`] : [];
  if (typeof data !== 'object' || data === null) return [];
  const block = data as Readonly<Record<string, unknown>>;
  const type = typeof block['@type'] === 'string' ? block['@type'] : '';
  return [
    ...Object.entries(KINDS[type] ?? {})
      .filter(([property, kind]) => !fits(block[property], kind))
      .map(([property]) => `${type} without ${property}`),
    ...Object.values(block).flatMap(faultsOfData),
  ];
};
