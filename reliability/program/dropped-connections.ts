import {readFileSync} from 'node:fs';

/**
 * Reads how many connections the kernel has dropped because a listener's queue was full, of all programs of this machine since its start. The
 * clients of dropped connections try again after 1, 3 and 7 s.
 */
export const droppedConnections = (): number => {
  const [names = '', values = ''] = readFileSync('/proc/net/netstat', 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('TcpExt:'));
  return Number(values.split(' ')[names.split(' ').indexOf('ListenOverflows')] ?? 0);
};
