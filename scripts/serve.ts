import {fileURLToPath} from 'node:url';
import {ensureCurrentBuild} from './current-build.ts';

try {
  ensureCurrentBuild(fileURLToPath(new URL('..', import.meta.url)));
} catch (error) {
  console.error(`Lamplight cannot start: ${(error as Error).message}`);
  process.exit(1);
}
// In this process: signals reach the server itself, and there is one process to stop.
await import('../server/start/main.ts');
