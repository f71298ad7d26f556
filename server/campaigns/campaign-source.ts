import {statSync} from 'node:fs';
import type {StoredCampaign} from '../../agency/campaign.schema.ts';

/** Where campaigns are read from. */
type Source = {
  readonly file: string;
  readonly load: () => readonly StoredCampaign[];
  /** Called with a changed file that cannot be used; the campaigns before the change stay. */
  readonly onFault: (error: unknown) => void;
};

/** Reads campaigns once, and again when their file has changed: a changed file needs no restart. Throws when the first reading fails. */
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
