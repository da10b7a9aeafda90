import * as migration_20261129_215958_initial from './20261129_215958_initial.ts';

export const migrations = [
  {
    up: migration_20261129_215958_initial.up,
    down: migration_20261129_215958_initial.down,
    name: '20261129_215958_initial'
  },
];
