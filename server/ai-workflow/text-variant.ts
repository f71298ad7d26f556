import {isWorkflowKey, type WorkflowKey, type Words} from './workflow-texts.ts';

/** The parameters of a point. */
export type Params = Readonly<Record<string, string | number>>;

/** The place of the visitor in the household: the form asks to list oneself first. */
export const VISITOR = 1;

type Suffix = (params: Params, words: Words) => string | number | false | undefined;

// In the order in which a name has several suffixes, as in `gap.cancer.why.nothing.silver`.
const suffixes: readonly Suffix[] = [
  ({person}) => person === VISITOR && 'you',
  ({children}) => children === 0 && 'childless',
  // No coverage to subtract.
  ({existingDollars}) => existingDollars === 0 && 'nothing',
  // A silver plan with reduced cost sharing.
  ({silver}) => silver === 'yes' && 'silver',
  // Both ends of the range have the same share of the income, as written.
  (_params, {lowSharePercent, highSharePercent}) => lowSharePercent === highSharePercent && 'same',
  // A place that is not Texas.
  ({territory, elsewhere}) => (territory === 'yes' ? 'territory' : elsewhere === 'yes' && 'elsewhere'),
  // The coverage may come through work.
  ({isThroughWork}) => isThroughWork === 'maybe' && 'maybe',
  // The payment with a joint return is known.
  ({jointMonthlyDollars}) => jointMonthlyDollars !== undefined && 'joint',
  // The people are on one side of 30.
  ({ages}) => ages,
  // The last day is known.
  ({endDay}) => endDay !== undefined && 'dated',
  // The last day of the coverage is known.
  ({coverEndDay}) => coverEndDay !== undefined && 'known',
  // The open enrollment has not ended.
  ({openEndDay}) => openEndDay !== undefined && 'open',
];

/** Returns the variant of a text that the parameters select: for each suffix that applies, the longer name if there is such a text. */
export const variantFor = (key: WorkflowKey, params: Params, words: Words): WorkflowKey =>
  suffixes.reduce((found, suffixFor) => {
    const longer = `${found}.${suffixFor(params, words)}`;
    return isWorkflowKey(longer) ? longer : found;
  }, key);
