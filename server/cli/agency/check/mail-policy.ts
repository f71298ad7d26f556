import type {Resolver} from 'node:dns/promises';
import type {Finding} from './finding.ts';

/** The questions to the DNS. */
export type Names = Pick<Resolver, 'resolveTxt' | 'resolveMx'>;

const textsAt = async (names: Names, name: string): Promise<readonly string[]> => {
  try {
    return (await names.resolveTxt(name)).map((parts) => parts.join(''));
  } catch {
    return [];
  }
};

/** A record of the DNS by which receivers trust a sender. */
type Policy = {
  readonly name: string;
  readonly begins: RegExp;
  readonly what: string;
  readonly rfc: number;
  readonly example: string;
};

/** Finds out whether a name has exactly one such record. */
export const policyFinding = async (names: Names, policy: Policy): Promise<Finding> => {
  const {name, begins, what, rfc, example} = policy;
  const found = (await textsAt(names, name)).filter((text) => begins.test(text));
  const source = `RFC ${rfc}, https://www.rfc-editor.org/rfc/rfc${rfc}`;
  if (found.length === 1)
    return {state: 'ok', topic: 'mail', text: `${what} of ${name}: ${found[0] ?? ''}`, source};
  return {
    state: 'missing',
    topic: 'mail',
    text:
      found.length > 1
        ? `${name} has ${found.length} ${what} records, which counts as no record: keep one.`
        : `${name} has no ${what} record, so that mails look like spam: add a TXT record such as ${example}`,
    source,
  };
};
