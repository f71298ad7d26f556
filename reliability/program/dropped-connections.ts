import {readFileSync} from 'node:fs';

/**
 * Returns the number of connections that the kernel has dropped since its start, for all programs of this machine,
 * because a listener's queue was full. The clients of dropped connections retry after 1, 3 and 7 s.
 */
export const droppedConnections = (): number => {
  const [names = '', values = ''] = readFileSync('/proc/net/netstat', 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('TcpExt:'));
  return Number(values.split(' ')[names.split(' ').indexOf('ListenOverflows')] ?? 0);
};
