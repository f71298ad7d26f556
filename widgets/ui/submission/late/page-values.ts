import {HIDDEN_NAME, MAX_HIDDEN, MAX_LENGTH} from '../../../../contract/limit.ts';
import {acceptedLine} from '../../../../contract/text-rule.ts';
import type {SubmissionContext} from '../../../../contract/submission.ts';
import {UTM_FIELDS} from '../../../../contract/utm.ts';

/** Reads the campaign from the page's address: its five `utm_` fields and nothing else; undefined without them. */
export const utmIn = (search: string): SubmissionContext['utm'] => {
  const query = new URLSearchParams(search);
  const utm: Partial<Record<(typeof UTM_FIELDS)[number], string>> = {};
  for (const name of UTM_FIELDS) {
    const value = acceptedLine(query.get(`utm_${name}`) ?? '', MAX_LENGTH.utm);
    if (value) utm[name] = value;
  }
  return Object.keys(utm).length > 0 ? utm : undefined;
};

/**
 * Reads the page's own fields, written as a query (`campaign=spring&clinic=7`): the first ten with a usable name, each
 * cut to its limit, because a page's mistake must not cost a lead; undefined without any.
 */
export const hiddenIn = (text: string): SubmissionContext['hidden'] => {
  const fields: [string, string][] = [];
  for (const [name, value] of new URLSearchParams(text))
    if (HIDDEN_NAME.test(name) && fields.length < MAX_HIDDEN)
      fields.push([name, acceptedLine(value, MAX_LENGTH.hidden)]);
  return fields.length > 0 ? Object.fromEntries(fields) : undefined;
};
