import * as migration_20261128_190818_initial from './20261128_190818_initial.ts';
import * as migration_20261128_215430_erased_leads from './20261128_215430_erased_leads.ts';
import * as migration_20261129_123857_entry_colors from './20261129_123857_entry_colors.ts';
import * as migration_20261129_163706_registers_events_robots from './20261129_163706_registers_events_robots.ts';
import * as migration_20261129_184621_contract_term from './20261129_184621_contract_term.ts';
import * as migration_20261129_220725_leads_inbox from './20261129_220725_leads_inbox.ts';

export const migrations = [
  {
    up: migration_20261128_190818_initial.up,
    down: migration_20261128_190818_initial.down,
    name: '20261128_190818_initial',
  },
  {
    up: migration_20261128_215430_erased_leads.up,
    down: migration_20261128_215430_erased_leads.down,
    name: '20261128_215430_erased_leads',
  },
  {
    up: migration_20261129_123857_entry_colors.up,
    down: migration_20261129_123857_entry_colors.down,
    name: '20261129_123857_entry_colors',
  },
  {
    up: migration_20261129_163706_registers_events_robots.up,
    down: migration_20261129_163706_registers_events_robots.down,
    name: '20261129_163706_registers_events_robots',
  },
  {
    up: migration_20261129_184621_contract_term.up,
    down: migration_20261129_184621_contract_term.down,
    name: '20261129_184621_contract_term',
  },
  {
    up: migration_20261129_220725_leads_inbox.up,
    down: migration_20261129_220725_leads_inbox.down,
    name: '20261129_220725_leads_inbox'
  },
];
