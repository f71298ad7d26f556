import type {Campaign} from './campaign.ts';
import type {Language} from './language.ts';

/** A version of an edited entry: author and time. `actor` is empty for the content before the first edit. */
export type EditVersion = {
  readonly version: number;
  readonly at: string;
  readonly actor: string;
  /** The version that the undo restored, 0 for the configuration; null for a regular version. */
  readonly sameAs: number | null;
};

/** The state of an edited entry: its version (0 for the configuration), its newest versions first, and whether an undo is possible. */
export type EditState = {
  readonly version: number;
  readonly history: readonly EditVersion[];
  readonly canUndo: boolean;
};

/** The days of the week in opening hours. */
export const WEEKDAYS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;

/** A day of the week. */
export type Weekday = (typeof WEEKDAYS)[number];

/** Opening hours and days off in the form of an edit. */
export type HoursDraft = {
  readonly regular: readonly {
    readonly from: Weekday;
    readonly to: Weekday;
    readonly opens: string;
    readonly closes: string;
  }[];
  readonly byAppointment: readonly Weekday[];
  /** Days in Chicago, including both. */
  readonly daysOff: readonly {readonly from: string; readonly to: string}[];
};

/** The chat's text about the hours, and whether the chat counts this moment as open. */
export type HoursPreview = {readonly texts: Readonly<Record<Language, string>>; readonly isOpen: boolean};

/** Answer of `GET /edits/hours`. */
export type EditedHours = EditState & {readonly hours: HoursDraft; readonly preview: HoursPreview};

/** A campaign with its state. `ctaUrl` may name one of the agency's links. */
export type EditedCampaign = EditState & {readonly campaign: Campaign};

/** The entry of a testimonial. `rating` is 1 to 5. */
export type TestimonialDraft = {
  readonly name: string;
  readonly service: string;
  readonly rating: string;
  readonly review: string;
  readonly source: string;
  readonly date: string;
  readonly permission: string;
  readonly relationship: string;
  readonly lang: string;
  readonly image: string;
};

/** A testimonial with its state. */
export type EditedTestimonial = EditState & {
  readonly id: number;
  /** Whether the testimonial is on the pages; a withdrawn one never is. */
  readonly isPublished: boolean;
  readonly entry: TestimonialDraft;
};

/** A mail template in a language. */
export type TemplateDraft = {readonly subject: string; readonly text: string};

/** A template with its state. */
export type EditedTemplate = EditState & {
  readonly id: string;
  readonly language: Language;
  readonly template: TemplateDraft;
};

/** Answer of `GET /edits/templates`. */
export type EditedTemplates = {
  readonly templates: readonly EditedTemplate[];
  /** The names of all placeholders. */
  readonly placeholders: readonly string[];
};
