import {statSync} from 'node:fs';
import type {StoredCampaign} from '../../agency/campaign.schema.ts';

/** The source of the campaigns. */
type Source = {
  readonly file: string;
  readonly load: () => readonly StoredCampaign[];
  /** Called with an invalid changed file; the previous campaigns stay in force. */
  readonly onFault: (error: unknown) => void;
};

/**
 * Creates the function that reads the campaigns, and reads them again when the file has changed, without a
 * restart. Throws when the first read fails.
 */
export const createCampaignSource = ({file, load, onFault}: Source): (() => readonly StoredCampaign[]) => {
  const changedAt = () => statSync(file, {throwIfNoEntry: false})?.mtimeMs;
  let readAt = changedAt();
  let campaigns = load();
  return () => {
    const now = changedAt();
    if (now === readAt) return campaigns;
    readAt = now;
    try {
      campaigns = load();
    } catch (error) {
      onFault(error);
    }
    return campaigns;
  };
};
