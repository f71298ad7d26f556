import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {root} from '../../build/product.ts';

/** Returns the shell lines of the guide's first day, one text per step, in order. Throws when the guide has none. */
export const guideSteps = (): readonly string[] => {
  const guide = readFileSync(join(root, 'docs/operations.md'), 'utf8');
  const day = guide.split('\n## ').find((section) => section.startsWith('The first day')) ?? '';
  const steps = [...day.matchAll(/```sh\n([\s\S]*?)```/gu)].map(([, lines = '']) =>
    lines.replaceAll(/^ {3}/gmu, ''),
  );
  if (steps.length === 0) throw new Error('docs/operations.md has no lines for the first day');
  return steps;
};

/** Reads the command and the environment of deploy/lamplight.service, with the folders that systemd would fill in. */
export const unitCommand = (): {readonly command: string; readonly environment: string} => {
  const unit = readFileSync(join(root, 'deploy/lamplight.service'), 'utf8');
  const values = (name: string): string[] =>
    [...unit.matchAll(new RegExp(`^${name}=(.*)$`, 'gmu'))].map(([, value = '']) => value);
  return {
    command: values('ExecStart').join(''),
    environment: values('Environment').join(' ').replaceAll('%S', '/var/lib').replaceAll('%d', CREDENTIALS),
  };
};

/** The folder in which the service's account finds its key, as systemd's credentials. */
export const CREDENTIALS = '/run/credentials/lamplight.service';
