import {spawnSync} from 'node:child_process';
import {existsSync} from 'node:fs';

/** The place of WordPress in Debian's package. */
export const WORDPRESS = '/usr/share/wordpress';

// The theme of this WordPress: pages are empty without a theme.
const THEME = 'twentytwentythree';

const packages = [
  'wordpress',
  `wordpress-theme-${THEME}`,
  'php-cli',
  'php-mysql',
  'php-xml',
  'php-mbstring',
  'mariadb-server',
];

const runs = (program: string, ...args: string[]): boolean => spawnSync(program, args).status === 0;

const missing = (): string[] => [
  ...(existsSync(`${WORDPRESS}/wp-load.php`) ? [] : ['WordPress']),
  ...(existsSync(`${WORDPRESS}/wp-content/themes/${THEME}`) ? [] : ['the theme of WordPress']),
  ...(runs('php', '-r', 'exit(extension_loaded("mysqli") && extension_loaded("mbstring") ? 0 : 1);')
    ? []
    : ['PHP with mysqli and mbstring']),
  ...(runs('mariadbd', '--version') ? [] : ['MariaDB']),
];

/** Installs missing Debian packages: WordPress, PHP and MariaDB. Returns the packages that are still missing. */
export const ensureWordpress = (): readonly string[] => {
  if (missing().length === 0) return [];
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log(`Installing ${packages.join(' ')}`);
    const options = {stdio: 'inherit', env: {...process.env, DEBIAN_FRONTEND: 'noninteractive'}} as const;
    spawnSync('apt-get', ['update', '-qq'], options);
    spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], options);
  }
  return missing();
};
