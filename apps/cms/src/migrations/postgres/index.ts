import * as migration_20261129_220132_initial from './20261129_220132_initial.ts';
import * as migration_20261129_222034_savers_translators from './20261129_222034_savers_translators.ts';

export const migrations = [
  {
    up: migration_20261129_220132_initial.up,
    down: migration_20261129_220132_initial.down,
    name: '20261129_220132_initial',
  },
  {
    up: migration_20261129_222034_savers_translators.up,
    down: migration_20261129_222034_savers_translators.down,
    name: '20261129_222034_savers_translators'
  },
];
