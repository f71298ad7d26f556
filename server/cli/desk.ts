/** `npm run desk`: manages the members of the desk, and shows their views and acts. */
import {MEMBER_ROLES, type MemberRole} from '../../contract/desk.ts';
import {isLanguage, LANGUAGES, type Language} from '../../contract/language.ts';
import {readSettings} from '../settings/settings.ts';
import {inviteMember} from './desk/invite-member.ts';
import {showMembers} from './desk/list-members.ts';
import {removeMember} from './desk/remove-member.ts';
import {showAudit} from './desk/show-audit.ts';
import {addCommand, createProgram, runProgram} from './program.ts';
import {processTerminal} from './terminal.ts';
import {UsageError} from './usage-error.ts';

const PREFIX = 'npm run -s desk --';
const terminal = processTerminal();
const settings = () => readSettings(terminal.environment);

const desk = createProgram('npm run desk --', {
  summary: 'Manages the members of the desk (/desk), and shows what they viewed and did there.',
  notes: 'A server may be running: an invitation or a revocation takes effect at once.',
  examples: [`${PREFIX} invite ana@agency.example`, `${PREFIX} list`],
});

const roleOf = (given: string | undefined): MemberRole | undefined => {
  const role = MEMBER_ROLES.find((known) => known === given);
  if (given !== undefined && role === undefined)
    throw new UsageError(`--role should be one of ${MEMBER_ROLES.join(', ')}.`);
  return role;
};

const languageOf = (given: string | undefined): Language | undefined => {
  if (given !== undefined && !isLanguage(given))
    throw new UsageError(`--language should be one of ${LANGUAGES.join(', ')}.`);
  return given;
};

type InviteOptions = {readonly role?: string; readonly name?: string; readonly language?: string};

addCommand(desk, 'invite', {
  summary: 'Invites a member, or sends a member a new link: mails and prints a one-time link to the desk.',
  notes: `The link works once, for 15 minutes. The first member becomes the owner, every later one an agent.
An assistant sees no health answers; only the owner sees the audit log. A member who is invited again
keeps what is not given.`,
  examples: [
    `${PREFIX} invite ana@agency.example --name "Ana Ruiz"`,
    `${PREFIX} invite ben@agency.example --role assistant --language es`,
  ],
})
  .argument('<mail>', 'the mail address of the member')
  .option('--role <role>', MEMBER_ROLES.join(', '))
  .option('--name <name>', 'the name that colleagues and visitors see')
  .option('--language <code>', `the language of the desk: ${LANGUAGES.join(', ')}`)
  .action((mail: string, {role, name, language}: InviteOptions) =>
    inviteMember(
      settings(),
      {mail, role: roleOf(role), name, language: languageOf(language)},
      {terminal, now: new Date()},
    ),
  );

addCommand(desk, 'list', {
  summary: 'Lists the members, with the day of their last visit and the number of their passkeys.',
  examples: [`${PREFIX} list`],
}).action(() => showMembers(settings(), terminal));

addCommand(desk, 'revoke', {
  summary: "Ends a member's access at once: deletes sessions, passkeys, recovery codes and links.",
  notes: "The audit log keeps the member's views and acts.",
  examples: [`${PREFIX} revoke ben@agency.example`],
})
  .argument('<mail>', 'the mail address of the member')
  .action((mail: string) => removeMember(settings(), mail, {terminal, now: new Date()}));

addCommand(desk, 'audit', {
  summary: "Shows members' views and acts at the desk, newest first.",
  notes: 'Commands have their own log: "leads -- accesses" shows both.',
  examples: [`${PREFIX} audit`, `${PREFIX} audit --most 1000`],
})
  .option('--most <number>', 'the maximum number of entries', '200')
  .action(({most}: {readonly most: string}) => showAudit(settings(), most, terminal));

await runProgram(desk);
