import type {Campaign} from '../../insurance/campaign/campaign.ts';

/** A campaign's icon as one path in a 24 by 24 box. */
export const bannerIcons: Readonly<Record<Campaign['icon'], string>> = {
  heart:
    'M12 20s-7.5-4.6-9-9.2C1.9 7.2 4 4.5 7 4.5c2 0 3.8 1.2 5 3 1.2-1.8 3-3 5-3 3 0 5.1 2.7 4 6.3-1.5 4.6-9 9.2-9 9.2z',
  shield: 'M12 21.5c-5-2-8-5.5-8-10.5V5.5l8-3 8 3V11c0 5-3 8.5-8 10.5zM8.5 11.5l2.5 2.5 4.5-5',
  default: 'M6 9a6 6 0 0 1 12 0c0 6 2.5 7.5 2.5 7.5h-17S6 15 6 9zM10 20a2.2 2.2 0 0 0 4 0',
};
