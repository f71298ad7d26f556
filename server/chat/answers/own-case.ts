// Questions how the visitor's own application, card or payment stands: the office knows, and no page. Who has been denied and asks what to do goes
// to the search.
const OWN_CASE = [
  /\b(?:has|have|was|were|is|are|did)\s+(?:\S+\s+){0,3}?my\s+(?:\S+\s+){0,4}?(?:approved|accepted|processed|received|mailed|arrive[d]?|(?:go|gone) through|reviewed)\b|\b(?:status|progress) of my\b|\bhas my\b.{0,30}\bbeen\b/iu,
  /(?<!\p{L})(?:aprobaron|aceptaron|recibieron|procesaron|revisaron|lleg[oó])\s+(?:ya\s+)?mis?(?!\p{L})|(?<!\p{L})mis?\s+(?:\S+\s+){1,4}?(?:fue(?:ron)?|est[aá]n?|qued[oó]|ha sido)\s+(?:ya\s+)?(?:aprobad|aceptad|recibid|procesad|revisad)\w+|(?:estado|estatus) de mi(?!\p{L})/iu,
  /(?:mon|ma|mes)\s+(?:\S+\s+){0,3}?(?:a-t-(?:il|elle)|ont-(?:ils|elles)|est-(?:il|elle)|sont-(?:ils|elles)|a [eé]t[eé]|ont [eé]t[eé])\s*(?:\S+\s+){0,2}?(?:approuv|accept|re[cç]u|trait|valid|arriv)\w*|où en est (?:mon|ma)(?!\p{L})/iu,
  /(?:wurden?|ist|sind)\s+mein\w*\s+(?:\S+\s+){0,3}?(?:schon\s+)?(?:genehmigt|bewilligt|angenommen|bearbeitet|gepr[uü]ft|eingegangen|angekommen|durch)(?!\p{L})|\bstand mein\w+/iu,
  /我的.{0,10}(?:批了吗|批了没|批下来|通过了吗|通过没|审完|审批到|进度|收到了吗|寄出|到哪)/u,
];

/** Returns whether a question is how the visitor's own application, card or payment stands. */
export const asksForOwnCase = (question: string): boolean =>
  OWN_CASE.some((pattern) => pattern.test(question));
