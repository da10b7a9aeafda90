import * as migration_20261129_220132_initial from './20261129_220132_initial.ts';

export const migrations = [
  {
    up: migration_20261129_220132_initial.up,
    down: migration_20261129_220132_initial.down,
    name: '20261129_220132_initial'
  },
];
