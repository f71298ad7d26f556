import {createBuilder} from 'vite';
import {viteConfig} from './environments.ts';

const builder = await createBuilder(viteConfig, null);
const only = process.argv.slice(2);
for (const [name, environment] of Object.entries(builder.environments)) {
  if (only.length === 0 || only.some((wanted) => name.startsWith(wanted))) await builder.build(environment);
}
