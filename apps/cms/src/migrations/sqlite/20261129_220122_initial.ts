import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`pages_event_before_actions\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`label\` text,
  	\`to\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`pages_event_before_actions_order_idx\` ON \`pages_event_before_actions\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`pages_event_before_actions_parent_id_idx\` ON \`pages_event_before_actions\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`pages_event_during_actions\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`label\` text,
  	\`to\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`pages_event_during_actions_order_idx\` ON \`pages_event_during_actions\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`pages_event_during_actions_parent_id_idx\` ON \`pages_event_during_actions\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`pages\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`language\` text,
  	\`ref\` text,
  	\`path\` text,
  	\`meta_title\` text,
  	\`meta_description\` text,
  	\`event_begins\` text,
  	\`event_ended\` text,
  	\`event_notice\` text,
  	\`event_before_meta_title\` text,
  	\`event_before_meta_description\` text,
  	\`event_before_pretitle\` text,
  	\`event_before_title\` text,
  	\`event_before_text\` text,
  	\`event_during_meta_title\` text,
  	\`event_during_meta_description\` text,
  	\`event_during_pretitle\` text,
  	\`event_during_title\` text,
  	\`event_during_text\` text,
  	\`blocks\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`_status\` text DEFAULT 'draft'
  );
  `)
  await db.run(sql`CREATE INDEX \`pages_language_idx\` ON \`pages\` (\`language\`);`)
  await db.run(sql`CREATE INDEX \`pages_ref_idx\` ON \`pages\` (\`ref\`);`)
  await db.run(sql`CREATE INDEX \`pages_path_idx\` ON \`pages\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`pages_updated_at_idx\` ON \`pages\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`pages_created_at_idx\` ON \`pages\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`pages__status_idx\` ON \`pages\` (\`_status\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`ref_language_idx\` ON \`pages\` (\`ref\`,\`language\`);`)
  await db.run(sql`CREATE TABLE \`_pages_v_version_event_before_actions\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`label\` text,
  	\`to\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_pages_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_pages_v_version_event_before_actions_order_idx\` ON \`_pages_v_version_event_before_actions\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_event_before_actions_parent_id_idx\` ON \`_pages_v_version_event_before_actions\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_pages_v_version_event_during_actions\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`label\` text,
  	\`to\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_pages_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_pages_v_version_event_during_actions_order_idx\` ON \`_pages_v_version_event_during_actions\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_event_during_actions_parent_id_idx\` ON \`_pages_v_version_event_during_actions\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_pages_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` integer,
  	\`version_language\` text,
  	\`version_ref\` text,
  	\`version_path\` text,
  	\`version_meta_title\` text,
  	\`version_meta_description\` text,
  	\`version_event_begins\` text,
  	\`version_event_ended\` text,
  	\`version_event_notice\` text,
  	\`version_event_before_meta_title\` text,
  	\`version_event_before_meta_description\` text,
  	\`version_event_before_pretitle\` text,
  	\`version_event_before_title\` text,
  	\`version_event_before_text\` text,
  	\`version_event_during_meta_title\` text,
  	\`version_event_during_meta_description\` text,
  	\`version_event_during_pretitle\` text,
  	\`version_event_during_title\` text,
  	\`version_event_during_text\` text,
  	\`version_blocks\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_pages_v_parent_idx\` ON \`_pages_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_version_language_idx\` ON \`_pages_v\` (\`version_language\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_version_ref_idx\` ON \`_pages_v\` (\`version_ref\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_version_path_idx\` ON \`_pages_v\` (\`version_path\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_version_updated_at_idx\` ON \`_pages_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_version_created_at_idx\` ON \`_pages_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_version__status_idx\` ON \`_pages_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_created_at_idx\` ON \`_pages_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_updated_at_idx\` ON \`_pages_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_latest_idx\` ON \`_pages_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`version_ref_version_language_idx\` ON \`_pages_v\` (\`version_ref\`,\`version_language\`);`)
  await db.run(sql`CREATE TABLE \`articles\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`language\` text,
  	\`ref\` text,
  	\`name\` text,
  	\`slug\` text,
  	\`meta_title\` text,
  	\`meta_description\` text,
  	\`title\` text,
  	\`teaser\` text,
  	\`published\` text,
  	\`body\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`_status\` text DEFAULT 'draft'
  );
  `)
  await db.run(sql`CREATE INDEX \`articles_language_idx\` ON \`articles\` (\`language\`);`)
  await db.run(sql`CREATE INDEX \`articles_ref_idx\` ON \`articles\` (\`ref\`);`)
  await db.run(sql`CREATE INDEX \`articles_name_idx\` ON \`articles\` (\`name\`);`)
  await db.run(sql`CREATE INDEX \`articles_updated_at_idx\` ON \`articles\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`articles_created_at_idx\` ON \`articles\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`articles__status_idx\` ON \`articles\` (\`_status\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`ref_language_1_idx\` ON \`articles\` (\`ref\`,\`language\`);`)
  await db.run(sql`CREATE TABLE \`articles_texts\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`text\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`articles\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`articles_texts_order_parent\` ON \`articles_texts\` (\`order\`,\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_articles_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` integer,
  	\`version_language\` text,
  	\`version_ref\` text,
  	\`version_name\` text,
  	\`version_slug\` text,
  	\`version_meta_title\` text,
  	\`version_meta_description\` text,
  	\`version_title\` text,
  	\`version_teaser\` text,
  	\`version_published\` text,
  	\`version_body\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`articles\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_articles_v_parent_idx\` ON \`_articles_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_articles_v_version_version_language_idx\` ON \`_articles_v\` (\`version_language\`);`)
  await db.run(sql`CREATE INDEX \`_articles_v_version_version_ref_idx\` ON \`_articles_v\` (\`version_ref\`);`)
  await db.run(sql`CREATE INDEX \`_articles_v_version_version_name_idx\` ON \`_articles_v\` (\`version_name\`);`)
  await db.run(sql`CREATE INDEX \`_articles_v_version_version_updated_at_idx\` ON \`_articles_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_articles_v_version_version_created_at_idx\` ON \`_articles_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_articles_v_version_version__status_idx\` ON \`_articles_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_articles_v_created_at_idx\` ON \`_articles_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_articles_v_updated_at_idx\` ON \`_articles_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_articles_v_latest_idx\` ON \`_articles_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`version_ref_version_language_1_idx\` ON \`_articles_v\` (\`version_ref\`,\`version_language\`);`)
  await db.run(sql`CREATE TABLE \`_articles_v_texts\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`text\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_articles_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_articles_v_texts_order_parent\` ON \`_articles_v_texts\` (\`order\`,\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`updates\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`language\` text,
  	\`ref\` text,
  	\`name\` text,
  	\`slug\` text,
  	\`meta_title\` text,
  	\`meta_description\` text,
  	\`title\` text,
  	\`teaser\` text,
  	\`published\` text,
  	\`video\` text,
  	\`audio_file\` text,
  	\`audio_duration\` text,
  	\`audio_transcript\` text,
  	\`body\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`_status\` text DEFAULT 'draft'
  );
  `)
  await db.run(sql`CREATE INDEX \`updates_language_idx\` ON \`updates\` (\`language\`);`)
  await db.run(sql`CREATE INDEX \`updates_ref_idx\` ON \`updates\` (\`ref\`);`)
  await db.run(sql`CREATE INDEX \`updates_name_idx\` ON \`updates\` (\`name\`);`)
  await db.run(sql`CREATE INDEX \`updates_updated_at_idx\` ON \`updates\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`updates_created_at_idx\` ON \`updates\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`updates__status_idx\` ON \`updates\` (\`_status\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`ref_language_2_idx\` ON \`updates\` (\`ref\`,\`language\`);`)
  await db.run(sql`CREATE TABLE \`_updates_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` integer,
  	\`version_language\` text,
  	\`version_ref\` text,
  	\`version_name\` text,
  	\`version_slug\` text,
  	\`version_meta_title\` text,
  	\`version_meta_description\` text,
  	\`version_title\` text,
  	\`version_teaser\` text,
  	\`version_published\` text,
  	\`version_video\` text,
  	\`version_audio_file\` text,
  	\`version_audio_duration\` text,
  	\`version_audio_transcript\` text,
  	\`version_body\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`updates\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_updates_v_parent_idx\` ON \`_updates_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_updates_v_version_version_language_idx\` ON \`_updates_v\` (\`version_language\`);`)
  await db.run(sql`CREATE INDEX \`_updates_v_version_version_ref_idx\` ON \`_updates_v\` (\`version_ref\`);`)
  await db.run(sql`CREATE INDEX \`_updates_v_version_version_name_idx\` ON \`_updates_v\` (\`version_name\`);`)
  await db.run(sql`CREATE INDEX \`_updates_v_version_version_updated_at_idx\` ON \`_updates_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_updates_v_version_version_created_at_idx\` ON \`_updates_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_updates_v_version_version__status_idx\` ON \`_updates_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_updates_v_created_at_idx\` ON \`_updates_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_updates_v_updated_at_idx\` ON \`_updates_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_updates_v_latest_idx\` ON \`_updates_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`version_ref_version_language_2_idx\` ON \`_updates_v\` (\`version_ref\`,\`version_language\`);`)
  await db.run(sql`CREATE TABLE \`press_releases\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`language\` text,
  	\`ref\` text,
  	\`name\` text,
  	\`slug\` text,
  	\`meta_title\` text,
  	\`meta_description\` text,
  	\`title\` text,
  	\`teaser\` text,
  	\`published\` text,
  	\`body\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`_status\` text DEFAULT 'draft'
  );
  `)
  await db.run(sql`CREATE INDEX \`press_releases_language_idx\` ON \`press_releases\` (\`language\`);`)
  await db.run(sql`CREATE INDEX \`press_releases_ref_idx\` ON \`press_releases\` (\`ref\`);`)
  await db.run(sql`CREATE INDEX \`press_releases_name_idx\` ON \`press_releases\` (\`name\`);`)
  await db.run(sql`CREATE INDEX \`press_releases_updated_at_idx\` ON \`press_releases\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`press_releases_created_at_idx\` ON \`press_releases\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`press_releases__status_idx\` ON \`press_releases\` (\`_status\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`ref_language_3_idx\` ON \`press_releases\` (\`ref\`,\`language\`);`)
  await db.run(sql`CREATE TABLE \`_press_releases_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` integer,
  	\`version_language\` text,
  	\`version_ref\` text,
  	\`version_name\` text,
  	\`version_slug\` text,
  	\`version_meta_title\` text,
  	\`version_meta_description\` text,
  	\`version_title\` text,
  	\`version_teaser\` text,
  	\`version_published\` text,
  	\`version_body\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`press_releases\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_press_releases_v_parent_idx\` ON \`_press_releases_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_press_releases_v_version_version_language_idx\` ON \`_press_releases_v\` (\`version_language\`);`)
  await db.run(sql`CREATE INDEX \`_press_releases_v_version_version_ref_idx\` ON \`_press_releases_v\` (\`version_ref\`);`)
  await db.run(sql`CREATE INDEX \`_press_releases_v_version_version_name_idx\` ON \`_press_releases_v\` (\`version_name\`);`)
  await db.run(sql`CREATE INDEX \`_press_releases_v_version_version_updated_at_idx\` ON \`_press_releases_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_press_releases_v_version_version_created_at_idx\` ON \`_press_releases_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_press_releases_v_version_version__status_idx\` ON \`_press_releases_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_press_releases_v_created_at_idx\` ON \`_press_releases_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_press_releases_v_updated_at_idx\` ON \`_press_releases_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_press_releases_v_latest_idx\` ON \`_press_releases_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`version_ref_version_language_3_idx\` ON \`_press_releases_v\` (\`version_ref\`,\`version_language\`);`)
  await db.run(sql`CREATE TABLE \`jobs\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`language\` text,
  	\`ref\` text,
  	\`name\` text,
  	\`slug\` text,
  	\`meta_title\` text,
  	\`meta_description\` text,
  	\`title\` text,
  	\`teaser\` text,
  	\`published\` text,
  	\`employment\` text,
  	\`workplace\` text,
  	\`remote\` integer,
  	\`closes\` text,
  	\`body\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`_status\` text DEFAULT 'draft'
  );
  `)
  await db.run(sql`CREATE INDEX \`jobs_language_idx\` ON \`jobs\` (\`language\`);`)
  await db.run(sql`CREATE INDEX \`jobs_ref_idx\` ON \`jobs\` (\`ref\`);`)
  await db.run(sql`CREATE INDEX \`jobs_name_idx\` ON \`jobs\` (\`name\`);`)
  await db.run(sql`CREATE INDEX \`jobs_updated_at_idx\` ON \`jobs\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`jobs_created_at_idx\` ON \`jobs\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`jobs__status_idx\` ON \`jobs\` (\`_status\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`ref_language_4_idx\` ON \`jobs\` (\`ref\`,\`language\`);`)
  await db.run(sql`CREATE TABLE \`_jobs_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` integer,
  	\`version_language\` text,
  	\`version_ref\` text,
  	\`version_name\` text,
  	\`version_slug\` text,
  	\`version_meta_title\` text,
  	\`version_meta_description\` text,
  	\`version_title\` text,
  	\`version_teaser\` text,
  	\`version_published\` text,
  	\`version_employment\` text,
  	\`version_workplace\` text,
  	\`version_remote\` integer,
  	\`version_closes\` text,
  	\`version_body\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`jobs\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_jobs_v_parent_idx\` ON \`_jobs_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_jobs_v_version_version_language_idx\` ON \`_jobs_v\` (\`version_language\`);`)
  await db.run(sql`CREATE INDEX \`_jobs_v_version_version_ref_idx\` ON \`_jobs_v\` (\`version_ref\`);`)
  await db.run(sql`CREATE INDEX \`_jobs_v_version_version_name_idx\` ON \`_jobs_v\` (\`version_name\`);`)
  await db.run(sql`CREATE INDEX \`_jobs_v_version_version_updated_at_idx\` ON \`_jobs_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_jobs_v_version_version_created_at_idx\` ON \`_jobs_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_jobs_v_version_version__status_idx\` ON \`_jobs_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_jobs_v_created_at_idx\` ON \`_jobs_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_jobs_v_updated_at_idx\` ON \`_jobs_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_jobs_v_latest_idx\` ON \`_jobs_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`version_ref_version_language_4_idx\` ON \`_jobs_v\` (\`version_ref\`,\`version_language\`);`)
  await db.run(sql`CREATE TABLE \`clients\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`language\` text,
  	\`ref\` text,
  	\`name\` text,
  	\`slug\` text,
  	\`meta_title\` text,
  	\`meta_description\` text,
  	\`title\` text,
  	\`teaser\` text,
  	\`industry\` text,
  	\`story\` text,
  	\`body\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`_status\` text DEFAULT 'draft'
  );
  `)
  await db.run(sql`CREATE INDEX \`clients_language_idx\` ON \`clients\` (\`language\`);`)
  await db.run(sql`CREATE INDEX \`clients_ref_idx\` ON \`clients\` (\`ref\`);`)
  await db.run(sql`CREATE INDEX \`clients_name_idx\` ON \`clients\` (\`name\`);`)
  await db.run(sql`CREATE INDEX \`clients_updated_at_idx\` ON \`clients\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`clients_created_at_idx\` ON \`clients\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`clients__status_idx\` ON \`clients\` (\`_status\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`ref_language_5_idx\` ON \`clients\` (\`ref\`,\`language\`);`)
  await db.run(sql`CREATE TABLE \`_clients_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` integer,
  	\`version_language\` text,
  	\`version_ref\` text,
  	\`version_name\` text,
  	\`version_slug\` text,
  	\`version_meta_title\` text,
  	\`version_meta_description\` text,
  	\`version_title\` text,
  	\`version_teaser\` text,
  	\`version_industry\` text,
  	\`version_story\` text,
  	\`version_body\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`clients\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_clients_v_parent_idx\` ON \`_clients_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_clients_v_version_version_language_idx\` ON \`_clients_v\` (\`version_language\`);`)
  await db.run(sql`CREATE INDEX \`_clients_v_version_version_ref_idx\` ON \`_clients_v\` (\`version_ref\`);`)
  await db.run(sql`CREATE INDEX \`_clients_v_version_version_name_idx\` ON \`_clients_v\` (\`version_name\`);`)
  await db.run(sql`CREATE INDEX \`_clients_v_version_version_updated_at_idx\` ON \`_clients_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_clients_v_version_version_created_at_idx\` ON \`_clients_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_clients_v_version_version__status_idx\` ON \`_clients_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_clients_v_created_at_idx\` ON \`_clients_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_clients_v_updated_at_idx\` ON \`_clients_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_clients_v_latest_idx\` ON \`_clients_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`version_ref_version_language_5_idx\` ON \`_clients_v\` (\`version_ref\`,\`version_language\`);`)
  await db.run(sql`CREATE TABLE \`partners\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`language\` text,
  	\`ref\` text,
  	\`name\` text,
  	\`slug\` text,
  	\`meta_title\` text,
  	\`meta_description\` text,
  	\`title\` text,
  	\`teaser\` text,
  	\`body\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`_status\` text DEFAULT 'draft'
  );
  `)
  await db.run(sql`CREATE INDEX \`partners_language_idx\` ON \`partners\` (\`language\`);`)
  await db.run(sql`CREATE INDEX \`partners_ref_idx\` ON \`partners\` (\`ref\`);`)
  await db.run(sql`CREATE INDEX \`partners_name_idx\` ON \`partners\` (\`name\`);`)
  await db.run(sql`CREATE INDEX \`partners_updated_at_idx\` ON \`partners\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`partners_created_at_idx\` ON \`partners\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`partners__status_idx\` ON \`partners\` (\`_status\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`ref_language_6_idx\` ON \`partners\` (\`ref\`,\`language\`);`)
  await db.run(sql`CREATE TABLE \`_partners_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` integer,
  	\`version_language\` text,
  	\`version_ref\` text,
  	\`version_name\` text,
  	\`version_slug\` text,
  	\`version_meta_title\` text,
  	\`version_meta_description\` text,
  	\`version_title\` text,
  	\`version_teaser\` text,
  	\`version_body\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`partners\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_partners_v_parent_idx\` ON \`_partners_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_partners_v_version_version_language_idx\` ON \`_partners_v\` (\`version_language\`);`)
  await db.run(sql`CREATE INDEX \`_partners_v_version_version_ref_idx\` ON \`_partners_v\` (\`version_ref\`);`)
  await db.run(sql`CREATE INDEX \`_partners_v_version_version_name_idx\` ON \`_partners_v\` (\`version_name\`);`)
  await db.run(sql`CREATE INDEX \`_partners_v_version_version_updated_at_idx\` ON \`_partners_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_partners_v_version_version_created_at_idx\` ON \`_partners_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_partners_v_version_version__status_idx\` ON \`_partners_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_partners_v_created_at_idx\` ON \`_partners_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_partners_v_updated_at_idx\` ON \`_partners_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_partners_v_latest_idx\` ON \`_partners_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`version_ref_version_language_6_idx\` ON \`_partners_v\` (\`version_ref\`,\`version_language\`);`)
  await db.run(sql`CREATE TABLE \`plain_pages\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`language\` text,
  	\`ref\` text,
  	\`name\` text,
  	\`slug\` text,
  	\`meta_title\` text,
  	\`meta_description\` text,
  	\`title\` text,
  	\`teaser\` text,
  	\`register\` text,
  	\`body\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`_status\` text DEFAULT 'draft'
  );
  `)
  await db.run(sql`CREATE INDEX \`plain_pages_language_idx\` ON \`plain_pages\` (\`language\`);`)
  await db.run(sql`CREATE INDEX \`plain_pages_ref_idx\` ON \`plain_pages\` (\`ref\`);`)
  await db.run(sql`CREATE INDEX \`plain_pages_name_idx\` ON \`plain_pages\` (\`name\`);`)
  await db.run(sql`CREATE INDEX \`plain_pages_updated_at_idx\` ON \`plain_pages\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`plain_pages_created_at_idx\` ON \`plain_pages\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`plain_pages__status_idx\` ON \`plain_pages\` (\`_status\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`ref_language_7_idx\` ON \`plain_pages\` (\`ref\`,\`language\`);`)
  await db.run(sql`CREATE TABLE \`_plain_pages_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` integer,
  	\`version_language\` text,
  	\`version_ref\` text,
  	\`version_name\` text,
  	\`version_slug\` text,
  	\`version_meta_title\` text,
  	\`version_meta_description\` text,
  	\`version_title\` text,
  	\`version_teaser\` text,
  	\`version_register\` text,
  	\`version_body\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`plain_pages\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_plain_pages_v_parent_idx\` ON \`_plain_pages_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_plain_pages_v_version_version_language_idx\` ON \`_plain_pages_v\` (\`version_language\`);`)
  await db.run(sql`CREATE INDEX \`_plain_pages_v_version_version_ref_idx\` ON \`_plain_pages_v\` (\`version_ref\`);`)
  await db.run(sql`CREATE INDEX \`_plain_pages_v_version_version_name_idx\` ON \`_plain_pages_v\` (\`version_name\`);`)
  await db.run(sql`CREATE INDEX \`_plain_pages_v_version_version_updated_at_idx\` ON \`_plain_pages_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_plain_pages_v_version_version_created_at_idx\` ON \`_plain_pages_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_plain_pages_v_version_version__status_idx\` ON \`_plain_pages_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_plain_pages_v_created_at_idx\` ON \`_plain_pages_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_plain_pages_v_updated_at_idx\` ON \`_plain_pages_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_plain_pages_v_latest_idx\` ON \`_plain_pages_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`version_ref_version_language_7_idx\` ON \`_plain_pages_v\` (\`version_ref\`,\`version_language\`);`)
  await db.run(sql`CREATE TABLE \`chapters_downloads\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`title\` text,
  	\`text\` text,
  	\`file\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`chapters\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`chapters_downloads_order_idx\` ON \`chapters_downloads\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`chapters_downloads_parent_id_idx\` ON \`chapters_downloads\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`chapters\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`language\` text,
  	\`ref\` text,
  	\`handbook\` text,
  	\`name\` text,
  	\`slug\` text,
  	\`meta_title\` text,
  	\`meta_description\` text,
  	\`title\` text,
  	\`teaser\` text,
  	\`order\` numeric,
  	\`body\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`_status\` text DEFAULT 'draft'
  );
  `)
  await db.run(sql`CREATE INDEX \`chapters_language_idx\` ON \`chapters\` (\`language\`);`)
  await db.run(sql`CREATE INDEX \`chapters_ref_idx\` ON \`chapters\` (\`ref\`);`)
  await db.run(sql`CREATE INDEX \`chapters_name_idx\` ON \`chapters\` (\`name\`);`)
  await db.run(sql`CREATE INDEX \`chapters_updated_at_idx\` ON \`chapters\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`chapters_created_at_idx\` ON \`chapters\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`chapters__status_idx\` ON \`chapters\` (\`_status\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`ref_language_8_idx\` ON \`chapters\` (\`ref\`,\`language\`);`)
  await db.run(sql`CREATE TABLE \`_chapters_v_version_downloads\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`title\` text,
  	\`text\` text,
  	\`file\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_chapters_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_chapters_v_version_downloads_order_idx\` ON \`_chapters_v_version_downloads\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_chapters_v_version_downloads_parent_id_idx\` ON \`_chapters_v_version_downloads\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_chapters_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` integer,
  	\`version_language\` text,
  	\`version_ref\` text,
  	\`version_handbook\` text,
  	\`version_name\` text,
  	\`version_slug\` text,
  	\`version_meta_title\` text,
  	\`version_meta_description\` text,
  	\`version_title\` text,
  	\`version_teaser\` text,
  	\`version_order\` numeric,
  	\`version_body\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`chapters\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_chapters_v_parent_idx\` ON \`_chapters_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_chapters_v_version_version_language_idx\` ON \`_chapters_v\` (\`version_language\`);`)
  await db.run(sql`CREATE INDEX \`_chapters_v_version_version_ref_idx\` ON \`_chapters_v\` (\`version_ref\`);`)
  await db.run(sql`CREATE INDEX \`_chapters_v_version_version_name_idx\` ON \`_chapters_v\` (\`version_name\`);`)
  await db.run(sql`CREATE INDEX \`_chapters_v_version_version_updated_at_idx\` ON \`_chapters_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_chapters_v_version_version_created_at_idx\` ON \`_chapters_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_chapters_v_version_version__status_idx\` ON \`_chapters_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_chapters_v_created_at_idx\` ON \`_chapters_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_chapters_v_updated_at_idx\` ON \`_chapters_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_chapters_v_latest_idx\` ON \`_chapters_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`version_ref_version_language_8_idx\` ON \`_chapters_v\` (\`version_ref\`,\`version_language\`);`)
  await db.run(sql`CREATE TABLE \`sections_downloads\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`title\` text,
  	\`text\` text,
  	\`file\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`sections\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`sections_downloads_order_idx\` ON \`sections_downloads\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`sections_downloads_parent_id_idx\` ON \`sections_downloads\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`sections\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`language\` text,
  	\`ref\` text,
  	\`chapter_id\` integer,
  	\`name\` text,
  	\`slug\` text,
  	\`meta_title\` text,
  	\`meta_description\` text,
  	\`title\` text,
  	\`teaser\` text,
  	\`order\` numeric,
  	\`body\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`chapter_id\`) REFERENCES \`chapters\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`sections_language_idx\` ON \`sections\` (\`language\`);`)
  await db.run(sql`CREATE INDEX \`sections_ref_idx\` ON \`sections\` (\`ref\`);`)
  await db.run(sql`CREATE INDEX \`sections_chapter_idx\` ON \`sections\` (\`chapter_id\`);`)
  await db.run(sql`CREATE INDEX \`sections_name_idx\` ON \`sections\` (\`name\`);`)
  await db.run(sql`CREATE INDEX \`sections_updated_at_idx\` ON \`sections\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`sections_created_at_idx\` ON \`sections\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`sections__status_idx\` ON \`sections\` (\`_status\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`ref_language_9_idx\` ON \`sections\` (\`ref\`,\`language\`);`)
  await db.run(sql`CREATE TABLE \`_sections_v_version_downloads\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`title\` text,
  	\`text\` text,
  	\`file\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_sections_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_sections_v_version_downloads_order_idx\` ON \`_sections_v_version_downloads\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_sections_v_version_downloads_parent_id_idx\` ON \`_sections_v_version_downloads\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_sections_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` integer,
  	\`version_language\` text,
  	\`version_ref\` text,
  	\`version_chapter_id\` integer,
  	\`version_name\` text,
  	\`version_slug\` text,
  	\`version_meta_title\` text,
  	\`version_meta_description\` text,
  	\`version_title\` text,
  	\`version_teaser\` text,
  	\`version_order\` numeric,
  	\`version_body\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`sections\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_chapter_id\`) REFERENCES \`chapters\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_sections_v_parent_idx\` ON \`_sections_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_sections_v_version_version_language_idx\` ON \`_sections_v\` (\`version_language\`);`)
  await db.run(sql`CREATE INDEX \`_sections_v_version_version_ref_idx\` ON \`_sections_v\` (\`version_ref\`);`)
  await db.run(sql`CREATE INDEX \`_sections_v_version_version_chapter_idx\` ON \`_sections_v\` (\`version_chapter_id\`);`)
  await db.run(sql`CREATE INDEX \`_sections_v_version_version_name_idx\` ON \`_sections_v\` (\`version_name\`);`)
  await db.run(sql`CREATE INDEX \`_sections_v_version_version_updated_at_idx\` ON \`_sections_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_sections_v_version_version_created_at_idx\` ON \`_sections_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_sections_v_version_version__status_idx\` ON \`_sections_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_sections_v_created_at_idx\` ON \`_sections_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_sections_v_updated_at_idx\` ON \`_sections_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_sections_v_latest_idx\` ON \`_sections_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`version_ref_version_language_9_idx\` ON \`_sections_v\` (\`version_ref\`,\`version_language\`);`)
  await db.run(sql`CREATE TABLE \`files\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`note\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`url\` text,
  	\`thumbnail_u_r_l\` text,
  	\`filename\` text,
  	\`mime_type\` text,
  	\`filesize\` numeric,
  	\`width\` numeric,
  	\`height\` numeric
  );
  `)
  await db.run(sql`CREATE INDEX \`files_updated_at_idx\` ON \`files\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`files_created_at_idx\` ON \`files\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`files_filename_idx\` ON \`files\` (\`filename\`);`)
  await db.run(sql`CREATE TABLE \`leads_answers\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`name\` text,
  	\`value\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`leads\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`leads_answers_order_idx\` ON \`leads_answers\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`leads_answers_parent_id_idx\` ON \`leads_answers\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`leads\` (
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
  await db.run(sql`CREATE INDEX \`leads_state_idx\` ON \`leads\` (\`state\`);`)
  await db.run(sql`CREATE INDEX \`leads_accepted_at_idx\` ON \`leads\` (\`accepted_at\`);`)
  await db.run(sql`CREATE INDEX \`leads_email_idx\` ON \`leads\` (\`email\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`leads_key_idx\` ON \`leads\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`leads_updated_at_idx\` ON \`leads\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`leads_created_at_idx\` ON \`leads\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`leads_texts\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`text\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`leads\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`leads_texts_order_parent\` ON \`leads_texts\` (\`order\`,\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`erased_leads\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`key\` text NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`erased_leads_key_idx\` ON \`erased_leads\` (\`key\`);`)
  await db.run(sql`CREATE TABLE \`users_sessions\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`created_at\` text,
  	\`expires_at\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`users_sessions_order_idx\` ON \`users_sessions\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`users_sessions_parent_id_idx\` ON \`users_sessions\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`users\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`name\` text,
  	\`role\` text DEFAULT 'author' NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`email\` text NOT NULL,
  	\`reset_password_token\` text,
  	\`reset_password_expiration\` text,
  	\`salt\` text,
  	\`hash\` text,
  	\`reset_password_requested_at\` text,
  	\`login_attempts\` numeric DEFAULT 0,
  	\`lock_until\` text
  );
  `)
  await db.run(sql`CREATE INDEX \`users_updated_at_idx\` ON \`users\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`users_created_at_idx\` ON \`users\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`users_email_idx\` ON \`users\` (\`email\`);`)
  await db.run(sql`CREATE TABLE \`addresses\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`locale\` text NOT NULL,
  	\`path\` text,
  	\`ref\` text NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`addresses_locale_idx\` ON \`addresses\` (\`locale\`);`)
  await db.run(sql`CREATE INDEX \`addresses_path_idx\` ON \`addresses\` (\`path\`);`)
  await db.run(sql`CREATE TABLE \`payload_kv\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`key\` text NOT NULL,
  	\`data\` text NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`payload_kv_key_idx\` ON \`payload_kv\` (\`key\`);`)
  await db.run(sql`CREATE TABLE \`payload_jobs_log\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`executed_at\` text NOT NULL,
  	\`completed_at\` text NOT NULL,
  	\`task_slug\` text NOT NULL,
  	\`task_i_d\` text NOT NULL,
  	\`input\` text,
  	\`output\` text,
  	\`state\` text NOT NULL,
  	\`error\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`payload_jobs\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_jobs_log_order_idx\` ON \`payload_jobs_log\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_log_parent_id_idx\` ON \`payload_jobs_log\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`payload_jobs\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`input\` text,
  	\`completed_at\` text,
  	\`total_tried\` numeric DEFAULT 0,
  	\`has_error\` integer DEFAULT false,
  	\`error\` text,
  	\`task_slug\` text,
  	\`queue\` text DEFAULT 'default',
  	\`wait_until\` text,
  	\`processing\` integer DEFAULT false,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_jobs_completed_at_idx\` ON \`payload_jobs\` (\`completed_at\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_total_tried_idx\` ON \`payload_jobs\` (\`total_tried\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_has_error_idx\` ON \`payload_jobs\` (\`has_error\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_task_slug_idx\` ON \`payload_jobs\` (\`task_slug\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_queue_idx\` ON \`payload_jobs\` (\`queue\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_wait_until_idx\` ON \`payload_jobs\` (\`wait_until\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_processing_idx\` ON \`payload_jobs\` (\`processing\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_updated_at_idx\` ON \`payload_jobs\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_created_at_idx\` ON \`payload_jobs\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`payload_locked_documents\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`global_slug\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_global_slug_idx\` ON \`payload_locked_documents\` (\`global_slug\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_updated_at_idx\` ON \`payload_locked_documents\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_created_at_idx\` ON \`payload_locked_documents\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`payload_locked_documents_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`pages_id\` integer,
  	\`articles_id\` integer,
  	\`updates_id\` integer,
  	\`press_releases_id\` integer,
  	\`jobs_id\` integer,
  	\`clients_id\` integer,
  	\`partners_id\` integer,
  	\`plain_pages_id\` integer,
  	\`chapters_id\` integer,
  	\`sections_id\` integer,
  	\`files_id\` integer,
  	\`leads_id\` integer,
  	\`users_id\` integer,
  	\`addresses_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`payload_locked_documents\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`pages_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`articles_id\`) REFERENCES \`articles\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`updates_id\`) REFERENCES \`updates\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`press_releases_id\`) REFERENCES \`press_releases\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`jobs_id\`) REFERENCES \`jobs\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`clients_id\`) REFERENCES \`clients\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`partners_id\`) REFERENCES \`partners\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`plain_pages_id\`) REFERENCES \`plain_pages\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`chapters_id\`) REFERENCES \`chapters\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`sections_id\`) REFERENCES \`sections\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`files_id\`) REFERENCES \`files\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`leads_id\`) REFERENCES \`leads\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`users_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`addresses_id\`) REFERENCES \`addresses\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_order_idx\` ON \`payload_locked_documents_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_parent_idx\` ON \`payload_locked_documents_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_path_idx\` ON \`payload_locked_documents_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_pages_id_idx\` ON \`payload_locked_documents_rels\` (\`pages_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_articles_id_idx\` ON \`payload_locked_documents_rels\` (\`articles_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_updates_id_idx\` ON \`payload_locked_documents_rels\` (\`updates_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_press_releases_id_idx\` ON \`payload_locked_documents_rels\` (\`press_releases_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_jobs_id_idx\` ON \`payload_locked_documents_rels\` (\`jobs_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_clients_id_idx\` ON \`payload_locked_documents_rels\` (\`clients_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_partners_id_idx\` ON \`payload_locked_documents_rels\` (\`partners_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_plain_pages_id_idx\` ON \`payload_locked_documents_rels\` (\`plain_pages_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_chapters_id_idx\` ON \`payload_locked_documents_rels\` (\`chapters_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_sections_id_idx\` ON \`payload_locked_documents_rels\` (\`sections_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_files_id_idx\` ON \`payload_locked_documents_rels\` (\`files_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_leads_id_idx\` ON \`payload_locked_documents_rels\` (\`leads_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_users_id_idx\` ON \`payload_locked_documents_rels\` (\`users_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_addresses_id_idx\` ON \`payload_locked_documents_rels\` (\`addresses_id\`);`)
  await db.run(sql`CREATE TABLE \`payload_preferences\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`key\` text,
  	\`value\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_preferences_key_idx\` ON \`payload_preferences\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`payload_preferences_updated_at_idx\` ON \`payload_preferences\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`payload_preferences_created_at_idx\` ON \`payload_preferences\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`payload_preferences_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`users_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`payload_preferences\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`users_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_preferences_rels_order_idx\` ON \`payload_preferences_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`payload_preferences_rels_parent_idx\` ON \`payload_preferences_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_preferences_rels_path_idx\` ON \`payload_preferences_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`payload_preferences_rels_users_id_idx\` ON \`payload_preferences_rels\` (\`users_id\`);`)
  await db.run(sql`CREATE TABLE \`payload_migrations\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`name\` text,
  	\`batch\` numeric,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_migrations_updated_at_idx\` ON \`payload_migrations\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`payload_migrations_created_at_idx\` ON \`payload_migrations\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`site_videos\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`key\` text NOT NULL,
  	\`platform\` text,
  	\`identifier\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`site\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`site_videos_order_idx\` ON \`site_videos\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`site_videos_parent_id_idx\` ON \`site_videos\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`site_team\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`name\` text NOT NULL,
  	\`role_de\` text NOT NULL,
  	\`role_en\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`site\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`site_team_order_idx\` ON \`site_team\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`site_team_parent_id_idx\` ON \`site_team\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`site\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`brand\` text NOT NULL,
  	\`product\` text NOT NULL,
  	\`company_legal_name\` text,
  	\`company_street\` text,
  	\`company_postal_code\` text,
  	\`company_city\` text,
  	\`company_country\` text,
  	\`company_phone\` text,
  	\`company_email\` text,
  	\`company_register_court\` text,
  	\`company_register_number\` text,
  	\`company_vat_id\` text,
  	\`company_managing_directors\` text,
  	\`company_content_responsible\` text,
  	\`company_privacy_contact\` text,
  	\`company_supervisory_authority\` text,
  	\`company_hosting_provider\` text,
  	\`links_login\` text,
  	\`links_trial\` text,
  	\`links_api_documentation\` text,
  	\`links_consulting_site\` text,
  	\`links_phone\` text,
  	\`links_email\` text,
  	\`links_linkedin\` text,
  	\`links_twitter\` text,
  	\`links_youtube\` text,
  	\`links_instagram\` text,
  	\`links_appointment_booking\` text,
  	\`links_press_kit\` text,
  	\`funding_logo\` text,
  	\`funding_text_de\` text,
  	\`funding_text_en\` text,
  	\`robot_data_licence_de\` text,
  	\`robot_data_licence_en\` text,
  	\`contract_term_de\` text,
  	\`contract_term_en\` text,
  	\`since\` numeric NOT NULL,
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  await db.run(sql`CREATE TABLE \`_site_v_version_videos\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`key\` text NOT NULL,
  	\`platform\` text,
  	\`identifier\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_site_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_site_v_version_videos_order_idx\` ON \`_site_v_version_videos\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_site_v_version_videos_parent_id_idx\` ON \`_site_v_version_videos\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_site_v_version_team\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`name\` text NOT NULL,
  	\`role_de\` text NOT NULL,
  	\`role_en\` text NOT NULL,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_site_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_site_v_version_team_order_idx\` ON \`_site_v_version_team\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_site_v_version_team_parent_id_idx\` ON \`_site_v_version_team\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_site_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`version_brand\` text NOT NULL,
  	\`version_product\` text NOT NULL,
  	\`version_company_legal_name\` text,
  	\`version_company_street\` text,
  	\`version_company_postal_code\` text,
  	\`version_company_city\` text,
  	\`version_company_country\` text,
  	\`version_company_phone\` text,
  	\`version_company_email\` text,
  	\`version_company_register_court\` text,
  	\`version_company_register_number\` text,
  	\`version_company_vat_id\` text,
  	\`version_company_managing_directors\` text,
  	\`version_company_content_responsible\` text,
  	\`version_company_privacy_contact\` text,
  	\`version_company_supervisory_authority\` text,
  	\`version_company_hosting_provider\` text,
  	\`version_links_login\` text,
  	\`version_links_trial\` text,
  	\`version_links_api_documentation\` text,
  	\`version_links_consulting_site\` text,
  	\`version_links_phone\` text,
  	\`version_links_email\` text,
  	\`version_links_linkedin\` text,
  	\`version_links_twitter\` text,
  	\`version_links_youtube\` text,
  	\`version_links_instagram\` text,
  	\`version_links_appointment_booking\` text,
  	\`version_links_press_kit\` text,
  	\`version_funding_logo\` text,
  	\`version_funding_text_de\` text,
  	\`version_funding_text_en\` text,
  	\`version_robot_data_licence_de\` text,
  	\`version_robot_data_licence_en\` text,
  	\`version_contract_term_de\` text,
  	\`version_contract_term_en\` text,
  	\`version_since\` numeric NOT NULL,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`_site_v_created_at_idx\` ON \`_site_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_site_v_updated_at_idx\` ON \`_site_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE TABLE \`figures_entries\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`key\` text NOT NULL,
  	\`value_de\` text NOT NULL,
  	\`value_en\` text NOT NULL,
  	\`label_de\` text NOT NULL,
  	\`label_en\` text NOT NULL,
  	\`kind\` text NOT NULL,
  	\`client\` text,
  	\`method_de\` text,
  	\`method_en\` text,
  	\`source_de\` text,
  	\`source_en\` text,
  	\`confirmed_by\` text,
  	\`confirmed_on\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`figures\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`figures_entries_order_idx\` ON \`figures_entries\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`figures_entries_parent_id_idx\` ON \`figures_entries\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`figures\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  await db.run(sql`CREATE TABLE \`_figures_v_version_entries\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`key\` text NOT NULL,
  	\`value_de\` text NOT NULL,
  	\`value_en\` text NOT NULL,
  	\`label_de\` text NOT NULL,
  	\`label_en\` text NOT NULL,
  	\`kind\` text NOT NULL,
  	\`client\` text,
  	\`method_de\` text,
  	\`method_en\` text,
  	\`source_de\` text,
  	\`source_en\` text,
  	\`confirmed_by\` text,
  	\`confirmed_on\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_figures_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_figures_v_version_entries_order_idx\` ON \`_figures_v_version_entries\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_figures_v_version_entries_parent_id_idx\` ON \`_figures_v_version_entries\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_figures_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`_figures_v_created_at_idx\` ON \`_figures_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_figures_v_updated_at_idx\` ON \`_figures_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE TABLE \`navigation_de_header_groups_entries\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`label\` text NOT NULL,
  	\`to\` text NOT NULL,
  	\`text\` text,
  	\`icon\` text,
  	\`color\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`navigation_de_header_groups\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`navigation_de_header_groups_entries_order_idx\` ON \`navigation_de_header_groups_entries\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`navigation_de_header_groups_entries_parent_id_idx\` ON \`navigation_de_header_groups_entries\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`navigation_de_header_groups\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`title\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`navigation_de_header\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`navigation_de_header_groups_order_idx\` ON \`navigation_de_header_groups\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`navigation_de_header_groups_parent_id_idx\` ON \`navigation_de_header_groups\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`navigation_de_header\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`label\` text NOT NULL,
  	\`to\` text,
  	\`overview_label\` text,
  	\`overview_to\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`navigation_de\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`navigation_de_header_order_idx\` ON \`navigation_de_header\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`navigation_de_header_parent_id_idx\` ON \`navigation_de_header\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`navigation_de_footer_entries\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`label\` text NOT NULL,
  	\`to\` text NOT NULL,
  	\`text\` text,
  	\`icon\` text,
  	\`color\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`navigation_de_footer\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`navigation_de_footer_entries_order_idx\` ON \`navigation_de_footer_entries\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`navigation_de_footer_entries_parent_id_idx\` ON \`navigation_de_footer_entries\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`navigation_de_footer\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`title\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`navigation_de\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`navigation_de_footer_order_idx\` ON \`navigation_de_footer\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`navigation_de_footer_parent_id_idx\` ON \`navigation_de_footer\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`navigation_de\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  await db.run(sql`CREATE TABLE \`navigation_de_texts\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`text\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`navigation_de\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`navigation_de_texts_order_parent\` ON \`navigation_de_texts\` (\`order\`,\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_navigation_de_v_version_header_groups_entries\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`label\` text NOT NULL,
  	\`to\` text NOT NULL,
  	\`text\` text,
  	\`icon\` text,
  	\`color\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_navigation_de_v_version_header_groups\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_navigation_de_v_version_header_groups_entries_order_idx\` ON \`_navigation_de_v_version_header_groups_entries\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_navigation_de_v_version_header_groups_entries_parent_id_idx\` ON \`_navigation_de_v_version_header_groups_entries\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_navigation_de_v_version_header_groups\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`title\` text NOT NULL,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_navigation_de_v_version_header\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_navigation_de_v_version_header_groups_order_idx\` ON \`_navigation_de_v_version_header_groups\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_navigation_de_v_version_header_groups_parent_id_idx\` ON \`_navigation_de_v_version_header_groups\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_navigation_de_v_version_header\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`label\` text NOT NULL,
  	\`to\` text,
  	\`overview_label\` text,
  	\`overview_to\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_navigation_de_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_navigation_de_v_version_header_order_idx\` ON \`_navigation_de_v_version_header\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_navigation_de_v_version_header_parent_id_idx\` ON \`_navigation_de_v_version_header\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_navigation_de_v_version_footer_entries\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`label\` text NOT NULL,
  	\`to\` text NOT NULL,
  	\`text\` text,
  	\`icon\` text,
  	\`color\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_navigation_de_v_version_footer\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_navigation_de_v_version_footer_entries_order_idx\` ON \`_navigation_de_v_version_footer_entries\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_navigation_de_v_version_footer_entries_parent_id_idx\` ON \`_navigation_de_v_version_footer_entries\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_navigation_de_v_version_footer\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`title\` text NOT NULL,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_navigation_de_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_navigation_de_v_version_footer_order_idx\` ON \`_navigation_de_v_version_footer\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_navigation_de_v_version_footer_parent_id_idx\` ON \`_navigation_de_v_version_footer\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_navigation_de_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`_navigation_de_v_created_at_idx\` ON \`_navigation_de_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_navigation_de_v_updated_at_idx\` ON \`_navigation_de_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE TABLE \`_navigation_de_v_texts\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`text\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_navigation_de_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_navigation_de_v_texts_order_parent\` ON \`_navigation_de_v_texts\` (\`order\`,\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`navigation_en_header_groups_entries\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`label\` text NOT NULL,
  	\`to\` text NOT NULL,
  	\`text\` text,
  	\`icon\` text,
  	\`color\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`navigation_en_header_groups\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`navigation_en_header_groups_entries_order_idx\` ON \`navigation_en_header_groups_entries\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`navigation_en_header_groups_entries_parent_id_idx\` ON \`navigation_en_header_groups_entries\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`navigation_en_header_groups\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`title\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`navigation_en_header\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`navigation_en_header_groups_order_idx\` ON \`navigation_en_header_groups\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`navigation_en_header_groups_parent_id_idx\` ON \`navigation_en_header_groups\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`navigation_en_header\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`label\` text NOT NULL,
  	\`to\` text,
  	\`overview_label\` text,
  	\`overview_to\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`navigation_en\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`navigation_en_header_order_idx\` ON \`navigation_en_header\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`navigation_en_header_parent_id_idx\` ON \`navigation_en_header\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`navigation_en_footer_entries\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`label\` text NOT NULL,
  	\`to\` text NOT NULL,
  	\`text\` text,
  	\`icon\` text,
  	\`color\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`navigation_en_footer\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`navigation_en_footer_entries_order_idx\` ON \`navigation_en_footer_entries\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`navigation_en_footer_entries_parent_id_idx\` ON \`navigation_en_footer_entries\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`navigation_en_footer\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`title\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`navigation_en\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`navigation_en_footer_order_idx\` ON \`navigation_en_footer\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`navigation_en_footer_parent_id_idx\` ON \`navigation_en_footer\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`navigation_en\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  await db.run(sql`CREATE TABLE \`navigation_en_texts\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`text\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`navigation_en\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`navigation_en_texts_order_parent\` ON \`navigation_en_texts\` (\`order\`,\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_navigation_en_v_version_header_groups_entries\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`label\` text NOT NULL,
  	\`to\` text NOT NULL,
  	\`text\` text,
  	\`icon\` text,
  	\`color\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_navigation_en_v_version_header_groups\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_navigation_en_v_version_header_groups_entries_order_idx\` ON \`_navigation_en_v_version_header_groups_entries\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_navigation_en_v_version_header_groups_entries_parent_id_idx\` ON \`_navigation_en_v_version_header_groups_entries\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_navigation_en_v_version_header_groups\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`title\` text NOT NULL,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_navigation_en_v_version_header\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_navigation_en_v_version_header_groups_order_idx\` ON \`_navigation_en_v_version_header_groups\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_navigation_en_v_version_header_groups_parent_id_idx\` ON \`_navigation_en_v_version_header_groups\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_navigation_en_v_version_header\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`label\` text NOT NULL,
  	\`to\` text,
  	\`overview_label\` text,
  	\`overview_to\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_navigation_en_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_navigation_en_v_version_header_order_idx\` ON \`_navigation_en_v_version_header\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_navigation_en_v_version_header_parent_id_idx\` ON \`_navigation_en_v_version_header\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_navigation_en_v_version_footer_entries\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`label\` text NOT NULL,
  	\`to\` text NOT NULL,
  	\`text\` text,
  	\`icon\` text,
  	\`color\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_navigation_en_v_version_footer\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_navigation_en_v_version_footer_entries_order_idx\` ON \`_navigation_en_v_version_footer_entries\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_navigation_en_v_version_footer_entries_parent_id_idx\` ON \`_navigation_en_v_version_footer_entries\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_navigation_en_v_version_footer\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`title\` text NOT NULL,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_navigation_en_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_navigation_en_v_version_footer_order_idx\` ON \`_navigation_en_v_version_footer\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_navigation_en_v_version_footer_parent_id_idx\` ON \`_navigation_en_v_version_footer\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_navigation_en_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`_navigation_en_v_created_at_idx\` ON \`_navigation_en_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_navigation_en_v_updated_at_idx\` ON \`_navigation_en_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE TABLE \`_navigation_en_v_texts\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`text\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_navigation_en_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_navigation_en_v_texts_order_parent\` ON \`_navigation_en_v_texts\` (\`order\`,\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`rules\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`pricing\` text NOT NULL,
  	\`calculator\` text NOT NULL,
  	\`forms\` text NOT NULL,
  	\`booking\` text NOT NULL,
  	\`integrations\` text NOT NULL,
  	\`customers\` text,
  	\`standards\` text,
  	\`claims\` text,
  	\`terms\` text,
  	\`pictures_de\` text NOT NULL,
  	\`pictures_en\` text NOT NULL,
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  await db.run(sql`CREATE TABLE \`_rules_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`version_pricing\` text NOT NULL,
  	\`version_calculator\` text NOT NULL,
  	\`version_forms\` text NOT NULL,
  	\`version_booking\` text NOT NULL,
  	\`version_integrations\` text NOT NULL,
  	\`version_customers\` text,
  	\`version_standards\` text,
  	\`version_claims\` text,
  	\`version_terms\` text,
  	\`version_pictures_de\` text NOT NULL,
  	\`version_pictures_en\` text NOT NULL,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`_rules_v_created_at_idx\` ON \`_rules_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_rules_v_updated_at_idx\` ON \`_rules_v\` (\`updated_at\`);`)
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
  await db.run(sql`CREATE TABLE \`publication\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`version\` text,
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`pages_event_before_actions\`;`)
  await db.run(sql`DROP TABLE \`pages_event_during_actions\`;`)
  await db.run(sql`DROP TABLE \`pages\`;`)
  await db.run(sql`DROP TABLE \`_pages_v_version_event_before_actions\`;`)
  await db.run(sql`DROP TABLE \`_pages_v_version_event_during_actions\`;`)
  await db.run(sql`DROP TABLE \`_pages_v\`;`)
  await db.run(sql`DROP TABLE \`articles\`;`)
  await db.run(sql`DROP TABLE \`articles_texts\`;`)
  await db.run(sql`DROP TABLE \`_articles_v\`;`)
  await db.run(sql`DROP TABLE \`_articles_v_texts\`;`)
  await db.run(sql`DROP TABLE \`updates\`;`)
  await db.run(sql`DROP TABLE \`_updates_v\`;`)
  await db.run(sql`DROP TABLE \`press_releases\`;`)
  await db.run(sql`DROP TABLE \`_press_releases_v\`;`)
  await db.run(sql`DROP TABLE \`jobs\`;`)
  await db.run(sql`DROP TABLE \`_jobs_v\`;`)
  await db.run(sql`DROP TABLE \`clients\`;`)
  await db.run(sql`DROP TABLE \`_clients_v\`;`)
  await db.run(sql`DROP TABLE \`partners\`;`)
  await db.run(sql`DROP TABLE \`_partners_v\`;`)
  await db.run(sql`DROP TABLE \`plain_pages\`;`)
  await db.run(sql`DROP TABLE \`_plain_pages_v\`;`)
  await db.run(sql`DROP TABLE \`chapters_downloads\`;`)
  await db.run(sql`DROP TABLE \`chapters\`;`)
  await db.run(sql`DROP TABLE \`_chapters_v_version_downloads\`;`)
  await db.run(sql`DROP TABLE \`_chapters_v\`;`)
  await db.run(sql`DROP TABLE \`sections_downloads\`;`)
  await db.run(sql`DROP TABLE \`sections\`;`)
  await db.run(sql`DROP TABLE \`_sections_v_version_downloads\`;`)
  await db.run(sql`DROP TABLE \`_sections_v\`;`)
  await db.run(sql`DROP TABLE \`files\`;`)
  await db.run(sql`DROP TABLE \`leads_answers\`;`)
  await db.run(sql`DROP TABLE \`leads\`;`)
  await db.run(sql`DROP TABLE \`leads_texts\`;`)
  await db.run(sql`DROP TABLE \`erased_leads\`;`)
  await db.run(sql`DROP TABLE \`users_sessions\`;`)
  await db.run(sql`DROP TABLE \`users\`;`)
  await db.run(sql`DROP TABLE \`addresses\`;`)
  await db.run(sql`DROP TABLE \`payload_kv\`;`)
  await db.run(sql`DROP TABLE \`payload_jobs_log\`;`)
  await db.run(sql`DROP TABLE \`payload_jobs\`;`)
  await db.run(sql`DROP TABLE \`payload_locked_documents\`;`)
  await db.run(sql`DROP TABLE \`payload_locked_documents_rels\`;`)
  await db.run(sql`DROP TABLE \`payload_preferences\`;`)
  await db.run(sql`DROP TABLE \`payload_preferences_rels\`;`)
  await db.run(sql`DROP TABLE \`payload_migrations\`;`)
  await db.run(sql`DROP TABLE \`site_videos\`;`)
  await db.run(sql`DROP TABLE \`site_team\`;`)
  await db.run(sql`DROP TABLE \`site\`;`)
  await db.run(sql`DROP TABLE \`_site_v_version_videos\`;`)
  await db.run(sql`DROP TABLE \`_site_v_version_team\`;`)
  await db.run(sql`DROP TABLE \`_site_v\`;`)
  await db.run(sql`DROP TABLE \`figures_entries\`;`)
  await db.run(sql`DROP TABLE \`figures\`;`)
  await db.run(sql`DROP TABLE \`_figures_v_version_entries\`;`)
  await db.run(sql`DROP TABLE \`_figures_v\`;`)
  await db.run(sql`DROP TABLE \`navigation_de_header_groups_entries\`;`)
  await db.run(sql`DROP TABLE \`navigation_de_header_groups\`;`)
  await db.run(sql`DROP TABLE \`navigation_de_header\`;`)
  await db.run(sql`DROP TABLE \`navigation_de_footer_entries\`;`)
  await db.run(sql`DROP TABLE \`navigation_de_footer\`;`)
  await db.run(sql`DROP TABLE \`navigation_de\`;`)
  await db.run(sql`DROP TABLE \`navigation_de_texts\`;`)
  await db.run(sql`DROP TABLE \`_navigation_de_v_version_header_groups_entries\`;`)
  await db.run(sql`DROP TABLE \`_navigation_de_v_version_header_groups\`;`)
  await db.run(sql`DROP TABLE \`_navigation_de_v_version_header\`;`)
  await db.run(sql`DROP TABLE \`_navigation_de_v_version_footer_entries\`;`)
  await db.run(sql`DROP TABLE \`_navigation_de_v_version_footer\`;`)
  await db.run(sql`DROP TABLE \`_navigation_de_v\`;`)
  await db.run(sql`DROP TABLE \`_navigation_de_v_texts\`;`)
  await db.run(sql`DROP TABLE \`navigation_en_header_groups_entries\`;`)
  await db.run(sql`DROP TABLE \`navigation_en_header_groups\`;`)
  await db.run(sql`DROP TABLE \`navigation_en_header\`;`)
  await db.run(sql`DROP TABLE \`navigation_en_footer_entries\`;`)
  await db.run(sql`DROP TABLE \`navigation_en_footer\`;`)
  await db.run(sql`DROP TABLE \`navigation_en\`;`)
  await db.run(sql`DROP TABLE \`navigation_en_texts\`;`)
  await db.run(sql`DROP TABLE \`_navigation_en_v_version_header_groups_entries\`;`)
  await db.run(sql`DROP TABLE \`_navigation_en_v_version_header_groups\`;`)
  await db.run(sql`DROP TABLE \`_navigation_en_v_version_header\`;`)
  await db.run(sql`DROP TABLE \`_navigation_en_v_version_footer_entries\`;`)
  await db.run(sql`DROP TABLE \`_navigation_en_v_version_footer\`;`)
  await db.run(sql`DROP TABLE \`_navigation_en_v\`;`)
  await db.run(sql`DROP TABLE \`_navigation_en_v_texts\`;`)
  await db.run(sql`DROP TABLE \`rules\`;`)
  await db.run(sql`DROP TABLE \`_rules_v\`;`)
  await db.run(sql`DROP TABLE \`robot_finder\`;`)
  await db.run(sql`DROP TABLE \`_robot_finder_v\`;`)
  await db.run(sql`DROP TABLE \`publication\`;`)
}
