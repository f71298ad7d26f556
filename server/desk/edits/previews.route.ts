import {Router, type Request} from 'express';
import {withAddresses} from '../../../agency/campaigns.ts';
import {publicAgency} from '../../../agency/public.ts';
import type {CampaignList} from '../../../contract/campaign.ts';
import type {TestimonialList} from '../../../contract/testimonial.ts';
import {chicagoDay} from '../../../insurance/calendar/chicago.ts';
import {checkCampaign} from '../../campaigns/campaign-entry.ts';
import {fieldErrors} from '../../http/field-errors.ts';
import {HttpProblem} from '../../http/http-problem.ts';
import type {DeskModule} from '../desk-parts.ts';
import {forRoles} from '../request/member-of.ts';
import {entryOf} from './testimonials.route.ts';

/**
 * `/previews/<draft>/api/...`: the answers of the public API for a draft, which is JSON in base64url. With this address as its `api`, an
 * element shows the draft as visitors would see it. Nothing is stored.
 */
export const previewRoutes: DeskModule = (parts) => {
  const {agency, now} = parts;
  const router = Router({caseSensitive: true, strict: true});

  router.get('/previews/:draft/api/campaigns', forRoles('owner', 'agent'), (request, response) => {
    const checked = checkCampaign([], draftIn(request));
    if ('error' in checked) throw new HttpProblem('invalid-fields', {errors: fieldErrors(checked.error)});
    const today = chicagoDay(now().getTime());
    const campaign = withAddresses(checked.campaign, publicAgency(agency));
    const {startDate, deadlines} = campaign;
    // A coming campaign is shown as on its first day, unless its texts would then name a wrong first day.
    const isSoon = startDate > today && deadlines.length > 0;
    const shown = {
      ...campaign,
      // No visitor has dismissed the banner of this preview.
      id: `preview-${now().getTime()}`,
      ...(isSoon ? {startDate: today} : {}),
    };
    response.json({campaigns: [shown]} satisfies CampaignList);
  });

  router.get('/previews/:draft/api/testimonials', forRoles('owner', 'agent'), (request, response) => {
    const {permission: _permission, image, ...entry} = entryOf(parts, draftIn(request));
    const shown = {id: 1, ...entry, ...(image === '' ? {} : {imageUrl: image})};
    response.json({testimonials: [shown]} satisfies TestimonialList);
  });
  return router;
};

const draftIn = ({params}: Request): unknown => {
  try {
    return JSON.parse(Buffer.from(String(params['draft']), 'base64url').toString('utf8')) as unknown;
  } catch {
    throw new HttpProblem('not-found');
  }
};
