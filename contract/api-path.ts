/** Every path of the API, relative to its origin. */
export const API_PATHS = {
  leads: '/api/leads',
  contact: '/api/contact',
  savedResults: '/api/ai-workflow/results',
  campaigns: '/api/campaigns',
  testimonials: '/api/testimonials',
  counts: '/api/counts',
  health: '/api/health',
  ready: '/api/ready',
  conversations: '/api/chat/conversations',
  openapi: '/api/openapi.json',
} as const;
