import type {Media} from '../../embed-demo/e2e/hostile-page.ts';

/** One visit to a page, in a browser without history. */
export type Visit = {
  open(address: string): Promise<void>;
  /** Goes back by one page. */
  back(): Promise<void>;
  /** Continues in the page's first frame. */
  enterFrame(): Promise<void>;
  /** Runs a function in the page, without arguments. Returns its text. */
  read(inPage: () => string): Promise<string>;
  /** Types into a field of one of our elements by keys, as a person does. */
  type(tag: string, field: string, text: string): Promise<void>;
  /** Counts cookies, including those that scripts cannot read. */
  cookies(): Promise<number>;
  end(): Promise<void>;
};

/** A browser's engine. */
export type Engine = {
  readonly name: string;
  readonly version: string;
  /** Whether the driver's keys reach a frame with a sandbox. */
  readonly typesInFrames: boolean;
  /** Begins a visit. Rejects with the driver's reason when the driver cannot show pages in these media. */
  visit(media?: Media): Promise<Visit>;
  stop(): Promise<void>;
};

/** An engine that does not run here, with the tested command and its output. */
export class MissingEngine extends Error {
  override readonly name = 'MissingEngine';
}
