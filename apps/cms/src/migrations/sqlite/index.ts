import * as migration_20261129_220122_initial from './20261129_220122_initial.ts';

export const migrations = [
  {
    up: migration_20261129_220122_initial.up,
    down: migration_20261129_220122_initial.down,
    name: '20261129_220122_initial'
  },
];
