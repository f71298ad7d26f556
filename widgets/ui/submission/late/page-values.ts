import {HIDDEN_NAME, MAX_HIDDEN, MAX_LENGTH} from '../../../../contract/limit.ts';
import type {SubmissionContext} from '../../../../contract/submission.ts';
import {UTM_FIELDS} from '../../../../contract/utm.ts';

/** The campaign that the page's address names: its five `utm_` fields and nothing else of its query; undefined for none. */
export const utmIn = (search: string): SubmissionContext['utm'] => {
  const query = new URLSearchParams(search);
  const utm: Partial<Record<(typeof UTM_FIELDS)[number], string>> = {};
  for (const name of UTM_FIELDS) {
    const value = query.get(`utm_${name}`)?.trim();
    if (value) utm[name] = value.slice(0, MAX_LENGTH.utm);
  }
  return Object.keys(utm).length > 0 ? utm : undefined;
};

/**
 * The page's own fields, written as a query (`campaign=spring&clinic=7`): the first ten with a usable name, each cut to its limit, for a
 * page's mistake must not cost it a lead; undefined for none.
 */
export const hiddenIn = (text: string): SubmissionContext['hidden'] => {
  const fields: [string, string][] = [];
  for (const [name, value] of new URLSearchParams(text))
    if (HIDDEN_NAME.test(name) && fields.length < MAX_HIDDEN)
      fields.push([name, value.trim().slice(0, MAX_LENGTH.hidden)]);
  return fields.length > 0 ? Object.fromEntries(fields) : undefined;
};
