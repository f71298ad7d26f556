/**
 * The version of the rules that normalize names, addresses and numbers for the desk's index. After a change of the
 * rules, a new version makes the server index every record again.
 */
export const NORMALIZER = '1';

// Letters that Unicode does not decompose.
const UNDIVIDED: Readonly<Record<string, string>> = {
  ß: 'ss',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  æ: 'ae',
  œ: 'oe',
  ı: 'i',
};
const FEWEST_DIGITS = 7;
const NANP_DIGITS = 10;
/** The number of last digits that find a phone number. */
export const LAST_DIGITS = 4;

/** Converts a text to lower case without accents, in Unicode's composed form. */
const foldText = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[ßøłđæœı]/gu, (letter) => UNDIVIDED[letter] ?? letter)
    .normalize('NFC');

/** Returns the words of a name without duplicates. An apostrophe is part of a word. */
export const wordsOf = (name: string): readonly string[] => [
  ...new Set(foldText(name.replace(/['’ʼ]/gu, '')).match(/[\p{L}\p{N}]+/gu)),
];

/** Converts a mail address to lower case. */
export const normalMail = (email: string): string => email.normalize('NFC').trim().toLowerCase();

/** Returns the digits of a phone number in E.164 form, with North America's country code; undefined for too few. */
export const phoneDigits = (phone: string): string | undefined => {
  const digits = phone.normalize('NFKC').replace(/\D/gu, '').replace(/^00/u, '');
  if (digits.length < FEWEST_DIGITS) return undefined;
  return digits.length === NANP_DIGITS ? `1${digits}` : digits;
};

/** Returns the last four digits of a phone number. */
export const lastDigits = (digits: string): string => digits.slice(-LAST_DIGITS);
