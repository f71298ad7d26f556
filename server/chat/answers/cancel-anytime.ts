// Questions whether a contract can be canceled at any time. No page says so, and the word leads to payments, dates or life insurance.
const AT_ANY_TIME = [
  /\b(?:i|we|you|to) cancel\b.*\b(?:any ?time|whenever|when i want)\b/iu,
  /\bcancel\w*\b.*(?:cuando (?:yo )?quiera|en cualquier momento|cuando sea)/iu,
  /\b(?:résili\w*|annul\w*)\b.*(?:à tout moment|n[’']importe quand|quand je veux)/iu,
  /\b(?:jederzeit|immer)\b.*(?<!\p{L})k(?:ü|ue?)ndig\w*|(?<!\p{L})k(?:ü|ue?)ndig\w*\b.*\b(?:jederzeit|wann ich will)\b|\bjederzeit k(?:ü|ue?)ndbar/iu,
  /随时.{0,6}(?:取消|退保|解约)|隨時.{0,6}(?:取消|退保|解約)/u,
];

/** Returns whether a question is about canceling at any time. */
export const asksToCancelAnytime = (question: string): boolean =>
  AT_ANY_TIME.some((pattern) => pattern.test(question));
