import * as migration_20261129_220122_initial from './20261129_220122_initial.ts';
import * as migration_20261129_222024_savers_translators from './20261129_222024_savers_translators.ts';

export const migrations = [
  {
    up: migration_20261129_220122_initial.up,
    down: migration_20261129_220122_initial.down,
    name: '20261129_220122_initial',
  },
  {
    up: migration_20261129_222024_savers_translators.up,
    down: migration_20261129_222024_savers_translators.down,
    name: '20261129_222024_savers_translators'
  },
];
