import {expect, test} from 'vitest';
import {faultsOfFloors, type Building} from './floors.ts';

const building: Building = {folder: 'server', floors: [['roof'], ['left', 'right'], ['ground']]};

const edge = (file: string, target: string, isTypeOnly = false) => ({file, target, isTypeOnly});

test('an import from a lower floor is allowed', () => {
  expect(faultsOfFloors(building, [edge('server/roof/a.ts', 'server/ground/b.ts')])).toEqual([]);
});

test('an import from a floor above is a fault, unless only a type is imported', () => {
  const up = ['server/ground/a.ts', 'server/left/b.ts'] as const;
  expect(faultsOfFloors(building, [edge(...up)])).toHaveLength(1);
  expect(faultsOfFloors(building, [edge(...up, true)])).toEqual([]);
});

test('a circle of folders along one floor is a fault', () => {
  const there = edge('server/left/a.ts', 'server/right/b.ts');
  const back = edge('server/right/b.ts', 'server/left/a.ts');
  expect(faultsOfFloors(building, [there])).toEqual([]);
  expect(faultsOfFloors(building, [there, back])).not.toEqual([]);
});

test('a folder that no floor names is a fault', () => {
  expect(faultsOfFloors(building, [edge('server/shed/a.ts', 'server/ground/b.ts')])).toHaveLength(1);
});
