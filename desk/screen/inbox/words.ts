import type {InboxRow} from '../../../contract/desk-inbox.ts';
import type {Text} from '../../language/use-text.ts';
import type {TextKey} from '../../language/texts.ts';

// An unknown value from a newer server is shown as is.
const wordOf = (t: Text, prefix: string, value: string): string => {
  const key = `${prefix}.${value}`;
  const word = t(key as TextKey);
  return word === key ? value : word;
};

/** Returns the name of a record's kind; a quote request names its insurance. */
export const kindText = (t: Text, {kind, insurance}: Pick<InboxRow, 'kind' | 'insurance'>): string =>
  insurance === ''
    ? t(`inbox.kind.${kind}`)
    : `${t(`inbox.kind.${kind}`)} · ${wordOf(t, 'insurance', insurance)}`;

/** Returns the sender's name, or a text when there is none. */
export const nameText = (t: Text, {name}: Pick<InboxRow, 'name'>): string =>
  name === '' ? t('inbox.no-name') : name;

/** Returns the reasons why a record was flagged. */
export const reasonTexts = (t: Text, {heldFor}: Pick<InboxRow, 'heldFor'>): readonly string[] =>
  heldFor.map((reason) => wordOf(t, 'inbox.reason', reason));

/** Returns the name of a language in the member's language. */
export const languageName = (lang: string, language: string): string =>
  lang === '' ? '' : (new Intl.DisplayNames(language, {type: 'language'}).of(lang) ?? lang);
