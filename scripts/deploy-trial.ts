/* `npm run deploy:trial`: the first day of docs/operations.md in a fresh Debian, line by line as in the
   guide, from the questions about the agency to a lead by HTTPS. systemd does not run in a chroot: the
   command of the unit is started by hand, with its account and its environment. Certificates come from
   Caddy's own authority, and the address leads to this machine. Without debootstrap the result is unknown,
   and the exit code is 3. */
import {execFileSync} from 'node:child_process';
import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {root} from '../build/product.ts';
import {questionGroups} from '../server/cli/agency/questions.ts';
import {createProgram, EXIT, readArguments} from '../server/cli/program.ts';
import {ensureDebian, missingForTrial, runAlone, runInDebian} from './deploy-trial/debian.ts';
import {CREDENTIALS, guideSteps, unitCommand} from './deploy-trial/guide.ts';

const {keep = false, folder: given} = readArguments<{readonly keep?: boolean; readonly folder?: string}>(
  createProgram('npm run deploy:trial --', {
    summary:
      'Carries out the first day of docs/operations.md in a fresh Debian, up to a lead that came by HTTPS.',
    notes:
      'Requires root, debootstrap, unshare and the network. Exit codes: 0 all is well, 1 something failed, 3 something is missing.',
    examples: ['npm run -s deploy:trial', 'npm run -s deploy:trial -- --folder /var/tmp/debian --keep'],
  })
    .option('--folder <folder>', 'takes this Debian, or puts one there, and leaves it; else a temporary one')
    .option('--keep', 'keeps the result in docs/deploy-trial.md'),
);

const missing = missingForTrial();
if (missing.length > 0) {
  console.log(`NOT CHECKED: ${missing.join(', ')} missing.`);
  process.exit(EXIT.partial);
}

const HOST = 'www.ruizinsurance.com';
const EMAIL = 'rosa@mail.example';
const answers = questionGroups(new Date().toISOString().slice(0, 10))
  .flatMap(({questions}) => questions.map(({example}) => example))
  .join('\n');
const folder = given ?? mkdtempSync(join(tmpdir(), 'lamplight-debian-'));
const lines: string[] = [];
const note = (isWell: boolean, text: string): boolean => {
  lines.push(`${isWell ? 'ok  ' : 'FAIL'} ${text}`);
  console.log(lines.at(-1));
  return isWell;
};

/** The service, the proxy and a visitor, in their own machine. */
const aloneLines = (): string => {
  const {command, environment} = unitCommand();
  const asService = `setpriv --reuid=nobody --regid=nogroup --clear-groups env -i ${environment} $(cat /etc/lamplight/lamplight.env)`;
  return [
    `echo 127.0.0.1 localhost ${HOST} > /etc/hosts`,
    `install -d -o nobody -m 0700 /var/lib/lamplight /var/lib/lamplight-backups ${CREDENTIALS}`,
    `install -o nobody -m 0400 /etc/lamplight/data.keys ${CREDENTIALS}/data.keys`,
    // The only line that the guide does not have: certificates of Caddy's own authority.
    `printf '{\\n local_certs\\n skip_install_trust\\n}\\n' | cat - /etc/caddy/Caddyfile > /root/Caddyfile`,
    'cd /opt/lamplight',
    `${asService} ${command} > /root/server.log 2>&1 &`,
    'XDG_DATA_HOME=/root/caddy caddy run --config /root/Caddyfile > /root/caddy.log 2>&1 &',
    'authority=/root/caddy/caddy/pki/authorities/local/root.crt',
    'tries=0; while [ ! -s $authority ] && [ $tries -lt 60 ]; do sleep 1; tries=$((tries + 1)); done',
    'node=node_modules/node/bin/node',
    `NODE_EXTRA_CA_CERTS=$authority $node scripts/deploy-trial/visit.ts https://${HOST} 'Ruiz Insurance' ${EMAIL} || failed=1`,
    `${asService} $PWD/$node server/cli/leads.ts list > /root/leads.txt`,
    `if grep -q ${EMAIL} /root/leads.txt; then echo 'ok   the lead is in the list'; else echo 'FAIL the lead is not in the list'; failed=1; fi`,
    `${asService} $PWD/$node server/cli/agency.ts check --offline > /root/check.txt || true`,
    `if grep -q 'Ana Ruiz, Texas license' /root/check.txt; then echo "ok   agency check: $(grep -c ^ok /root/check.txt) ok, $(grep -c ^MISSING /root/check.txt) missing"; else failed=1; cat /root/check.txt; fi`,
    'exit ${failed:-0}',
  ].join('\n');
};

try {
  ensureDebian(folder);
  rmSync(join(folder, 'opt/lamplight'), {recursive: true, force: true});
  execFileSync('git', ['clone', '--quiet', root, join(folder, 'opt/lamplight')]);
  const [install = '', ...others] = guideSteps();
  let isWell = note(
    runInDebian(folder, `${install}update-ca-certificates\n`),
    `guide: ${install.trim().split('\n').at(-1)}`,
  );
  for (const step of others) {
    // systemd does not run there: the service is started below.
    const withoutService = step
      .replaceAll(/^.*systemctl.*$/gmu, '')
      .replaceAll(/^cp .*$/gmu, '')
      .trim();
    if (!isWell || withoutService === '') continue;
    const [first = ''] = withoutService.split('\n');
    isWell = note(runInDebian(folder, withoutService, `${answers}\n`), `guide: ${first}`);
  }
  if (isWell) {
    const {isWell: isServed, output} = runAlone(folder, aloneLines());
    lines.push(...output.trimEnd().split('\n'));
    console.log(output);
    isWell = isServed;
  }
  if (!isWell) process.exitCode = EXIT.failed;
} finally {
  if (given === undefined) rmSync(folder, {recursive: true, force: true});
}
if (keep)
  writeFileSync(
    join(root, 'docs/deploy-trial.md'),
    `# The first day in a fresh Debian

\`npm run deploy:trial -- --keep\`, ${new Date().toISOString().slice(0, 10)}: Debian 12 from debootstrap, the lines of
[operations.md](operations.md#the-first-day) as they stand there. systemd does not run in a chroot: the command of \`deploy/lamplight.service\` was started by
hand, under an account without rights and with the unit's environment; the certificate came from Caddy's own authority, and the address from \`/etc/hosts\`.

\`\`\`
${lines.join('\n')}
\`\`\`
`,
  );
