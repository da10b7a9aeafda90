import * as migration_20261128_190819_initial from './20261128_190819_initial.ts';
import * as migration_20261128_215455_erased_leads from './20261128_215455_erased_leads.ts';
import * as migration_20261129_123915_entry_colors from './20261129_123915_entry_colors.ts';
import * as migration_20261129_163725_registers_events_robots from './20261129_163725_registers_events_robots.ts';
import * as migration_20261129_184631_contract_term from './20261129_184631_contract_term.ts';
import * as migration_20261129_220741_leads_inbox from './20261129_220741_leads_inbox.ts';

export const migrations = [
  {
    up: migration_20261128_190819_initial.up,
    down: migration_20261128_190819_initial.down,
    name: '20261128_190819_initial',
  },
  {
    up: migration_20261128_215455_erased_leads.up,
    down: migration_20261128_215455_erased_leads.down,
    name: '20261128_215455_erased_leads',
  },
  {
    up: migration_20261129_123915_entry_colors.up,
    down: migration_20261129_123915_entry_colors.down,
    name: '20261129_123915_entry_colors',
  },
  {
    up: migration_20261129_163725_registers_events_robots.up,
    down: migration_20261129_163725_registers_events_robots.down,
    name: '20261129_163725_registers_events_robots',
  },
  {
    up: migration_20261129_184631_contract_term.up,
    down: migration_20261129_184631_contract_term.down,
    name: '20261129_184631_contract_term',
  },
  {
    up: migration_20261129_220741_leads_inbox.up,
    down: migration_20261129_220741_leads_inbox.down,
    name: '20261129_220741_leads_inbox'
  },
];
