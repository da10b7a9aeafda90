import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

// Figures of the release before have no kind until the next start has given them one (seed/figure-basis.ts): the column
// takes nothing, too, which the fields do not.
export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`pages\` RENAME COLUMN "past_event_ended" TO "event_ended";`)
  await db.run(sql`ALTER TABLE \`pages_locales\` RENAME COLUMN "past_event_notice" TO "event_notice";`)
  await db.run(sql`ALTER TABLE \`_pages_v\` RENAME COLUMN "version_past_event_ended" TO "version_event_ended";`)
  await db.run(sql`ALTER TABLE \`_pages_v_locales\` RENAME COLUMN "version_past_event_notice" TO "version_event_notice";`)
  await db.run(sql`CREATE TABLE \`pages_event_before_actions\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`to\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`pages_event_before_actions_order_idx\` ON \`pages_event_before_actions\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`pages_event_before_actions_parent_id_idx\` ON \`pages_event_before_actions\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`pages_event_before_actions_locales\` (
  	\`label\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`pages_event_before_actions\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`pages_event_before_actions_locales_locale_parent_id_unique\` ON \`pages_event_before_actions_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`pages_event_during_actions\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`to\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`pages_event_during_actions_order_idx\` ON \`pages_event_during_actions\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`pages_event_during_actions_parent_id_idx\` ON \`pages_event_during_actions\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`pages_event_during_actions_locales\` (
  	\`label\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`pages_event_during_actions\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`pages_event_during_actions_locales_locale_parent_id_unique\` ON \`pages_event_during_actions_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_pages_v_version_event_before_actions\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`to\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_pages_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_pages_v_version_event_before_actions_order_idx\` ON \`_pages_v_version_event_before_actions\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_event_before_actions_parent_id_idx\` ON \`_pages_v_version_event_before_actions\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_pages_v_version_event_before_actions_locales\` (
  	\`label\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_pages_v_version_event_before_actions\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_pages_v_version_event_before_actions_locales_locale_parent_\` ON \`_pages_v_version_event_before_actions_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_pages_v_version_event_during_actions\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`to\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_pages_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_pages_v_version_event_during_actions_order_idx\` ON \`_pages_v_version_event_during_actions\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_event_during_actions_parent_id_idx\` ON \`_pages_v_version_event_during_actions\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_pages_v_version_event_during_actions_locales\` (
  	\`label\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_pages_v_version_event_during_actions\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_pages_v_version_event_during_actions_locales_locale_parent_\` ON \`_pages_v_version_event_during_actions_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`robot_finder\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`robots\` text,
  	\`manufacturers\` text,
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  await db.run(sql`CREATE TABLE \`_robot_finder_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`version_robots\` text,
  	\`version_manufacturers\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`_robot_finder_v_created_at_idx\` ON \`_robot_finder_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_robot_finder_v_updated_at_idx\` ON \`_robot_finder_v\` (\`updated_at\`);`)
  await db.run(sql`ALTER TABLE \`pages\` ADD \`event_begins\` text;`)
  await db.run(sql`ALTER TABLE \`pages_locales\` ADD \`event_before_meta_title\` text;`)
  await db.run(sql`ALTER TABLE \`pages_locales\` ADD \`event_before_meta_description\` text;`)
  await db.run(sql`ALTER TABLE \`pages_locales\` ADD \`event_before_pretitle\` text;`)
  await db.run(sql`ALTER TABLE \`pages_locales\` ADD \`event_before_title\` text;`)
  await db.run(sql`ALTER TABLE \`pages_locales\` ADD \`event_before_text\` text;`)
  await db.run(sql`ALTER TABLE \`pages_locales\` ADD \`event_during_meta_title\` text;`)
  await db.run(sql`ALTER TABLE \`pages_locales\` ADD \`event_during_meta_description\` text;`)
  await db.run(sql`ALTER TABLE \`pages_locales\` ADD \`event_during_pretitle\` text;`)
  await db.run(sql`ALTER TABLE \`pages_locales\` ADD \`event_during_title\` text;`)
  await db.run(sql`ALTER TABLE \`pages_locales\` ADD \`event_during_text\` text;`)
  await db.run(sql`ALTER TABLE \`_pages_v\` ADD \`version_event_begins\` text;`)
  await db.run(sql`ALTER TABLE \`_pages_v_locales\` ADD \`version_event_before_meta_title\` text;`)
  await db.run(sql`ALTER TABLE \`_pages_v_locales\` ADD \`version_event_before_meta_description\` text;`)
  await db.run(sql`ALTER TABLE \`_pages_v_locales\` ADD \`version_event_before_pretitle\` text;`)
  await db.run(sql`ALTER TABLE \`_pages_v_locales\` ADD \`version_event_before_title\` text;`)
  await db.run(sql`ALTER TABLE \`_pages_v_locales\` ADD \`version_event_before_text\` text;`)
  await db.run(sql`ALTER TABLE \`_pages_v_locales\` ADD \`version_event_during_meta_title\` text;`)
  await db.run(sql`ALTER TABLE \`_pages_v_locales\` ADD \`version_event_during_meta_description\` text;`)
  await db.run(sql`ALTER TABLE \`_pages_v_locales\` ADD \`version_event_during_pretitle\` text;`)
  await db.run(sql`ALTER TABLE \`_pages_v_locales\` ADD \`version_event_during_title\` text;`)
  await db.run(sql`ALTER TABLE \`_pages_v_locales\` ADD \`version_event_during_text\` text;`)
  await db.run(sql`ALTER TABLE \`updates_locales\` ADD \`audio_file\` text;`)
  await db.run(sql`ALTER TABLE \`updates_locales\` ADD \`audio_duration\` text;`)
  await db.run(sql`ALTER TABLE \`updates_locales\` ADD \`audio_transcript\` text;`)
  await db.run(sql`ALTER TABLE \`_updates_v_locales\` ADD \`version_audio_file\` text;`)
  await db.run(sql`ALTER TABLE \`_updates_v_locales\` ADD \`version_audio_duration\` text;`)
  await db.run(sql`ALTER TABLE \`_updates_v_locales\` ADD \`version_audio_transcript\` text;`)
  await db.run(sql`ALTER TABLE \`jobs\` ADD \`closes\` text;`)
  await db.run(sql`ALTER TABLE \`_jobs_v\` ADD \`version_closes\` text;`)
  await db.run(sql`ALTER TABLE \`plain_pages\` ADD \`register\` text;`)
  await db.run(sql`ALTER TABLE \`_plain_pages_v\` ADD \`version_register\` text;`)
  await db.run(sql`ALTER TABLE \`site_locales\` ADD \`robot_data_licence\` text;`)
  await db.run(sql`ALTER TABLE \`_site_v_locales\` ADD \`version_robot_data_licence\` text;`)
  await db.run(sql`ALTER TABLE \`figures_entries\` ADD \`kind\` text;`)
  await db.run(sql`ALTER TABLE \`figures_entries\` ADD \`client\` text;`)
  await db.run(sql`ALTER TABLE \`figures_entries\` ADD \`confirmed_by\` text;`)
  await db.run(sql`ALTER TABLE \`figures_entries\` ADD \`confirmed_on\` text;`)
  await db.run(sql`ALTER TABLE \`figures_entries_locales\` ADD \`method\` text;`)
  await db.run(sql`ALTER TABLE \`_figures_v_version_entries\` ADD \`kind\` text;`)
  await db.run(sql`ALTER TABLE \`_figures_v_version_entries\` ADD \`client\` text;`)
  await db.run(sql`ALTER TABLE \`_figures_v_version_entries\` ADD \`confirmed_by\` text;`)
  await db.run(sql`ALTER TABLE \`_figures_v_version_entries\` ADD \`confirmed_on\` text;`)
  await db.run(sql`ALTER TABLE \`_figures_v_version_entries_locales\` ADD \`method\` text;`)
  await db.run(sql`ALTER TABLE \`rules\` ADD \`customers\` text;`)
  await db.run(sql`ALTER TABLE \`rules\` ADD \`standards\` text;`)
  await db.run(sql`ALTER TABLE \`rules\` ADD \`claims\` text;`)
  await db.run(sql`ALTER TABLE \`rules\` ADD \`terms\` text;`)
  await db.run(sql`ALTER TABLE \`_rules_v\` ADD \`version_customers\` text;`)
  await db.run(sql`ALTER TABLE \`_rules_v\` ADD \`version_standards\` text;`)
  await db.run(sql`ALTER TABLE \`_rules_v\` ADD \`version_claims\` text;`)
  await db.run(sql`ALTER TABLE \`_rules_v\` ADD \`version_terms\` text;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`pages\` RENAME COLUMN "event_ended" TO "past_event_ended";`)
  await db.run(sql`ALTER TABLE \`pages_locales\` RENAME COLUMN "event_notice" TO "past_event_notice";`)
  await db.run(sql`ALTER TABLE \`_pages_v\` RENAME COLUMN "version_event_ended" TO "version_past_event_ended";`)
  await db.run(sql`ALTER TABLE \`_pages_v_locales\` RENAME COLUMN "version_event_notice" TO "version_past_event_notice";`)
  await db.run(sql`DROP TABLE \`pages_event_before_actions\`;`)
  await db.run(sql`DROP TABLE \`pages_event_before_actions_locales\`;`)
  await db.run(sql`DROP TABLE \`pages_event_during_actions\`;`)
  await db.run(sql`DROP TABLE \`pages_event_during_actions_locales\`;`)
  await db.run(sql`DROP TABLE \`_pages_v_version_event_before_actions\`;`)
  await db.run(sql`DROP TABLE \`_pages_v_version_event_before_actions_locales\`;`)
  await db.run(sql`DROP TABLE \`_pages_v_version_event_during_actions\`;`)
  await db.run(sql`DROP TABLE \`_pages_v_version_event_during_actions_locales\`;`)
  await db.run(sql`DROP TABLE \`robot_finder\`;`)
  await db.run(sql`DROP TABLE \`_robot_finder_v\`;`)
  await db.run(sql`ALTER TABLE \`pages\` DROP COLUMN \`event_begins\`;`)
  await db.run(sql`ALTER TABLE \`pages_locales\` DROP COLUMN \`event_before_meta_title\`;`)
  await db.run(sql`ALTER TABLE \`pages_locales\` DROP COLUMN \`event_before_meta_description\`;`)
  await db.run(sql`ALTER TABLE \`pages_locales\` DROP COLUMN \`event_before_pretitle\`;`)
  await db.run(sql`ALTER TABLE \`pages_locales\` DROP COLUMN \`event_before_title\`;`)
  await db.run(sql`ALTER TABLE \`pages_locales\` DROP COLUMN \`event_before_text\`;`)
  await db.run(sql`ALTER TABLE \`pages_locales\` DROP COLUMN \`event_during_meta_title\`;`)
  await db.run(sql`ALTER TABLE \`pages_locales\` DROP COLUMN \`event_during_meta_description\`;`)
  await db.run(sql`ALTER TABLE \`pages_locales\` DROP COLUMN \`event_during_pretitle\`;`)
  await db.run(sql`ALTER TABLE \`pages_locales\` DROP COLUMN \`event_during_title\`;`)
  await db.run(sql`ALTER TABLE \`pages_locales\` DROP COLUMN \`event_during_text\`;`)
  await db.run(sql`ALTER TABLE \`_pages_v\` DROP COLUMN \`version_event_begins\`;`)
  await db.run(sql`ALTER TABLE \`_pages_v_locales\` DROP COLUMN \`version_event_before_meta_title\`;`)
  await db.run(sql`ALTER TABLE \`_pages_v_locales\` DROP COLUMN \`version_event_before_meta_description\`;`)
  await db.run(sql`ALTER TABLE \`_pages_v_locales\` DROP COLUMN \`version_event_before_pretitle\`;`)
  await db.run(sql`ALTER TABLE \`_pages_v_locales\` DROP COLUMN \`version_event_before_title\`;`)
  await db.run(sql`ALTER TABLE \`_pages_v_locales\` DROP COLUMN \`version_event_before_text\`;`)
  await db.run(sql`ALTER TABLE \`_pages_v_locales\` DROP COLUMN \`version_event_during_meta_title\`;`)
  await db.run(sql`ALTER TABLE \`_pages_v_locales\` DROP COLUMN \`version_event_during_meta_description\`;`)
  await db.run(sql`ALTER TABLE \`_pages_v_locales\` DROP COLUMN \`version_event_during_pretitle\`;`)
  await db.run(sql`ALTER TABLE \`_pages_v_locales\` DROP COLUMN \`version_event_during_title\`;`)
  await db.run(sql`ALTER TABLE \`_pages_v_locales\` DROP COLUMN \`version_event_during_text\`;`)
  await db.run(sql`ALTER TABLE \`updates_locales\` DROP COLUMN \`audio_file\`;`)
  await db.run(sql`ALTER TABLE \`updates_locales\` DROP COLUMN \`audio_duration\`;`)
  await db.run(sql`ALTER TABLE \`updates_locales\` DROP COLUMN \`audio_transcript\`;`)
  await db.run(sql`ALTER TABLE \`_updates_v_locales\` DROP COLUMN \`version_audio_file\`;`)
  await db.run(sql`ALTER TABLE \`_updates_v_locales\` DROP COLUMN \`version_audio_duration\`;`)
  await db.run(sql`ALTER TABLE \`_updates_v_locales\` DROP COLUMN \`version_audio_transcript\`;`)
  await db.run(sql`ALTER TABLE \`jobs\` DROP COLUMN \`closes\`;`)
  await db.run(sql`ALTER TABLE \`_jobs_v\` DROP COLUMN \`version_closes\`;`)
  await db.run(sql`ALTER TABLE \`plain_pages\` DROP COLUMN \`register\`;`)
  await db.run(sql`ALTER TABLE \`_plain_pages_v\` DROP COLUMN \`version_register\`;`)
  await db.run(sql`ALTER TABLE \`site_locales\` DROP COLUMN \`robot_data_licence\`;`)
  await db.run(sql`ALTER TABLE \`_site_v_locales\` DROP COLUMN \`version_robot_data_licence\`;`)
  await db.run(sql`ALTER TABLE \`figures_entries\` DROP COLUMN \`kind\`;`)
  await db.run(sql`ALTER TABLE \`figures_entries\` DROP COLUMN \`client\`;`)
  await db.run(sql`ALTER TABLE \`figures_entries\` DROP COLUMN \`confirmed_by\`;`)
  await db.run(sql`ALTER TABLE \`figures_entries\` DROP COLUMN \`confirmed_on\`;`)
  await db.run(sql`ALTER TABLE \`figures_entries_locales\` DROP COLUMN \`method\`;`)
  await db.run(sql`ALTER TABLE \`_figures_v_version_entries\` DROP COLUMN \`kind\`;`)
  await db.run(sql`ALTER TABLE \`_figures_v_version_entries\` DROP COLUMN \`client\`;`)
  await db.run(sql`ALTER TABLE \`_figures_v_version_entries\` DROP COLUMN \`confirmed_by\`;`)
  await db.run(sql`ALTER TABLE \`_figures_v_version_entries\` DROP COLUMN \`confirmed_on\`;`)
  await db.run(sql`ALTER TABLE \`_figures_v_version_entries_locales\` DROP COLUMN \`method\`;`)
  await db.run(sql`ALTER TABLE \`rules\` DROP COLUMN \`customers\`;`)
  await db.run(sql`ALTER TABLE \`rules\` DROP COLUMN \`standards\`;`)
  await db.run(sql`ALTER TABLE \`rules\` DROP COLUMN \`claims\`;`)
  await db.run(sql`ALTER TABLE \`rules\` DROP COLUMN \`terms\`;`)
  await db.run(sql`ALTER TABLE \`_rules_v\` DROP COLUMN \`version_customers\`;`)
  await db.run(sql`ALTER TABLE \`_rules_v\` DROP COLUMN \`version_standards\`;`)
  await db.run(sql`ALTER TABLE \`_rules_v\` DROP COLUMN \`version_claims\`;`)
  await db.run(sql`ALTER TABLE \`_rules_v\` DROP COLUMN \`version_terms\`;`)
}
