import {ELEMENT_NAMES} from '../contract/element-name.ts';

/** A top folder and the floors of its folders, the roof first. */
export type Building = {readonly folder: string; readonly floors: readonly (readonly string[])[]};

/** The floors of docs/architecture.md. A folder imports from its own floor or from a lower one, and never in a circle. */
export const buildings: readonly Building[] = [
  {
    folder: 'server',
    floors: [
      ['cli'],
      ['start'],
      ['desk'],
      ['delivery', 'backup', 'retention'],
      [
        'leads',
        'contact',
        'testimonials',
        'campaigns',
        'ai-workflow',
        'saved-results',
        'withdrawal',
        'chat',
        'counts',
        'forms',
        'health',
        'site',
      ],
      ['http'],
      ['proof-of-work', 'metrics'],
      ['submission', 'edits'],
      ['evidence'],
      ['keys'],
      ['storage'],
      ['settings', 'messages', 'log'],
    ],
  },
  {
    folder: 'widgets',
    floors: [['embed', 'conformance'], ELEMENT_NAMES, ['ui'], ['api'], ['element']],
  },
];

type Edge = {readonly file: string; readonly target: string; readonly isTypeOnly: boolean};

/** Returns every import of a value that goes up a floor, and every cycle of folders on one floor. */
export const faultsOfFloors = ({folder, floors}: Building, edges: readonly Edge[]): readonly string[] => {
  const faults: string[] = [];
  const neighbors = new Map<string, Set<string>>();
  for (const {file, target, isTypeOnly} of edges) {
    const from = folderIn(folder, file);
    const to = folderIn(folder, target);
    if (isTypeOnly || from === undefined || to === undefined || from === to) continue;
    const [fromFloor, toFloor] = [floorOf(floors, from), floorOf(floors, to)];
    if (fromFloor < 0 || toFloor < 0)
      faults.push(`${file} -> ${target} (scripts/floors.ts names no such floor)`);
    else if (toFloor < fromFloor) faults.push(`${file} -> ${target} (up from ${from} to ${to})`);
    else neighbors.set(from, (neighbors.get(from) ?? new Set()).add(to));
  }
  for (const start of neighbors.keys())
    if (reaches(neighbors, start, start)) faults.push(`${folder}/${start} is part of a circle of folders`);
  return faults;
};

const floorOf = (floors: Building['floors'], name: string): number =>
  floors.findIndex((floor) => floor.includes(name));

const folderIn = (folder: string, path: string): string | undefined => {
  const [top, name, ...rest] = path.split('/');
  return top === folder && rest.length > 0 ? name : undefined;
};

const reaches = (
  neighbors: ReadonlyMap<string, ReadonlySet<string>>,
  from: string,
  goal: string,
  seen = new Set<string>(),
): boolean =>
  [...(neighbors.get(from) ?? [])].some((next) => {
    if (next === goal) return true;
    if (seen.has(next)) return false;
    seen.add(next);
    return reaches(neighbors, next, goal, seen);
  });
