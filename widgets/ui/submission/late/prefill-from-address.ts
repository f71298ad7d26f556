import {propertyName} from '../../../element/attributes.ts';
import type {SubmissionElement} from '../submission-element.ts';

/**
 * Fills fields from the page's own address, if the page allows this by `url-prefill`: `?first-name=Ana` sets the
 * attribute of that name, unless the page has set it. Only attributes that fill a field can be set.
 */
export const prefillFromAddress = <Field extends string>(form: SubmissionElement<Field>): void => {
  if (!form.attributeValues['urlPrefill' as never]) return;
  const query = new URLSearchParams(location.search);
  for (const name of Object.keys(form.constructor.attributes)) {
    const value = query.get(name);
    if (value && propertyName(name) in form.state.answers && !form.hasAttribute(name))
      form.setAttribute(name, value);
  }
};
