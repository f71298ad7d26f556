import type {InboxRow} from '../../../contract/desk-inbox.ts';
import type {Text} from '../../language/use-text.ts';
import type {TextKey} from '../../language/texts.ts';

// A value that a newer server knows and this page does not is shown as it is.
const wordOf = (t: Text, prefix: string, value: string): string => {
  const key = `${prefix}.${value}`;
  const word = t(key as TextKey);
  return word === key ? value : word;
};

/** The kind of a record in words: a quote request names its insurance. */
export const kindText = (t: Text, {kind, insurance}: Pick<InboxRow, 'kind' | 'insurance'>): string =>
  insurance === ''
    ? t(`inbox.kind.${kind}`)
    : `${t(`inbox.kind.${kind}`)} · ${wordOf(t, 'insurance', insurance)}`;

/** The name of a record's sender; in words where there is none. */
export const nameText = (t: Text, {name}: Pick<InboxRow, 'name'>): string =>
  name === '' ? t('inbox.no-name') : name;

/** Why a record looks like spam, in words. */
export const reasonTexts = (t: Text, {heldFor}: Pick<InboxRow, 'heldFor'>): readonly string[] =>
  heldFor.map((reason) => wordOf(t, 'inbox.reason', reason));

/** The name of a language, in the member's language. */
export const languageName = (lang: string, language: string): string =>
  lang === '' ? '' : (new Intl.DisplayNames(language, {type: 'language'}).of(lang) ?? lang);
