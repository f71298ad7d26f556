import type {Consent} from './consent.ts';
import type {InsuranceType} from './insurance-type.ts';
import type {Language} from './language.ts';

/** What a form can add to show that a person filled it. */
export type Proof = {
  /** The content of the field that only programs see and fill. A person leaves it empty. */
  readonly trap?: string;
  /** The answer to a proof-of-work challenge, where one was asked for. */
  readonly altcha?: string;
};

/** Where and how a submission was made. All of it optional; none of it is compared on a retry. */
export type SubmissionContext = {
  readonly lang?: Language;
  /** The attribution id of the partner whose page it was. */
  readonly partner?: string;
  /** The page's address without query and fragment. */
  readonly page?: string;
  /** In a frame: the address, without query and fragment, of the page around it, as its browser tells it. */
  readonly hostPage?: string | undefined;
  /** The tag that sent it. */
  readonly widget?: string;
  readonly version?: string;
  /** Milliseconds from the moment the form could be used to the moment it was sent. */
  readonly elapsedMs?: number;
  /** When it was sent by the visitor's clock, ISO 8601 with time zone. */
  readonly sentAt?: string;
  readonly proof?: string | Proof;
};

/** What both submissions may carry beside their answers. */
export type SubmissionExtras = {
  readonly consents?: readonly Consent[];
  readonly context?: SubmissionContext;
  /** The idempotency key of an earlier, unanswered send that these answers replace, or those of up to `MAX_SUPERSEDED`. */
  readonly supersedes?: string | readonly string[];
};

/** Body of `POST /api/leads`. `''` means unanswered. */
export type LeadRequest = SubmissionExtras & {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phone?: string;
  readonly insuranceType: InsuranceType;
};

/** Body of `POST /api/contact`. `''` means unanswered. */
export type ContactRequest = SubmissionExtras & {
  readonly name: string;
  readonly email: string;
  readonly phone?: string;
  readonly subject?: string;
  readonly message: string;
};

/** Answer of both, 201: the submission is stored durably. */
export type Receipt = {
  readonly id: string;
  /** UTC, ISO 8601. */
  readonly receivedAt: string;
};
