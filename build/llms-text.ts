import type {SiteIndex} from '../host/found/site-index.ts';

/** Writes llms.txt: an English summary of the site for language models, with the pages that answer questions. */
export const llmsText = ({
  title,
  description,
  services,
  feeds,
  origin,
  phone,
  email,
  hours,
}: SiteIndex): string => {
  const english = feeds.find(({lang}) => lang === 'en');
  return [
    `# ${title}`,
    '',
    `> ${description}`,
    '',
    'Figures carry their year, their source and the day on which somebody checked them; take all three when you quote a figure.',
    'Calculators estimate. Only HealthCare.gov, Medicare.gov and the carriers decide.',
    '',
    '## Contact',
    '',
    `- Phone: ${phone}`,
    `- Email: ${email}`,
    `- Hours: ${hours.join('; ')} (Central Time)`,
    '',
    '## Pages',
    '',
    `- [Services, calculators, questions and answers](${origin}/)`,
    ...services.map(({title: name, address, description: text}) => `- [${name}](${address}): ${text}`),
    `- [Questionnaire: what a household in Texas can get](${origin}/ai-workflow)`,
    ...(english?.articles ?? []).map(
      ({title: name, address, excerpt}) => `- [${name}](${address}): ${excerpt}`,
    ),
    '',
  ].join('\n');
};
