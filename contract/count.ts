/**
 * The counted stages of a visit. `finished`: a calculator or the questionnaire has answered, a form was sent, or the chat was handed over.
 * The other stages come from `lamplight-progress`.
 */
export const COUNTED_STAGES = ['seen', 'opened', 'started', 'step', 'finished', 'abandoned'] as const;

/** The name of a stage. */
export type CountedStage = (typeof COUNTED_STAGES)[number];

/** The steps: the phases of the questionnaire, and the first message in the chat. */
export const COUNTED_STEPS = ['', '1', '2', '3', 'message'] as const;
