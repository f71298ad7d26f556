/**
 * The pattern of the words that stay on one line, for a text in HTML and the flags `giu`: telephone numbers, and "e-mail" in each language. A
 * span keeps them whole, so that a reader who copies a number gets ordinary hyphens, which a telephone can dial.
 */
export const WHOLE_WORDS = String.raw`(?:\b1-)?\(?\b\d{3}\)?[- ]\d{3}-\d{4}\b|\b1-800-MEDICARE\b|\be-mail`;
