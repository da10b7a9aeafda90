import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'
import { earlierLeads } from '../earlier-leads.ts'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`lead_notes\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`lead_id\` integer NOT NULL,
  	\`text\` text NOT NULL,
  	\`author_id\` integer,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`lead_id\`) REFERENCES \`leads\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`author_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`lead_notes_lead_idx\` ON \`lead_notes\` (\`lead_id\`);`)
  await db.run(sql`CREATE INDEX \`lead_notes_author_idx\` ON \`lead_notes\` (\`author_id\`);`)
  await db.run(sql`CREATE INDEX \`lead_notes_updated_at_idx\` ON \`lead_notes\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`lead_notes_created_at_idx\` ON \`lead_notes\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`lead_events\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`lead_id\` integer NOT NULL,
  	\`by_id\` integer,
  	\`kind\` text NOT NULL,
  	\`from\` text,
  	\`to\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`lead_id\`) REFERENCES \`leads\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`by_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`lead_events_lead_idx\` ON \`lead_events\` (\`lead_id\`);`)
  await db.run(sql`CREATE INDEX \`lead_events_by_idx\` ON \`lead_events\` (\`by_id\`);`)
  await db.run(sql`CREATE INDEX \`lead_events_updated_at_idx\` ON \`lead_events\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`lead_events_created_at_idx\` ON \`lead_events\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`lead_deliveries\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`lead_id\` integer NOT NULL,
  	\`sink\` text NOT NULL,
  	\`state\` text NOT NULL,
  	\`attempts\` numeric,
  	\`at\` text,
  	\`reason\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`lead_id\`) REFERENCES \`leads\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`lead_deliveries_lead_idx\` ON \`lead_deliveries\` (\`lead_id\`);`)
  await db.run(sql`CREATE INDEX \`lead_deliveries_updated_at_idx\` ON \`lead_deliveries\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`lead_deliveries_created_at_idx\` ON \`lead_deliveries\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`person_orders\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`kind\` text NOT NULL,
  	\`email\` text,
  	\`by_id\` integer,
  	\`results\` text,
  	\`done_at\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`by_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`person_orders_by_idx\` ON \`person_orders\` (\`by_id\`);`)
  await db.run(sql`CREATE INDEX \`person_orders_done_at_idx\` ON \`person_orders\` (\`done_at\`);`)
  await db.run(sql`CREATE INDEX \`person_orders_updated_at_idx\` ON \`person_orders\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`person_orders_created_at_idx\` ON \`person_orders\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`lead_sites\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`site\` text NOT NULL,
  	\`seen_at\` text NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`lead_sites_site_idx\` ON \`lead_sites\` (\`site\`);`)
  await db.run(sql`ALTER TABLE \`leads_answers\` ADD \`labels\` text;`)
  await db.run(sql`ALTER TABLE \`leads_answers\` ADD \`words\` text;`)
  await db.run(sql`ALTER TABLE \`leads\` ADD \`assignee_id\` integer REFERENCES users(id);`)
  await db.run(sql`ALTER TABLE \`leads\` ADD \`who\` text;`)
  await db.run(sql`ALTER TABLE \`leads\` ADD \`titles\` text;`)
  await db.run(sql`ALTER TABLE \`leads\` ADD \`is_suspected\` integer DEFAULT false;`)
  await db.run(sql`ALTER TABLE \`leads\` ADD \`delivery_state\` text;`)
  await db.run(sql`ALTER TABLE \`leads\` ADD \`address\` text;`)
  await db.run(sql`ALTER TABLE \`leads\` ADD \`search_text\` text;`)
  await db.run(sql`CREATE INDEX \`leads_assignee_idx\` ON \`leads\` (\`assignee_id\`);`)
  await db.run(sql`CREATE INDEX \`leads_form_idx\` ON \`leads\` (\`form\`);`)
  await db.run(sql`CREATE INDEX \`leads_locale_idx\` ON \`leads\` (\`locale\`);`)
  await db.run(sql`CREATE INDEX \`leads_is_suspected_idx\` ON \`leads\` (\`is_suspected\`);`)
  await db.run(sql`CREATE INDEX \`leads_delivery_state_idx\` ON \`leads\` (\`delivery_state\`);`)
  await db.run(sql`CREATE INDEX \`leads_address_idx\` ON \`leads\` (\`address\`);`)
  for (const statement of earlierLeads) await db.run(sql.raw(statement))
  await db.run(sql`ALTER TABLE \`leads\` DROP COLUMN \`note\`;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`lead_notes\`;`)
  await db.run(sql`DROP TABLE \`lead_events\`;`)
  await db.run(sql`DROP TABLE \`lead_deliveries\`;`)
  await db.run(sql`DROP TABLE \`person_orders\`;`)
  await db.run(sql`DROP TABLE \`lead_sites\`;`)
  await db.run(sql`PRAGMA foreign_keys=OFF;`)
  await db.run(sql`CREATE TABLE \`__new_leads\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`state\` text DEFAULT 'new' NOT NULL,
  	\`note\` text,
  	\`accepted_at\` text,
  	\`form\` text,
  	\`locale\` text,
  	\`page\` text,
  	\`email\` text,
  	\`company\` text,
  	\`files\` text,
  	\`campaign\` text,
  	\`key\` text NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`INSERT INTO \`__new_leads\`("id", "state", "note", "accepted_at", "form", "locale", "page", "email", "company", "files", "campaign", "key", "updated_at", "created_at") SELECT "id", "state", NULL, "accepted_at", "form", "locale", "page", "email", "company", "files", "campaign", "key", "updated_at", "created_at" FROM \`leads\`;`)
  await db.run(sql`DROP TABLE \`leads\`;`)
  await db.run(sql`ALTER TABLE \`__new_leads\` RENAME TO \`leads\`;`)
  await db.run(sql`PRAGMA foreign_keys=ON;`)
  await db.run(sql`CREATE INDEX \`leads_state_idx\` ON \`leads\` (\`state\`);`)
  await db.run(sql`CREATE INDEX \`leads_accepted_at_idx\` ON \`leads\` (\`accepted_at\`);`)
  await db.run(sql`CREATE INDEX \`leads_email_idx\` ON \`leads\` (\`email\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`leads_key_idx\` ON \`leads\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`leads_updated_at_idx\` ON \`leads\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`leads_created_at_idx\` ON \`leads\` (\`created_at\`);`)
  await db.run(sql`ALTER TABLE \`leads_answers\` DROP COLUMN \`labels\`;`)
  await db.run(sql`ALTER TABLE \`leads_answers\` DROP COLUMN \`words\`;`)
}
