import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."_locales" AS ENUM('de', 'en');
  CREATE TYPE "public"."enum_pages_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__pages_v_published_locale" AS ENUM('de', 'en');
  CREATE TYPE "public"."enum__pages_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_articles_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__articles_v_published_locale" AS ENUM('de', 'en');
  CREATE TYPE "public"."enum__articles_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_updates_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__updates_v_published_locale" AS ENUM('de', 'en');
  CREATE TYPE "public"."enum__updates_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_press_releases_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__press_releases_v_published_locale" AS ENUM('de', 'en');
  CREATE TYPE "public"."enum__press_releases_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_jobs_employment" AS ENUM('FULL_TIME', 'PART_TIME', 'INTERN');
  CREATE TYPE "public"."enum_jobs_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__jobs_v_version_employment" AS ENUM('FULL_TIME', 'PART_TIME', 'INTERN');
  CREATE TYPE "public"."enum__jobs_v_published_locale" AS ENUM('de', 'en');
  CREATE TYPE "public"."enum__jobs_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_clients_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__clients_v_published_locale" AS ENUM('de', 'en');
  CREATE TYPE "public"."enum__clients_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_partners_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__partners_v_published_locale" AS ENUM('de', 'en');
  CREATE TYPE "public"."enum__partners_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_plain_pages_register" AS ENUM('figures', 'standards');
  CREATE TYPE "public"."enum_plain_pages_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__plain_pages_v_version_register" AS ENUM('figures', 'standards');
  CREATE TYPE "public"."enum__plain_pages_v_published_locale" AS ENUM('de', 'en');
  CREATE TYPE "public"."enum__plain_pages_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_chapters_handbook" AS ENUM('reliable-robots-manufacturers', 'robot-operations', 'sustainable-automation');
  CREATE TYPE "public"."enum_chapters_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__chapters_v_version_handbook" AS ENUM('reliable-robots-manufacturers', 'robot-operations', 'sustainable-automation');
  CREATE TYPE "public"."enum__chapters_v_published_locale" AS ENUM('de', 'en');
  CREATE TYPE "public"."enum__chapters_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_sections_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__sections_v_published_locale" AS ENUM('de', 'en');
  CREATE TYPE "public"."enum__sections_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_leads_state" AS ENUM('new', 'working', 'done', 'spam');
  CREATE TYPE "public"."enum_users_role" AS ENUM('author', 'editor', 'admin');
  CREATE TYPE "public"."enum_addresses_locale" AS ENUM('de', 'en');
  CREATE TYPE "public"."enum_payload_jobs_log_task_slug" AS ENUM('inline', 'schedulePublish');
  CREATE TYPE "public"."enum_payload_jobs_log_state" AS ENUM('failed', 'succeeded');
  CREATE TYPE "public"."enum_payload_jobs_task_slug" AS ENUM('inline', 'schedulePublish');
  CREATE TYPE "public"."enum_site_videos_platform" AS ENUM('youtube', 'vimeo');
  CREATE TYPE "public"."enum__site_v_version_videos_platform" AS ENUM('youtube', 'vimeo');
  CREATE TYPE "public"."enum_figures_entries_kind" AS ENUM('customerResult', 'guideValue', 'companyFact');
  CREATE TYPE "public"."enum__figures_v_version_entries_kind" AS ENUM('customerResult', 'guideValue', 'companyFact');
  CREATE TYPE "public"."enum_navigation_header_groups_entries_icon" AS ENUM('activity', 'alert-triangle', 'antenna', 'api', 'arrows-exchange', 'augmented-reality', 'barcode', 'battery-charging', 'bed', 'bell', 'bolt', 'books', 'box', 'building-factory-2', 'building-hospital', 'building-warehouse', 'calendar', 'calendar-time', 'camera', 'car-crane', 'certificate', 'chart-bar', 'chart-line', 'checklist', 'circle-check', 'clipboard-check', 'clipboard-list', 'clock', 'cloud', 'coin-euro', 'cpu', 'crane', 'database', 'device-mobile', 'drone', 'droplet', 'engine', 'eye', 'file-text', 'files', 'filter', 'first-aid-kit', 'flag', 'forklift', 'gauge', 'git-merge', 'hand-click', 'hand-stop', 'headset', 'heart-handshake', 'history', 'inbox', 'info-circle', 'key', 'language', 'layers-intersect', 'link', 'list-check', 'lock', 'mail', 'map', 'map-pin', 'map-route', 'message', 'messages', 'microphone', 'network', 'notebook', 'package', 'package-export', 'package-import', 'packages', 'phone', 'photo-scan', 'plug', 'plug-connected', 'puzzle', 'qrcode', 'radar-2', 'receipt', 'refresh', 'report', 'robot', 'robot-face', 'route', 'ruler-2', 'scale', 'school', 'search', 'settings', 'shield-check', 'shopping-cart', 'signature', 'sitemap', 'snowflake', 'spray', 'stack-2', 'stairs', 'star', 'stethoscope', 'tag', 'target', 'temperature', 'timeline', 'tool', 'tools', 'tools-kitchen-2', 'traffic-lights', 'transfer', 'trending-up', 'truck-delivery', 'upload', 'user-check', 'users', 'users-group', 'vacuum-cleaner', 'versions', 'video', 'walk', 'wheel', 'wifi', 'world', 'zoom-check');
  CREATE TYPE "public"."enum_navigation_header_groups_entries_color" AS ENUM('amber', 'coral', 'white');
  CREATE TYPE "public"."enum_navigation_footer_entries_icon" AS ENUM('activity', 'alert-triangle', 'antenna', 'api', 'arrows-exchange', 'augmented-reality', 'barcode', 'battery-charging', 'bed', 'bell', 'bolt', 'books', 'box', 'building-factory-2', 'building-hospital', 'building-warehouse', 'calendar', 'calendar-time', 'camera', 'car-crane', 'certificate', 'chart-bar', 'chart-line', 'checklist', 'circle-check', 'clipboard-check', 'clipboard-list', 'clock', 'cloud', 'coin-euro', 'cpu', 'crane', 'database', 'device-mobile', 'drone', 'droplet', 'engine', 'eye', 'file-text', 'files', 'filter', 'first-aid-kit', 'flag', 'forklift', 'gauge', 'git-merge', 'hand-click', 'hand-stop', 'headset', 'heart-handshake', 'history', 'inbox', 'info-circle', 'key', 'language', 'layers-intersect', 'link', 'list-check', 'lock', 'mail', 'map', 'map-pin', 'map-route', 'message', 'messages', 'microphone', 'network', 'notebook', 'package', 'package-export', 'package-import', 'packages', 'phone', 'photo-scan', 'plug', 'plug-connected', 'puzzle', 'qrcode', 'radar-2', 'receipt', 'refresh', 'report', 'robot', 'robot-face', 'route', 'ruler-2', 'scale', 'school', 'search', 'settings', 'shield-check', 'shopping-cart', 'signature', 'sitemap', 'snowflake', 'spray', 'stack-2', 'stairs', 'star', 'stethoscope', 'tag', 'target', 'temperature', 'timeline', 'tool', 'tools', 'tools-kitchen-2', 'traffic-lights', 'transfer', 'trending-up', 'truck-delivery', 'upload', 'user-check', 'users', 'users-group', 'vacuum-cleaner', 'versions', 'video', 'walk', 'wheel', 'wifi', 'world', 'zoom-check');
  CREATE TYPE "public"."enum_navigation_footer_entries_color" AS ENUM('amber', 'coral', 'white');
  CREATE TYPE "public"."enum__navigation_v_version_header_groups_entries_icon" AS ENUM('activity', 'alert-triangle', 'antenna', 'api', 'arrows-exchange', 'augmented-reality', 'barcode', 'battery-charging', 'bed', 'bell', 'bolt', 'books', 'box', 'building-factory-2', 'building-hospital', 'building-warehouse', 'calendar', 'calendar-time', 'camera', 'car-crane', 'certificate', 'chart-bar', 'chart-line', 'checklist', 'circle-check', 'clipboard-check', 'clipboard-list', 'clock', 'cloud', 'coin-euro', 'cpu', 'crane', 'database', 'device-mobile', 'drone', 'droplet', 'engine', 'eye', 'file-text', 'files', 'filter', 'first-aid-kit', 'flag', 'forklift', 'gauge', 'git-merge', 'hand-click', 'hand-stop', 'headset', 'heart-handshake', 'history', 'inbox', 'info-circle', 'key', 'language', 'layers-intersect', 'link', 'list-check', 'lock', 'mail', 'map', 'map-pin', 'map-route', 'message', 'messages', 'microphone', 'network', 'notebook', 'package', 'package-export', 'package-import', 'packages', 'phone', 'photo-scan', 'plug', 'plug-connected', 'puzzle', 'qrcode', 'radar-2', 'receipt', 'refresh', 'report', 'robot', 'robot-face', 'route', 'ruler-2', 'scale', 'school', 'search', 'settings', 'shield-check', 'shopping-cart', 'signature', 'sitemap', 'snowflake', 'spray', 'stack-2', 'stairs', 'star', 'stethoscope', 'tag', 'target', 'temperature', 'timeline', 'tool', 'tools', 'tools-kitchen-2', 'traffic-lights', 'transfer', 'trending-up', 'truck-delivery', 'upload', 'user-check', 'users', 'users-group', 'vacuum-cleaner', 'versions', 'video', 'walk', 'wheel', 'wifi', 'world', 'zoom-check');
  CREATE TYPE "public"."enum__navigation_v_version_header_groups_entries_color" AS ENUM('amber', 'coral', 'white');
  CREATE TYPE "public"."enum__navigation_v_version_footer_entries_icon" AS ENUM('activity', 'alert-triangle', 'antenna', 'api', 'arrows-exchange', 'augmented-reality', 'barcode', 'battery-charging', 'bed', 'bell', 'bolt', 'books', 'box', 'building-factory-2', 'building-hospital', 'building-warehouse', 'calendar', 'calendar-time', 'camera', 'car-crane', 'certificate', 'chart-bar', 'chart-line', 'checklist', 'circle-check', 'clipboard-check', 'clipboard-list', 'clock', 'cloud', 'coin-euro', 'cpu', 'crane', 'database', 'device-mobile', 'drone', 'droplet', 'engine', 'eye', 'file-text', 'files', 'filter', 'first-aid-kit', 'flag', 'forklift', 'gauge', 'git-merge', 'hand-click', 'hand-stop', 'headset', 'heart-handshake', 'history', 'inbox', 'info-circle', 'key', 'language', 'layers-intersect', 'link', 'list-check', 'lock', 'mail', 'map', 'map-pin', 'map-route', 'message', 'messages', 'microphone', 'network', 'notebook', 'package', 'package-export', 'package-import', 'packages', 'phone', 'photo-scan', 'plug', 'plug-connected', 'puzzle', 'qrcode', 'radar-2', 'receipt', 'refresh', 'report', 'robot', 'robot-face', 'route', 'ruler-2', 'scale', 'school', 'search', 'settings', 'shield-check', 'shopping-cart', 'signature', 'sitemap', 'snowflake', 'spray', 'stack-2', 'stairs', 'star', 'stethoscope', 'tag', 'target', 'temperature', 'timeline', 'tool', 'tools', 'tools-kitchen-2', 'traffic-lights', 'transfer', 'trending-up', 'truck-delivery', 'upload', 'user-check', 'users', 'users-group', 'vacuum-cleaner', 'versions', 'video', 'walk', 'wheel', 'wifi', 'world', 'zoom-check');
  CREATE TYPE "public"."enum__navigation_v_version_footer_entries_color" AS ENUM('amber', 'coral', 'white');
  CREATE TABLE "pages_event_before_actions" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"to" varchar
  );
  
  CREATE TABLE "pages_event_before_actions_locales" (
  	"label" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "pages_event_during_actions" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"to" varchar
  );
  
  CREATE TABLE "pages_event_during_actions_locales" (
  	"label" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "pages" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"path" varchar,
  	"event_begins" timestamp(3) with time zone,
  	"event_ended" timestamp(3) with time zone,
  	"blocks" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "pages_locales" (
  	"meta_title" varchar,
  	"meta_description" varchar,
  	"event_notice" varchar,
  	"event_before_meta_title" varchar,
  	"event_before_meta_description" varchar,
  	"event_before_pretitle" varchar,
  	"event_before_title" varchar,
  	"event_before_text" varchar,
  	"event_during_meta_title" varchar,
  	"event_during_meta_description" varchar,
  	"event_during_pretitle" varchar,
  	"event_during_title" varchar,
  	"event_during_text" varchar,
  	"_status" "enum_pages_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_pages_v_version_event_before_actions" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"to" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_pages_v_version_event_before_actions_locales" (
  	"label" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_pages_v_version_event_during_actions" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"to" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_pages_v_version_event_during_actions_locales" (
  	"label" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_pages_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_path" varchar,
  	"version_event_begins" timestamp(3) with time zone,
  	"version_event_ended" timestamp(3) with time zone,
  	"version_blocks" jsonb,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__pages_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_pages_v_locales" (
  	"version_meta_title" varchar,
  	"version_meta_description" varchar,
  	"version_event_notice" varchar,
  	"version_event_before_meta_title" varchar,
  	"version_event_before_meta_description" varchar,
  	"version_event_before_pretitle" varchar,
  	"version_event_before_title" varchar,
  	"version_event_before_text" varchar,
  	"version_event_during_meta_title" varchar,
  	"version_event_during_meta_description" varchar,
  	"version_event_during_pretitle" varchar,
  	"version_event_during_title" varchar,
  	"version_event_during_text" varchar,
  	"version__status" "enum__pages_v_version_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "articles" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"published" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "articles_locales" (
  	"slug" varchar,
  	"meta_title" varchar,
  	"meta_description" varchar,
  	"title" varchar,
  	"teaser" varchar,
  	"body" varchar,
  	"_status" "enum_articles_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "articles_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar,
  	"locale" "_locales"
  );
  
  CREATE TABLE "_articles_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_name" varchar,
  	"version_published" timestamp(3) with time zone,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__articles_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_articles_v_locales" (
  	"version_slug" varchar,
  	"version_meta_title" varchar,
  	"version_meta_description" varchar,
  	"version_title" varchar,
  	"version_teaser" varchar,
  	"version_body" varchar,
  	"version__status" "enum__articles_v_version_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_articles_v_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar,
  	"locale" "_locales"
  );
  
  CREATE TABLE "updates" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"published" timestamp(3) with time zone,
  	"video" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "updates_locales" (
  	"slug" varchar,
  	"meta_title" varchar,
  	"meta_description" varchar,
  	"title" varchar,
  	"teaser" varchar,
  	"audio_file" varchar,
  	"audio_duration" varchar,
  	"audio_transcript" varchar,
  	"body" varchar,
  	"_status" "enum_updates_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_updates_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_name" varchar,
  	"version_published" timestamp(3) with time zone,
  	"version_video" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__updates_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_updates_v_locales" (
  	"version_slug" varchar,
  	"version_meta_title" varchar,
  	"version_meta_description" varchar,
  	"version_title" varchar,
  	"version_teaser" varchar,
  	"version_audio_file" varchar,
  	"version_audio_duration" varchar,
  	"version_audio_transcript" varchar,
  	"version_body" varchar,
  	"version__status" "enum__updates_v_version_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "press_releases" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"published" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "press_releases_locales" (
  	"slug" varchar,
  	"meta_title" varchar,
  	"meta_description" varchar,
  	"title" varchar,
  	"teaser" varchar,
  	"body" varchar,
  	"_status" "enum_press_releases_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_press_releases_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_name" varchar,
  	"version_published" timestamp(3) with time zone,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__press_releases_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_press_releases_v_locales" (
  	"version_slug" varchar,
  	"version_meta_title" varchar,
  	"version_meta_description" varchar,
  	"version_title" varchar,
  	"version_teaser" varchar,
  	"version_body" varchar,
  	"version__status" "enum__press_releases_v_version_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "jobs" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"published" timestamp(3) with time zone,
  	"employment" "enum_jobs_employment",
  	"remote" boolean,
  	"closes" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "jobs_locales" (
  	"slug" varchar,
  	"meta_title" varchar,
  	"meta_description" varchar,
  	"title" varchar,
  	"teaser" varchar,
  	"workplace" varchar,
  	"body" varchar,
  	"_status" "enum_jobs_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_jobs_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_name" varchar,
  	"version_published" timestamp(3) with time zone,
  	"version_employment" "enum__jobs_v_version_employment",
  	"version_remote" boolean,
  	"version_closes" timestamp(3) with time zone,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__jobs_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_jobs_v_locales" (
  	"version_slug" varchar,
  	"version_meta_title" varchar,
  	"version_meta_description" varchar,
  	"version_title" varchar,
  	"version_teaser" varchar,
  	"version_workplace" varchar,
  	"version_body" varchar,
  	"version__status" "enum__jobs_v_version_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "clients" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"story" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "clients_locales" (
  	"slug" varchar,
  	"meta_title" varchar,
  	"meta_description" varchar,
  	"title" varchar,
  	"teaser" varchar,
  	"industry" varchar,
  	"body" varchar,
  	"_status" "enum_clients_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_clients_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_name" varchar,
  	"version_story" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__clients_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_clients_v_locales" (
  	"version_slug" varchar,
  	"version_meta_title" varchar,
  	"version_meta_description" varchar,
  	"version_title" varchar,
  	"version_teaser" varchar,
  	"version_industry" varchar,
  	"version_body" varchar,
  	"version__status" "enum__clients_v_version_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "partners" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "partners_locales" (
  	"slug" varchar,
  	"meta_title" varchar,
  	"meta_description" varchar,
  	"title" varchar,
  	"teaser" varchar,
  	"body" varchar,
  	"_status" "enum_partners_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_partners_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_name" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__partners_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_partners_v_locales" (
  	"version_slug" varchar,
  	"version_meta_title" varchar,
  	"version_meta_description" varchar,
  	"version_title" varchar,
  	"version_teaser" varchar,
  	"version_body" varchar,
  	"version__status" "enum__partners_v_version_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "plain_pages" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"register" "enum_plain_pages_register",
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "plain_pages_locales" (
  	"slug" varchar,
  	"meta_title" varchar,
  	"meta_description" varchar,
  	"title" varchar,
  	"teaser" varchar,
  	"body" varchar,
  	"_status" "enum_plain_pages_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_plain_pages_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_name" varchar,
  	"version_register" "enum__plain_pages_v_version_register",
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__plain_pages_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_plain_pages_v_locales" (
  	"version_slug" varchar,
  	"version_meta_title" varchar,
  	"version_meta_description" varchar,
  	"version_title" varchar,
  	"version_teaser" varchar,
  	"version_body" varchar,
  	"version__status" "enum__plain_pages_v_version_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "chapters_downloads" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"file" varchar
  );
  
  CREATE TABLE "chapters_downloads_locales" (
  	"title" varchar,
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "chapters" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"handbook" "enum_chapters_handbook",
  	"name" varchar,
  	"order" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "chapters_locales" (
  	"slug" varchar,
  	"meta_title" varchar,
  	"meta_description" varchar,
  	"title" varchar,
  	"teaser" varchar,
  	"body" varchar,
  	"_status" "enum_chapters_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_chapters_v_version_downloads" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"file" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_chapters_v_version_downloads_locales" (
  	"title" varchar,
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_chapters_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_handbook" "enum__chapters_v_version_handbook",
  	"version_name" varchar,
  	"version_order" numeric,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__chapters_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_chapters_v_locales" (
  	"version_slug" varchar,
  	"version_meta_title" varchar,
  	"version_meta_description" varchar,
  	"version_title" varchar,
  	"version_teaser" varchar,
  	"version_body" varchar,
  	"version__status" "enum__chapters_v_version_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "sections_downloads" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"file" varchar
  );
  
  CREATE TABLE "sections_downloads_locales" (
  	"title" varchar,
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "sections" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"chapter_id" integer,
  	"name" varchar,
  	"order" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "sections_locales" (
  	"slug" varchar,
  	"meta_title" varchar,
  	"meta_description" varchar,
  	"title" varchar,
  	"teaser" varchar,
  	"body" varchar,
  	"_status" "enum_sections_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_sections_v_version_downloads" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"file" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_sections_v_version_downloads_locales" (
  	"title" varchar,
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_sections_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_chapter_id" integer,
  	"version_name" varchar,
  	"version_order" numeric,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__sections_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_sections_v_locales" (
  	"version_slug" varchar,
  	"version_meta_title" varchar,
  	"version_meta_description" varchar,
  	"version_title" varchar,
  	"version_teaser" varchar,
  	"version_body" varchar,
  	"version__status" "enum__sections_v_version_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "files" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"note" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"url" varchar,
  	"thumbnail_u_r_l" varchar,
  	"filename" varchar,
  	"mime_type" varchar,
  	"filesize" numeric,
  	"width" numeric,
  	"height" numeric
  );
  
  CREATE TABLE "leads_answers" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"value" varchar
  );
  
  CREATE TABLE "leads" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"state" "enum_leads_state" DEFAULT 'new' NOT NULL,
  	"note" varchar,
  	"accepted_at" timestamp(3) with time zone,
  	"form" varchar,
  	"locale" varchar,
  	"page" varchar,
  	"email" varchar,
  	"company" varchar,
  	"files" jsonb,
  	"campaign" jsonb,
  	"key" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "leads_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "erased_leads" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar NOT NULL
  );
  
  CREATE TABLE "users_sessions" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"created_at" timestamp(3) with time zone,
  	"expires_at" timestamp(3) with time zone NOT NULL
  );
  
  CREATE TABLE "users" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"role" "enum_users_role" DEFAULT 'author' NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"email" varchar NOT NULL,
  	"reset_password_token" varchar,
  	"reset_password_expiration" timestamp(3) with time zone,
  	"salt" varchar,
  	"hash" varchar,
  	"reset_password_requested_at" timestamp(3) with time zone,
  	"login_attempts" numeric DEFAULT 0,
  	"lock_until" timestamp(3) with time zone
  );
  
  CREATE TABLE "addresses" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"locale" "enum_addresses_locale" NOT NULL,
  	"path" varchar,
  	"ref" varchar NOT NULL
  );
  
  CREATE TABLE "payload_kv" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar NOT NULL,
  	"data" jsonb NOT NULL
  );
  
  CREATE TABLE "payload_jobs_log" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"executed_at" timestamp(3) with time zone NOT NULL,
  	"completed_at" timestamp(3) with time zone NOT NULL,
  	"task_slug" "enum_payload_jobs_log_task_slug" NOT NULL,
  	"task_i_d" varchar NOT NULL,
  	"input" jsonb,
  	"output" jsonb,
  	"state" "enum_payload_jobs_log_state" NOT NULL,
  	"error" jsonb
  );
  
  CREATE TABLE "payload_jobs" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"input" jsonb,
  	"completed_at" timestamp(3) with time zone,
  	"total_tried" numeric DEFAULT 0,
  	"has_error" boolean DEFAULT false,
  	"error" jsonb,
  	"task_slug" "enum_payload_jobs_task_slug",
  	"queue" varchar DEFAULT 'default',
  	"wait_until" timestamp(3) with time zone,
  	"processing" boolean DEFAULT false,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_locked_documents" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"global_slug" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_locked_documents_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"pages_id" integer,
  	"articles_id" integer,
  	"updates_id" integer,
  	"press_releases_id" integer,
  	"jobs_id" integer,
  	"clients_id" integer,
  	"partners_id" integer,
  	"plain_pages_id" integer,
  	"chapters_id" integer,
  	"sections_id" integer,
  	"files_id" integer,
  	"leads_id" integer,
  	"users_id" integer,
  	"addresses_id" integer
  );
  
  CREATE TABLE "payload_preferences" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar,
  	"value" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_preferences_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"users_id" integer
  );
  
  CREATE TABLE "payload_migrations" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"batch" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "site_videos" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"key" varchar NOT NULL,
  	"platform" "enum_site_videos_platform",
  	"identifier" varchar
  );
  
  CREATE TABLE "site_team" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL
  );
  
  CREATE TABLE "site_team_locales" (
  	"role" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "site" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"brand" varchar NOT NULL,
  	"product" varchar NOT NULL,
  	"company_legal_name" varchar,
  	"company_street" varchar,
  	"company_postal_code" varchar,
  	"company_city" varchar,
  	"company_country" varchar,
  	"company_phone" varchar,
  	"company_email" varchar,
  	"company_register_court" varchar,
  	"company_register_number" varchar,
  	"company_vat_id" varchar,
  	"company_managing_directors" varchar,
  	"company_content_responsible" varchar,
  	"company_privacy_contact" varchar,
  	"company_supervisory_authority" varchar,
  	"company_hosting_provider" varchar,
  	"links_login" varchar,
  	"links_trial" varchar,
  	"links_api_documentation" varchar,
  	"links_consulting_site" varchar,
  	"links_phone" varchar,
  	"links_email" varchar,
  	"links_linkedin" varchar,
  	"links_twitter" varchar,
  	"links_youtube" varchar,
  	"links_instagram" varchar,
  	"links_appointment_booking" varchar,
  	"links_press_kit" varchar,
  	"funding_logo" varchar,
  	"since" numeric NOT NULL,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "site_locales" (
  	"funding_text" varchar,
  	"robot_data_licence" varchar,
  	"contract_term" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_site_v_version_videos" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar NOT NULL,
  	"platform" "enum__site_v_version_videos_platform",
  	"identifier" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_site_v_version_team" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_site_v_version_team_locales" (
  	"role" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_site_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_brand" varchar NOT NULL,
  	"version_product" varchar NOT NULL,
  	"version_company_legal_name" varchar,
  	"version_company_street" varchar,
  	"version_company_postal_code" varchar,
  	"version_company_city" varchar,
  	"version_company_country" varchar,
  	"version_company_phone" varchar,
  	"version_company_email" varchar,
  	"version_company_register_court" varchar,
  	"version_company_register_number" varchar,
  	"version_company_vat_id" varchar,
  	"version_company_managing_directors" varchar,
  	"version_company_content_responsible" varchar,
  	"version_company_privacy_contact" varchar,
  	"version_company_supervisory_authority" varchar,
  	"version_company_hosting_provider" varchar,
  	"version_links_login" varchar,
  	"version_links_trial" varchar,
  	"version_links_api_documentation" varchar,
  	"version_links_consulting_site" varchar,
  	"version_links_phone" varchar,
  	"version_links_email" varchar,
  	"version_links_linkedin" varchar,
  	"version_links_twitter" varchar,
  	"version_links_youtube" varchar,
  	"version_links_instagram" varchar,
  	"version_links_appointment_booking" varchar,
  	"version_links_press_kit" varchar,
  	"version_funding_logo" varchar,
  	"version_since" numeric NOT NULL,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "_site_v_locales" (
  	"version_funding_text" varchar,
  	"version_robot_data_licence" varchar,
  	"version_contract_term" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "figures_entries" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"key" varchar NOT NULL,
  	"kind" "enum_figures_entries_kind" NOT NULL,
  	"client" varchar,
  	"confirmed_by" varchar,
  	"confirmed_on" timestamp(3) with time zone
  );
  
  CREATE TABLE "figures_entries_locales" (
  	"value" varchar NOT NULL,
  	"label" varchar NOT NULL,
  	"method" varchar,
  	"source" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "figures" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_figures_v_version_entries" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar NOT NULL,
  	"kind" "enum__figures_v_version_entries_kind" NOT NULL,
  	"client" varchar,
  	"confirmed_by" varchar,
  	"confirmed_on" timestamp(3) with time zone,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_figures_v_version_entries_locales" (
  	"value" varchar NOT NULL,
  	"label" varchar NOT NULL,
  	"method" varchar,
  	"source" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_figures_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "navigation_header_groups_entries" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"to" varchar NOT NULL,
  	"icon" "enum_navigation_header_groups_entries_icon",
  	"color" "enum_navigation_header_groups_entries_color"
  );
  
  CREATE TABLE "navigation_header_groups_entries_locales" (
  	"label" varchar NOT NULL,
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "navigation_header_groups" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "navigation_header_groups_locales" (
  	"title" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "navigation_header" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"to" varchar,
  	"overview_to" varchar
  );
  
  CREATE TABLE "navigation_header_locales" (
  	"label" varchar NOT NULL,
  	"overview_label" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "navigation_footer_entries" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"to" varchar NOT NULL,
  	"icon" "enum_navigation_footer_entries_icon",
  	"color" "enum_navigation_footer_entries_color"
  );
  
  CREATE TABLE "navigation_footer_entries_locales" (
  	"label" varchar NOT NULL,
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "navigation_footer" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "navigation_footer_locales" (
  	"title" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "navigation" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "navigation_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar,
  	"locale" "_locales"
  );
  
  CREATE TABLE "_navigation_v_version_header_groups_entries" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"to" varchar NOT NULL,
  	"icon" "enum__navigation_v_version_header_groups_entries_icon",
  	"color" "enum__navigation_v_version_header_groups_entries_color",
  	"_uuid" varchar
  );
  
  CREATE TABLE "_navigation_v_version_header_groups_entries_locales" (
  	"label" varchar NOT NULL,
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_navigation_v_version_header_groups" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_navigation_v_version_header_groups_locales" (
  	"title" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_navigation_v_version_header" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"to" varchar,
  	"overview_to" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_navigation_v_version_header_locales" (
  	"label" varchar NOT NULL,
  	"overview_label" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_navigation_v_version_footer_entries" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"to" varchar NOT NULL,
  	"icon" "enum__navigation_v_version_footer_entries_icon",
  	"color" "enum__navigation_v_version_footer_entries_color",
  	"_uuid" varchar
  );
  
  CREATE TABLE "_navigation_v_version_footer_entries_locales" (
  	"label" varchar NOT NULL,
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_navigation_v_version_footer" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_navigation_v_version_footer_locales" (
  	"title" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_navigation_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "_navigation_v_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar,
  	"locale" "_locales"
  );
  
  CREATE TABLE "rules" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"pricing" varchar NOT NULL,
  	"calculator" varchar NOT NULL,
  	"forms" varchar NOT NULL,
  	"booking" varchar NOT NULL,
  	"integrations" varchar NOT NULL,
  	"customers" varchar,
  	"standards" varchar,
  	"claims" varchar,
  	"terms" varchar,
  	"pictures_de" varchar NOT NULL,
  	"pictures_en" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_rules_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_pricing" varchar NOT NULL,
  	"version_calculator" varchar NOT NULL,
  	"version_forms" varchar NOT NULL,
  	"version_booking" varchar NOT NULL,
  	"version_integrations" varchar NOT NULL,
  	"version_customers" varchar,
  	"version_standards" varchar,
  	"version_claims" varchar,
  	"version_terms" varchar,
  	"version_pictures_de" varchar NOT NULL,
  	"version_pictures_en" varchar NOT NULL,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "robot_finder" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"robots" varchar,
  	"manufacturers" varchar,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_robot_finder_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_robots" varchar,
  	"version_manufacturers" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "publication" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version" varchar,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  ALTER TABLE "pages_event_before_actions" ADD CONSTRAINT "pages_event_before_actions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_event_before_actions_locales" ADD CONSTRAINT "pages_event_before_actions_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages_event_before_actions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_event_during_actions" ADD CONSTRAINT "pages_event_during_actions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_event_during_actions_locales" ADD CONSTRAINT "pages_event_during_actions_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages_event_during_actions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_locales" ADD CONSTRAINT "pages_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_version_event_before_actions" ADD CONSTRAINT "_pages_v_version_event_before_actions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_version_event_before_actions_locales" ADD CONSTRAINT "_pages_v_version_event_before_actions_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v_version_event_before_actions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_version_event_during_actions" ADD CONSTRAINT "_pages_v_version_event_during_actions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_version_event_during_actions_locales" ADD CONSTRAINT "_pages_v_version_event_during_actions_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v_version_event_during_actions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v" ADD CONSTRAINT "_pages_v_parent_id_pages_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_pages_v_locales" ADD CONSTRAINT "_pages_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "articles_locales" ADD CONSTRAINT "articles_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."articles"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "articles_texts" ADD CONSTRAINT "articles_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."articles"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_articles_v" ADD CONSTRAINT "_articles_v_parent_id_articles_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."articles"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_articles_v_locales" ADD CONSTRAINT "_articles_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_articles_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_articles_v_texts" ADD CONSTRAINT "_articles_v_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_articles_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "updates_locales" ADD CONSTRAINT "updates_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."updates"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_updates_v" ADD CONSTRAINT "_updates_v_parent_id_updates_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."updates"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_updates_v_locales" ADD CONSTRAINT "_updates_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_updates_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "press_releases_locales" ADD CONSTRAINT "press_releases_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."press_releases"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_press_releases_v" ADD CONSTRAINT "_press_releases_v_parent_id_press_releases_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."press_releases"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_press_releases_v_locales" ADD CONSTRAINT "_press_releases_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_press_releases_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "jobs_locales" ADD CONSTRAINT "jobs_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."jobs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_jobs_v" ADD CONSTRAINT "_jobs_v_parent_id_jobs_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."jobs"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_jobs_v_locales" ADD CONSTRAINT "_jobs_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_jobs_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "clients_locales" ADD CONSTRAINT "clients_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."clients"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_clients_v" ADD CONSTRAINT "_clients_v_parent_id_clients_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."clients"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_clients_v_locales" ADD CONSTRAINT "_clients_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_clients_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "partners_locales" ADD CONSTRAINT "partners_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."partners"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_partners_v" ADD CONSTRAINT "_partners_v_parent_id_partners_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."partners"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_partners_v_locales" ADD CONSTRAINT "_partners_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_partners_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "plain_pages_locales" ADD CONSTRAINT "plain_pages_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."plain_pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_plain_pages_v" ADD CONSTRAINT "_plain_pages_v_parent_id_plain_pages_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."plain_pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_plain_pages_v_locales" ADD CONSTRAINT "_plain_pages_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_plain_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "chapters_downloads" ADD CONSTRAINT "chapters_downloads_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."chapters"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "chapters_downloads_locales" ADD CONSTRAINT "chapters_downloads_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."chapters_downloads"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "chapters_locales" ADD CONSTRAINT "chapters_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."chapters"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_chapters_v_version_downloads" ADD CONSTRAINT "_chapters_v_version_downloads_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_chapters_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_chapters_v_version_downloads_locales" ADD CONSTRAINT "_chapters_v_version_downloads_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_chapters_v_version_downloads"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_chapters_v" ADD CONSTRAINT "_chapters_v_parent_id_chapters_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."chapters"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_chapters_v_locales" ADD CONSTRAINT "_chapters_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_chapters_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "sections_downloads" ADD CONSTRAINT "sections_downloads_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."sections"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "sections_downloads_locales" ADD CONSTRAINT "sections_downloads_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."sections_downloads"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "sections" ADD CONSTRAINT "sections_chapter_id_chapters_id_fk" FOREIGN KEY ("chapter_id") REFERENCES "public"."chapters"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "sections_locales" ADD CONSTRAINT "sections_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."sections"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_sections_v_version_downloads" ADD CONSTRAINT "_sections_v_version_downloads_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_sections_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_sections_v_version_downloads_locales" ADD CONSTRAINT "_sections_v_version_downloads_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_sections_v_version_downloads"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_sections_v" ADD CONSTRAINT "_sections_v_parent_id_sections_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."sections"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_sections_v" ADD CONSTRAINT "_sections_v_version_chapter_id_chapters_id_fk" FOREIGN KEY ("version_chapter_id") REFERENCES "public"."chapters"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_sections_v_locales" ADD CONSTRAINT "_sections_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_sections_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "leads_answers" ADD CONSTRAINT "leads_answers_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."leads"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "leads_texts" ADD CONSTRAINT "leads_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."leads"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "users_sessions" ADD CONSTRAINT "users_sessions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_jobs_log" ADD CONSTRAINT "payload_jobs_log_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."payload_jobs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."payload_locked_documents"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_pages_fk" FOREIGN KEY ("pages_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_articles_fk" FOREIGN KEY ("articles_id") REFERENCES "public"."articles"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_updates_fk" FOREIGN KEY ("updates_id") REFERENCES "public"."updates"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_press_releases_fk" FOREIGN KEY ("press_releases_id") REFERENCES "public"."press_releases"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_jobs_fk" FOREIGN KEY ("jobs_id") REFERENCES "public"."jobs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_clients_fk" FOREIGN KEY ("clients_id") REFERENCES "public"."clients"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_partners_fk" FOREIGN KEY ("partners_id") REFERENCES "public"."partners"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_plain_pages_fk" FOREIGN KEY ("plain_pages_id") REFERENCES "public"."plain_pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_chapters_fk" FOREIGN KEY ("chapters_id") REFERENCES "public"."chapters"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_sections_fk" FOREIGN KEY ("sections_id") REFERENCES "public"."sections"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_files_fk" FOREIGN KEY ("files_id") REFERENCES "public"."files"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_leads_fk" FOREIGN KEY ("leads_id") REFERENCES "public"."leads"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_addresses_fk" FOREIGN KEY ("addresses_id") REFERENCES "public"."addresses"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_preferences_rels" ADD CONSTRAINT "payload_preferences_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."payload_preferences"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_preferences_rels" ADD CONSTRAINT "payload_preferences_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "site_videos" ADD CONSTRAINT "site_videos_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."site"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "site_team" ADD CONSTRAINT "site_team_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."site"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "site_team_locales" ADD CONSTRAINT "site_team_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."site_team"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "site_locales" ADD CONSTRAINT "site_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."site"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_site_v_version_videos" ADD CONSTRAINT "_site_v_version_videos_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_site_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_site_v_version_team" ADD CONSTRAINT "_site_v_version_team_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_site_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_site_v_version_team_locales" ADD CONSTRAINT "_site_v_version_team_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_site_v_version_team"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_site_v_locales" ADD CONSTRAINT "_site_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_site_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "figures_entries" ADD CONSTRAINT "figures_entries_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."figures"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "figures_entries_locales" ADD CONSTRAINT "figures_entries_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."figures_entries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_figures_v_version_entries" ADD CONSTRAINT "_figures_v_version_entries_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_figures_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_figures_v_version_entries_locales" ADD CONSTRAINT "_figures_v_version_entries_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_figures_v_version_entries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "navigation_header_groups_entries" ADD CONSTRAINT "navigation_header_groups_entries_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."navigation_header_groups"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "navigation_header_groups_entries_locales" ADD CONSTRAINT "navigation_header_groups_entries_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."navigation_header_groups_entries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "navigation_header_groups" ADD CONSTRAINT "navigation_header_groups_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."navigation_header"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "navigation_header_groups_locales" ADD CONSTRAINT "navigation_header_groups_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."navigation_header_groups"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "navigation_header" ADD CONSTRAINT "navigation_header_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."navigation"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "navigation_header_locales" ADD CONSTRAINT "navigation_header_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."navigation_header"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "navigation_footer_entries" ADD CONSTRAINT "navigation_footer_entries_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."navigation_footer"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "navigation_footer_entries_locales" ADD CONSTRAINT "navigation_footer_entries_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."navigation_footer_entries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "navigation_footer" ADD CONSTRAINT "navigation_footer_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."navigation"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "navigation_footer_locales" ADD CONSTRAINT "navigation_footer_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."navigation_footer"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "navigation_texts" ADD CONSTRAINT "navigation_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."navigation"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_navigation_v_version_header_groups_entries" ADD CONSTRAINT "_navigation_v_version_header_groups_entries_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_navigation_v_version_header_groups"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_navigation_v_version_header_groups_entries_locales" ADD CONSTRAINT "_navigation_v_version_header_groups_entries_locales_paren_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_navigation_v_version_header_groups_entries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_navigation_v_version_header_groups" ADD CONSTRAINT "_navigation_v_version_header_groups_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_navigation_v_version_header"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_navigation_v_version_header_groups_locales" ADD CONSTRAINT "_navigation_v_version_header_groups_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_navigation_v_version_header_groups"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_navigation_v_version_header" ADD CONSTRAINT "_navigation_v_version_header_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_navigation_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_navigation_v_version_header_locales" ADD CONSTRAINT "_navigation_v_version_header_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_navigation_v_version_header"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_navigation_v_version_footer_entries" ADD CONSTRAINT "_navigation_v_version_footer_entries_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_navigation_v_version_footer"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_navigation_v_version_footer_entries_locales" ADD CONSTRAINT "_navigation_v_version_footer_entries_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_navigation_v_version_footer_entries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_navigation_v_version_footer" ADD CONSTRAINT "_navigation_v_version_footer_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_navigation_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_navigation_v_version_footer_locales" ADD CONSTRAINT "_navigation_v_version_footer_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_navigation_v_version_footer"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_navigation_v_texts" ADD CONSTRAINT "_navigation_v_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_navigation_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "pages_event_before_actions_order_idx" ON "pages_event_before_actions" USING btree ("_order");
  CREATE INDEX "pages_event_before_actions_parent_id_idx" ON "pages_event_before_actions" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "pages_event_before_actions_locales_locale_parent_id_unique" ON "pages_event_before_actions_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "pages_event_during_actions_order_idx" ON "pages_event_during_actions" USING btree ("_order");
  CREATE INDEX "pages_event_during_actions_parent_id_idx" ON "pages_event_during_actions" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "pages_event_during_actions_locales_locale_parent_id_unique" ON "pages_event_during_actions_locales" USING btree ("_locale","_parent_id");
  CREATE UNIQUE INDEX "pages_path_idx" ON "pages" USING btree ("path");
  CREATE INDEX "pages_updated_at_idx" ON "pages" USING btree ("updated_at");
  CREATE INDEX "pages_created_at_idx" ON "pages" USING btree ("created_at");
  CREATE INDEX "pages__status_idx" ON "pages_locales" USING btree ("_status","_locale");
  CREATE UNIQUE INDEX "pages_locales_locale_parent_id_unique" ON "pages_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_pages_v_version_event_before_actions_order_idx" ON "_pages_v_version_event_before_actions" USING btree ("_order");
  CREATE INDEX "_pages_v_version_event_before_actions_parent_id_idx" ON "_pages_v_version_event_before_actions" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_pages_v_version_event_before_actions_locales_locale_parent_" ON "_pages_v_version_event_before_actions_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_pages_v_version_event_during_actions_order_idx" ON "_pages_v_version_event_during_actions" USING btree ("_order");
  CREATE INDEX "_pages_v_version_event_during_actions_parent_id_idx" ON "_pages_v_version_event_during_actions" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_pages_v_version_event_during_actions_locales_locale_parent_" ON "_pages_v_version_event_during_actions_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_pages_v_parent_idx" ON "_pages_v" USING btree ("parent_id");
  CREATE INDEX "_pages_v_version_version_path_idx" ON "_pages_v" USING btree ("version_path");
  CREATE INDEX "_pages_v_version_version_updated_at_idx" ON "_pages_v" USING btree ("version_updated_at");
  CREATE INDEX "_pages_v_version_version_created_at_idx" ON "_pages_v" USING btree ("version_created_at");
  CREATE INDEX "_pages_v_created_at_idx" ON "_pages_v" USING btree ("created_at");
  CREATE INDEX "_pages_v_updated_at_idx" ON "_pages_v" USING btree ("updated_at");
  CREATE INDEX "_pages_v_snapshot_idx" ON "_pages_v" USING btree ("snapshot");
  CREATE INDEX "_pages_v_published_locale_idx" ON "_pages_v" USING btree ("published_locale");
  CREATE INDEX "_pages_v_latest_idx" ON "_pages_v" USING btree ("latest");
  CREATE INDEX "_pages_v_version_version__status_idx" ON "_pages_v_locales" USING btree ("version__status","_locale");
  CREATE UNIQUE INDEX "_pages_v_locales_locale_parent_id_unique" ON "_pages_v_locales" USING btree ("_locale","_parent_id");
  CREATE UNIQUE INDEX "articles_name_idx" ON "articles" USING btree ("name");
  CREATE INDEX "articles_updated_at_idx" ON "articles" USING btree ("updated_at");
  CREATE INDEX "articles_created_at_idx" ON "articles" USING btree ("created_at");
  CREATE INDEX "articles__status_idx" ON "articles_locales" USING btree ("_status","_locale");
  CREATE UNIQUE INDEX "articles_locales_locale_parent_id_unique" ON "articles_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "articles_texts_order_parent" ON "articles_texts" USING btree ("order","parent_id");
  CREATE INDEX "articles_texts_locale_parent" ON "articles_texts" USING btree ("locale","parent_id");
  CREATE INDEX "_articles_v_parent_idx" ON "_articles_v" USING btree ("parent_id");
  CREATE INDEX "_articles_v_version_version_name_idx" ON "_articles_v" USING btree ("version_name");
  CREATE INDEX "_articles_v_version_version_updated_at_idx" ON "_articles_v" USING btree ("version_updated_at");
  CREATE INDEX "_articles_v_version_version_created_at_idx" ON "_articles_v" USING btree ("version_created_at");
  CREATE INDEX "_articles_v_created_at_idx" ON "_articles_v" USING btree ("created_at");
  CREATE INDEX "_articles_v_updated_at_idx" ON "_articles_v" USING btree ("updated_at");
  CREATE INDEX "_articles_v_snapshot_idx" ON "_articles_v" USING btree ("snapshot");
  CREATE INDEX "_articles_v_published_locale_idx" ON "_articles_v" USING btree ("published_locale");
  CREATE INDEX "_articles_v_latest_idx" ON "_articles_v" USING btree ("latest");
  CREATE INDEX "_articles_v_version_version__status_idx" ON "_articles_v_locales" USING btree ("version__status","_locale");
  CREATE UNIQUE INDEX "_articles_v_locales_locale_parent_id_unique" ON "_articles_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_articles_v_texts_order_parent" ON "_articles_v_texts" USING btree ("order","parent_id");
  CREATE INDEX "_articles_v_texts_locale_parent" ON "_articles_v_texts" USING btree ("locale","parent_id");
  CREATE UNIQUE INDEX "updates_name_idx" ON "updates" USING btree ("name");
  CREATE INDEX "updates_updated_at_idx" ON "updates" USING btree ("updated_at");
  CREATE INDEX "updates_created_at_idx" ON "updates" USING btree ("created_at");
  CREATE INDEX "updates__status_idx" ON "updates_locales" USING btree ("_status","_locale");
  CREATE UNIQUE INDEX "updates_locales_locale_parent_id_unique" ON "updates_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_updates_v_parent_idx" ON "_updates_v" USING btree ("parent_id");
  CREATE INDEX "_updates_v_version_version_name_idx" ON "_updates_v" USING btree ("version_name");
  CREATE INDEX "_updates_v_version_version_updated_at_idx" ON "_updates_v" USING btree ("version_updated_at");
  CREATE INDEX "_updates_v_version_version_created_at_idx" ON "_updates_v" USING btree ("version_created_at");
  CREATE INDEX "_updates_v_created_at_idx" ON "_updates_v" USING btree ("created_at");
  CREATE INDEX "_updates_v_updated_at_idx" ON "_updates_v" USING btree ("updated_at");
  CREATE INDEX "_updates_v_snapshot_idx" ON "_updates_v" USING btree ("snapshot");
  CREATE INDEX "_updates_v_published_locale_idx" ON "_updates_v" USING btree ("published_locale");
  CREATE INDEX "_updates_v_latest_idx" ON "_updates_v" USING btree ("latest");
  CREATE INDEX "_updates_v_version_version__status_idx" ON "_updates_v_locales" USING btree ("version__status","_locale");
  CREATE UNIQUE INDEX "_updates_v_locales_locale_parent_id_unique" ON "_updates_v_locales" USING btree ("_locale","_parent_id");
  CREATE UNIQUE INDEX "press_releases_name_idx" ON "press_releases" USING btree ("name");
  CREATE INDEX "press_releases_updated_at_idx" ON "press_releases" USING btree ("updated_at");
  CREATE INDEX "press_releases_created_at_idx" ON "press_releases" USING btree ("created_at");
  CREATE INDEX "press_releases__status_idx" ON "press_releases_locales" USING btree ("_status","_locale");
  CREATE UNIQUE INDEX "press_releases_locales_locale_parent_id_unique" ON "press_releases_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_press_releases_v_parent_idx" ON "_press_releases_v" USING btree ("parent_id");
  CREATE INDEX "_press_releases_v_version_version_name_idx" ON "_press_releases_v" USING btree ("version_name");
  CREATE INDEX "_press_releases_v_version_version_updated_at_idx" ON "_press_releases_v" USING btree ("version_updated_at");
  CREATE INDEX "_press_releases_v_version_version_created_at_idx" ON "_press_releases_v" USING btree ("version_created_at");
  CREATE INDEX "_press_releases_v_created_at_idx" ON "_press_releases_v" USING btree ("created_at");
  CREATE INDEX "_press_releases_v_updated_at_idx" ON "_press_releases_v" USING btree ("updated_at");
  CREATE INDEX "_press_releases_v_snapshot_idx" ON "_press_releases_v" USING btree ("snapshot");
  CREATE INDEX "_press_releases_v_published_locale_idx" ON "_press_releases_v" USING btree ("published_locale");
  CREATE INDEX "_press_releases_v_latest_idx" ON "_press_releases_v" USING btree ("latest");
  CREATE INDEX "_press_releases_v_version_version__status_idx" ON "_press_releases_v_locales" USING btree ("version__status","_locale");
  CREATE UNIQUE INDEX "_press_releases_v_locales_locale_parent_id_unique" ON "_press_releases_v_locales" USING btree ("_locale","_parent_id");
  CREATE UNIQUE INDEX "jobs_name_idx" ON "jobs" USING btree ("name");
  CREATE INDEX "jobs_updated_at_idx" ON "jobs" USING btree ("updated_at");
  CREATE INDEX "jobs_created_at_idx" ON "jobs" USING btree ("created_at");
  CREATE INDEX "jobs__status_idx" ON "jobs_locales" USING btree ("_status","_locale");
  CREATE UNIQUE INDEX "jobs_locales_locale_parent_id_unique" ON "jobs_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_jobs_v_parent_idx" ON "_jobs_v" USING btree ("parent_id");
  CREATE INDEX "_jobs_v_version_version_name_idx" ON "_jobs_v" USING btree ("version_name");
  CREATE INDEX "_jobs_v_version_version_updated_at_idx" ON "_jobs_v" USING btree ("version_updated_at");
  CREATE INDEX "_jobs_v_version_version_created_at_idx" ON "_jobs_v" USING btree ("version_created_at");
  CREATE INDEX "_jobs_v_created_at_idx" ON "_jobs_v" USING btree ("created_at");
  CREATE INDEX "_jobs_v_updated_at_idx" ON "_jobs_v" USING btree ("updated_at");
  CREATE INDEX "_jobs_v_snapshot_idx" ON "_jobs_v" USING btree ("snapshot");
  CREATE INDEX "_jobs_v_published_locale_idx" ON "_jobs_v" USING btree ("published_locale");
  CREATE INDEX "_jobs_v_latest_idx" ON "_jobs_v" USING btree ("latest");
  CREATE INDEX "_jobs_v_version_version__status_idx" ON "_jobs_v_locales" USING btree ("version__status","_locale");
  CREATE UNIQUE INDEX "_jobs_v_locales_locale_parent_id_unique" ON "_jobs_v_locales" USING btree ("_locale","_parent_id");
  CREATE UNIQUE INDEX "clients_name_idx" ON "clients" USING btree ("name");
  CREATE INDEX "clients_updated_at_idx" ON "clients" USING btree ("updated_at");
  CREATE INDEX "clients_created_at_idx" ON "clients" USING btree ("created_at");
  CREATE INDEX "clients__status_idx" ON "clients_locales" USING btree ("_status","_locale");
  CREATE UNIQUE INDEX "clients_locales_locale_parent_id_unique" ON "clients_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_clients_v_parent_idx" ON "_clients_v" USING btree ("parent_id");
  CREATE INDEX "_clients_v_version_version_name_idx" ON "_clients_v" USING btree ("version_name");
  CREATE INDEX "_clients_v_version_version_updated_at_idx" ON "_clients_v" USING btree ("version_updated_at");
  CREATE INDEX "_clients_v_version_version_created_at_idx" ON "_clients_v" USING btree ("version_created_at");
  CREATE INDEX "_clients_v_created_at_idx" ON "_clients_v" USING btree ("created_at");
  CREATE INDEX "_clients_v_updated_at_idx" ON "_clients_v" USING btree ("updated_at");
  CREATE INDEX "_clients_v_snapshot_idx" ON "_clients_v" USING btree ("snapshot");
  CREATE INDEX "_clients_v_published_locale_idx" ON "_clients_v" USING btree ("published_locale");
  CREATE INDEX "_clients_v_latest_idx" ON "_clients_v" USING btree ("latest");
  CREATE INDEX "_clients_v_version_version__status_idx" ON "_clients_v_locales" USING btree ("version__status","_locale");
  CREATE UNIQUE INDEX "_clients_v_locales_locale_parent_id_unique" ON "_clients_v_locales" USING btree ("_locale","_parent_id");
  CREATE UNIQUE INDEX "partners_name_idx" ON "partners" USING btree ("name");
  CREATE INDEX "partners_updated_at_idx" ON "partners" USING btree ("updated_at");
  CREATE INDEX "partners_created_at_idx" ON "partners" USING btree ("created_at");
  CREATE INDEX "partners__status_idx" ON "partners_locales" USING btree ("_status","_locale");
  CREATE UNIQUE INDEX "partners_locales_locale_parent_id_unique" ON "partners_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_partners_v_parent_idx" ON "_partners_v" USING btree ("parent_id");
  CREATE INDEX "_partners_v_version_version_name_idx" ON "_partners_v" USING btree ("version_name");
  CREATE INDEX "_partners_v_version_version_updated_at_idx" ON "_partners_v" USING btree ("version_updated_at");
  CREATE INDEX "_partners_v_version_version_created_at_idx" ON "_partners_v" USING btree ("version_created_at");
  CREATE INDEX "_partners_v_created_at_idx" ON "_partners_v" USING btree ("created_at");
  CREATE INDEX "_partners_v_updated_at_idx" ON "_partners_v" USING btree ("updated_at");
  CREATE INDEX "_partners_v_snapshot_idx" ON "_partners_v" USING btree ("snapshot");
  CREATE INDEX "_partners_v_published_locale_idx" ON "_partners_v" USING btree ("published_locale");
  CREATE INDEX "_partners_v_latest_idx" ON "_partners_v" USING btree ("latest");
  CREATE INDEX "_partners_v_version_version__status_idx" ON "_partners_v_locales" USING btree ("version__status","_locale");
  CREATE UNIQUE INDEX "_partners_v_locales_locale_parent_id_unique" ON "_partners_v_locales" USING btree ("_locale","_parent_id");
  CREATE UNIQUE INDEX "plain_pages_name_idx" ON "plain_pages" USING btree ("name");
  CREATE INDEX "plain_pages_updated_at_idx" ON "plain_pages" USING btree ("updated_at");
  CREATE INDEX "plain_pages_created_at_idx" ON "plain_pages" USING btree ("created_at");
  CREATE INDEX "plain_pages__status_idx" ON "plain_pages_locales" USING btree ("_status","_locale");
  CREATE UNIQUE INDEX "plain_pages_locales_locale_parent_id_unique" ON "plain_pages_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_plain_pages_v_parent_idx" ON "_plain_pages_v" USING btree ("parent_id");
  CREATE INDEX "_plain_pages_v_version_version_name_idx" ON "_plain_pages_v" USING btree ("version_name");
  CREATE INDEX "_plain_pages_v_version_version_updated_at_idx" ON "_plain_pages_v" USING btree ("version_updated_at");
  CREATE INDEX "_plain_pages_v_version_version_created_at_idx" ON "_plain_pages_v" USING btree ("version_created_at");
  CREATE INDEX "_plain_pages_v_created_at_idx" ON "_plain_pages_v" USING btree ("created_at");
  CREATE INDEX "_plain_pages_v_updated_at_idx" ON "_plain_pages_v" USING btree ("updated_at");
  CREATE INDEX "_plain_pages_v_snapshot_idx" ON "_plain_pages_v" USING btree ("snapshot");
  CREATE INDEX "_plain_pages_v_published_locale_idx" ON "_plain_pages_v" USING btree ("published_locale");
  CREATE INDEX "_plain_pages_v_latest_idx" ON "_plain_pages_v" USING btree ("latest");
  CREATE INDEX "_plain_pages_v_version_version__status_idx" ON "_plain_pages_v_locales" USING btree ("version__status","_locale");
  CREATE UNIQUE INDEX "_plain_pages_v_locales_locale_parent_id_unique" ON "_plain_pages_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "chapters_downloads_order_idx" ON "chapters_downloads" USING btree ("_order");
  CREATE INDEX "chapters_downloads_parent_id_idx" ON "chapters_downloads" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "chapters_downloads_locales_locale_parent_id_unique" ON "chapters_downloads_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "chapters_name_idx" ON "chapters" USING btree ("name");
  CREATE INDEX "chapters_updated_at_idx" ON "chapters" USING btree ("updated_at");
  CREATE INDEX "chapters_created_at_idx" ON "chapters" USING btree ("created_at");
  CREATE UNIQUE INDEX "handbook_name_idx" ON "chapters" USING btree ("handbook","name");
  CREATE INDEX "chapters__status_idx" ON "chapters_locales" USING btree ("_status","_locale");
  CREATE UNIQUE INDEX "chapters_locales_locale_parent_id_unique" ON "chapters_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_chapters_v_version_downloads_order_idx" ON "_chapters_v_version_downloads" USING btree ("_order");
  CREATE INDEX "_chapters_v_version_downloads_parent_id_idx" ON "_chapters_v_version_downloads" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_chapters_v_version_downloads_locales_locale_parent_id_uniqu" ON "_chapters_v_version_downloads_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_chapters_v_parent_idx" ON "_chapters_v" USING btree ("parent_id");
  CREATE INDEX "_chapters_v_version_version_name_idx" ON "_chapters_v" USING btree ("version_name");
  CREATE INDEX "_chapters_v_version_version_updated_at_idx" ON "_chapters_v" USING btree ("version_updated_at");
  CREATE INDEX "_chapters_v_version_version_created_at_idx" ON "_chapters_v" USING btree ("version_created_at");
  CREATE INDEX "_chapters_v_created_at_idx" ON "_chapters_v" USING btree ("created_at");
  CREATE INDEX "_chapters_v_updated_at_idx" ON "_chapters_v" USING btree ("updated_at");
  CREATE INDEX "_chapters_v_snapshot_idx" ON "_chapters_v" USING btree ("snapshot");
  CREATE INDEX "_chapters_v_published_locale_idx" ON "_chapters_v" USING btree ("published_locale");
  CREATE INDEX "_chapters_v_latest_idx" ON "_chapters_v" USING btree ("latest");
  CREATE INDEX "version_handbook_version_name_idx" ON "_chapters_v" USING btree ("version_handbook","version_name");
  CREATE INDEX "_chapters_v_version_version__status_idx" ON "_chapters_v_locales" USING btree ("version__status","_locale");
  CREATE UNIQUE INDEX "_chapters_v_locales_locale_parent_id_unique" ON "_chapters_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "sections_downloads_order_idx" ON "sections_downloads" USING btree ("_order");
  CREATE INDEX "sections_downloads_parent_id_idx" ON "sections_downloads" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "sections_downloads_locales_locale_parent_id_unique" ON "sections_downloads_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "sections_chapter_idx" ON "sections" USING btree ("chapter_id");
  CREATE INDEX "sections_name_idx" ON "sections" USING btree ("name");
  CREATE INDEX "sections_updated_at_idx" ON "sections" USING btree ("updated_at");
  CREATE INDEX "sections_created_at_idx" ON "sections" USING btree ("created_at");
  CREATE UNIQUE INDEX "chapter_name_idx" ON "sections" USING btree ("chapter_id","name");
  CREATE INDEX "sections__status_idx" ON "sections_locales" USING btree ("_status","_locale");
  CREATE UNIQUE INDEX "sections_locales_locale_parent_id_unique" ON "sections_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_sections_v_version_downloads_order_idx" ON "_sections_v_version_downloads" USING btree ("_order");
  CREATE INDEX "_sections_v_version_downloads_parent_id_idx" ON "_sections_v_version_downloads" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_sections_v_version_downloads_locales_locale_parent_id_uniqu" ON "_sections_v_version_downloads_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_sections_v_parent_idx" ON "_sections_v" USING btree ("parent_id");
  CREATE INDEX "_sections_v_version_version_chapter_idx" ON "_sections_v" USING btree ("version_chapter_id");
  CREATE INDEX "_sections_v_version_version_name_idx" ON "_sections_v" USING btree ("version_name");
  CREATE INDEX "_sections_v_version_version_updated_at_idx" ON "_sections_v" USING btree ("version_updated_at");
  CREATE INDEX "_sections_v_version_version_created_at_idx" ON "_sections_v" USING btree ("version_created_at");
  CREATE INDEX "_sections_v_created_at_idx" ON "_sections_v" USING btree ("created_at");
  CREATE INDEX "_sections_v_updated_at_idx" ON "_sections_v" USING btree ("updated_at");
  CREATE INDEX "_sections_v_snapshot_idx" ON "_sections_v" USING btree ("snapshot");
  CREATE INDEX "_sections_v_published_locale_idx" ON "_sections_v" USING btree ("published_locale");
  CREATE INDEX "_sections_v_latest_idx" ON "_sections_v" USING btree ("latest");
  CREATE INDEX "version_chapter_version_name_idx" ON "_sections_v" USING btree ("version_chapter_id","version_name");
  CREATE INDEX "_sections_v_version_version__status_idx" ON "_sections_v_locales" USING btree ("version__status","_locale");
  CREATE UNIQUE INDEX "_sections_v_locales_locale_parent_id_unique" ON "_sections_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "files_updated_at_idx" ON "files" USING btree ("updated_at");
  CREATE INDEX "files_created_at_idx" ON "files" USING btree ("created_at");
  CREATE UNIQUE INDEX "files_filename_idx" ON "files" USING btree ("filename");
  CREATE INDEX "leads_answers_order_idx" ON "leads_answers" USING btree ("_order");
  CREATE INDEX "leads_answers_parent_id_idx" ON "leads_answers" USING btree ("_parent_id");
  CREATE INDEX "leads_state_idx" ON "leads" USING btree ("state");
  CREATE INDEX "leads_accepted_at_idx" ON "leads" USING btree ("accepted_at");
  CREATE INDEX "leads_email_idx" ON "leads" USING btree ("email");
  CREATE UNIQUE INDEX "leads_key_idx" ON "leads" USING btree ("key");
  CREATE INDEX "leads_updated_at_idx" ON "leads" USING btree ("updated_at");
  CREATE INDEX "leads_created_at_idx" ON "leads" USING btree ("created_at");
  CREATE INDEX "leads_texts_order_parent" ON "leads_texts" USING btree ("order","parent_id");
  CREATE UNIQUE INDEX "erased_leads_key_idx" ON "erased_leads" USING btree ("key");
  CREATE INDEX "users_sessions_order_idx" ON "users_sessions" USING btree ("_order");
  CREATE INDEX "users_sessions_parent_id_idx" ON "users_sessions" USING btree ("_parent_id");
  CREATE INDEX "users_updated_at_idx" ON "users" USING btree ("updated_at");
  CREATE INDEX "users_created_at_idx" ON "users" USING btree ("created_at");
  CREATE UNIQUE INDEX "users_email_idx" ON "users" USING btree ("email");
  CREATE INDEX "addresses_locale_idx" ON "addresses" USING btree ("locale");
  CREATE INDEX "addresses_path_idx" ON "addresses" USING btree ("path");
  CREATE UNIQUE INDEX "payload_kv_key_idx" ON "payload_kv" USING btree ("key");
  CREATE INDEX "payload_jobs_log_order_idx" ON "payload_jobs_log" USING btree ("_order");
  CREATE INDEX "payload_jobs_log_parent_id_idx" ON "payload_jobs_log" USING btree ("_parent_id");
  CREATE INDEX "payload_jobs_completed_at_idx" ON "payload_jobs" USING btree ("completed_at");
  CREATE INDEX "payload_jobs_total_tried_idx" ON "payload_jobs" USING btree ("total_tried");
  CREATE INDEX "payload_jobs_has_error_idx" ON "payload_jobs" USING btree ("has_error");
  CREATE INDEX "payload_jobs_task_slug_idx" ON "payload_jobs" USING btree ("task_slug");
  CREATE INDEX "payload_jobs_queue_idx" ON "payload_jobs" USING btree ("queue");
  CREATE INDEX "payload_jobs_wait_until_idx" ON "payload_jobs" USING btree ("wait_until");
  CREATE INDEX "payload_jobs_processing_idx" ON "payload_jobs" USING btree ("processing");
  CREATE INDEX "payload_jobs_updated_at_idx" ON "payload_jobs" USING btree ("updated_at");
  CREATE INDEX "payload_jobs_created_at_idx" ON "payload_jobs" USING btree ("created_at");
  CREATE INDEX "payload_locked_documents_global_slug_idx" ON "payload_locked_documents" USING btree ("global_slug");
  CREATE INDEX "payload_locked_documents_updated_at_idx" ON "payload_locked_documents" USING btree ("updated_at");
  CREATE INDEX "payload_locked_documents_created_at_idx" ON "payload_locked_documents" USING btree ("created_at");
  CREATE INDEX "payload_locked_documents_rels_order_idx" ON "payload_locked_documents_rels" USING btree ("order");
  CREATE INDEX "payload_locked_documents_rels_parent_idx" ON "payload_locked_documents_rels" USING btree ("parent_id");
  CREATE INDEX "payload_locked_documents_rels_path_idx" ON "payload_locked_documents_rels" USING btree ("path");
  CREATE INDEX "payload_locked_documents_rels_pages_id_idx" ON "payload_locked_documents_rels" USING btree ("pages_id");
  CREATE INDEX "payload_locked_documents_rels_articles_id_idx" ON "payload_locked_documents_rels" USING btree ("articles_id");
  CREATE INDEX "payload_locked_documents_rels_updates_id_idx" ON "payload_locked_documents_rels" USING btree ("updates_id");
  CREATE INDEX "payload_locked_documents_rels_press_releases_id_idx" ON "payload_locked_documents_rels" USING btree ("press_releases_id");
  CREATE INDEX "payload_locked_documents_rels_jobs_id_idx" ON "payload_locked_documents_rels" USING btree ("jobs_id");
  CREATE INDEX "payload_locked_documents_rels_clients_id_idx" ON "payload_locked_documents_rels" USING btree ("clients_id");
  CREATE INDEX "payload_locked_documents_rels_partners_id_idx" ON "payload_locked_documents_rels" USING btree ("partners_id");
  CREATE INDEX "payload_locked_documents_rels_plain_pages_id_idx" ON "payload_locked_documents_rels" USING btree ("plain_pages_id");
  CREATE INDEX "payload_locked_documents_rels_chapters_id_idx" ON "payload_locked_documents_rels" USING btree ("chapters_id");
  CREATE INDEX "payload_locked_documents_rels_sections_id_idx" ON "payload_locked_documents_rels" USING btree ("sections_id");
  CREATE INDEX "payload_locked_documents_rels_files_id_idx" ON "payload_locked_documents_rels" USING btree ("files_id");
  CREATE INDEX "payload_locked_documents_rels_leads_id_idx" ON "payload_locked_documents_rels" USING btree ("leads_id");
  CREATE INDEX "payload_locked_documents_rels_users_id_idx" ON "payload_locked_documents_rels" USING btree ("users_id");
  CREATE INDEX "payload_locked_documents_rels_addresses_id_idx" ON "payload_locked_documents_rels" USING btree ("addresses_id");
  CREATE INDEX "payload_preferences_key_idx" ON "payload_preferences" USING btree ("key");
  CREATE INDEX "payload_preferences_updated_at_idx" ON "payload_preferences" USING btree ("updated_at");
  CREATE INDEX "payload_preferences_created_at_idx" ON "payload_preferences" USING btree ("created_at");
  CREATE INDEX "payload_preferences_rels_order_idx" ON "payload_preferences_rels" USING btree ("order");
  CREATE INDEX "payload_preferences_rels_parent_idx" ON "payload_preferences_rels" USING btree ("parent_id");
  CREATE INDEX "payload_preferences_rels_path_idx" ON "payload_preferences_rels" USING btree ("path");
  CREATE INDEX "payload_preferences_rels_users_id_idx" ON "payload_preferences_rels" USING btree ("users_id");
  CREATE INDEX "payload_migrations_updated_at_idx" ON "payload_migrations" USING btree ("updated_at");
  CREATE INDEX "payload_migrations_created_at_idx" ON "payload_migrations" USING btree ("created_at");
  CREATE INDEX "site_videos_order_idx" ON "site_videos" USING btree ("_order");
  CREATE INDEX "site_videos_parent_id_idx" ON "site_videos" USING btree ("_parent_id");
  CREATE INDEX "site_team_order_idx" ON "site_team" USING btree ("_order");
  CREATE INDEX "site_team_parent_id_idx" ON "site_team" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "site_team_locales_locale_parent_id_unique" ON "site_team_locales" USING btree ("_locale","_parent_id");
  CREATE UNIQUE INDEX "site_locales_locale_parent_id_unique" ON "site_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_site_v_version_videos_order_idx" ON "_site_v_version_videos" USING btree ("_order");
  CREATE INDEX "_site_v_version_videos_parent_id_idx" ON "_site_v_version_videos" USING btree ("_parent_id");
  CREATE INDEX "_site_v_version_team_order_idx" ON "_site_v_version_team" USING btree ("_order");
  CREATE INDEX "_site_v_version_team_parent_id_idx" ON "_site_v_version_team" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_site_v_version_team_locales_locale_parent_id_unique" ON "_site_v_version_team_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_site_v_created_at_idx" ON "_site_v" USING btree ("created_at");
  CREATE INDEX "_site_v_updated_at_idx" ON "_site_v" USING btree ("updated_at");
  CREATE UNIQUE INDEX "_site_v_locales_locale_parent_id_unique" ON "_site_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "figures_entries_order_idx" ON "figures_entries" USING btree ("_order");
  CREATE INDEX "figures_entries_parent_id_idx" ON "figures_entries" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "figures_entries_locales_locale_parent_id_unique" ON "figures_entries_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_figures_v_version_entries_order_idx" ON "_figures_v_version_entries" USING btree ("_order");
  CREATE INDEX "_figures_v_version_entries_parent_id_idx" ON "_figures_v_version_entries" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_figures_v_version_entries_locales_locale_parent_id_unique" ON "_figures_v_version_entries_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_figures_v_created_at_idx" ON "_figures_v" USING btree ("created_at");
  CREATE INDEX "_figures_v_updated_at_idx" ON "_figures_v" USING btree ("updated_at");
  CREATE INDEX "navigation_header_groups_entries_order_idx" ON "navigation_header_groups_entries" USING btree ("_order");
  CREATE INDEX "navigation_header_groups_entries_parent_id_idx" ON "navigation_header_groups_entries" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "navigation_header_groups_entries_locales_locale_parent_id_un" ON "navigation_header_groups_entries_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "navigation_header_groups_order_idx" ON "navigation_header_groups" USING btree ("_order");
  CREATE INDEX "navigation_header_groups_parent_id_idx" ON "navigation_header_groups" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "navigation_header_groups_locales_locale_parent_id_unique" ON "navigation_header_groups_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "navigation_header_order_idx" ON "navigation_header" USING btree ("_order");
  CREATE INDEX "navigation_header_parent_id_idx" ON "navigation_header" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "navigation_header_locales_locale_parent_id_unique" ON "navigation_header_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "navigation_footer_entries_order_idx" ON "navigation_footer_entries" USING btree ("_order");
  CREATE INDEX "navigation_footer_entries_parent_id_idx" ON "navigation_footer_entries" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "navigation_footer_entries_locales_locale_parent_id_unique" ON "navigation_footer_entries_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "navigation_footer_order_idx" ON "navigation_footer" USING btree ("_order");
  CREATE INDEX "navigation_footer_parent_id_idx" ON "navigation_footer" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "navigation_footer_locales_locale_parent_id_unique" ON "navigation_footer_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "navigation_texts_order_parent" ON "navigation_texts" USING btree ("order","parent_id");
  CREATE INDEX "navigation_texts_locale_parent" ON "navigation_texts" USING btree ("locale","parent_id");
  CREATE INDEX "_navigation_v_version_header_groups_entries_order_idx" ON "_navigation_v_version_header_groups_entries" USING btree ("_order");
  CREATE INDEX "_navigation_v_version_header_groups_entries_parent_id_idx" ON "_navigation_v_version_header_groups_entries" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_navigation_v_version_header_groups_entries_locales_locale_p" ON "_navigation_v_version_header_groups_entries_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_navigation_v_version_header_groups_order_idx" ON "_navigation_v_version_header_groups" USING btree ("_order");
  CREATE INDEX "_navigation_v_version_header_groups_parent_id_idx" ON "_navigation_v_version_header_groups" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_navigation_v_version_header_groups_locales_locale_parent_id" ON "_navigation_v_version_header_groups_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_navigation_v_version_header_order_idx" ON "_navigation_v_version_header" USING btree ("_order");
  CREATE INDEX "_navigation_v_version_header_parent_id_idx" ON "_navigation_v_version_header" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_navigation_v_version_header_locales_locale_parent_id_unique" ON "_navigation_v_version_header_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_navigation_v_version_footer_entries_order_idx" ON "_navigation_v_version_footer_entries" USING btree ("_order");
  CREATE INDEX "_navigation_v_version_footer_entries_parent_id_idx" ON "_navigation_v_version_footer_entries" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_navigation_v_version_footer_entries_locales_locale_parent_i" ON "_navigation_v_version_footer_entries_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_navigation_v_version_footer_order_idx" ON "_navigation_v_version_footer" USING btree ("_order");
  CREATE INDEX "_navigation_v_version_footer_parent_id_idx" ON "_navigation_v_version_footer" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_navigation_v_version_footer_locales_locale_parent_id_unique" ON "_navigation_v_version_footer_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_navigation_v_created_at_idx" ON "_navigation_v" USING btree ("created_at");
  CREATE INDEX "_navigation_v_updated_at_idx" ON "_navigation_v" USING btree ("updated_at");
  CREATE INDEX "_navigation_v_texts_order_parent" ON "_navigation_v_texts" USING btree ("order","parent_id");
  CREATE INDEX "_navigation_v_texts_locale_parent" ON "_navigation_v_texts" USING btree ("locale","parent_id");
  CREATE INDEX "_rules_v_created_at_idx" ON "_rules_v" USING btree ("created_at");
  CREATE INDEX "_rules_v_updated_at_idx" ON "_rules_v" USING btree ("updated_at");
  CREATE INDEX "_robot_finder_v_created_at_idx" ON "_robot_finder_v" USING btree ("created_at");
  CREATE INDEX "_robot_finder_v_updated_at_idx" ON "_robot_finder_v" USING btree ("updated_at");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "pages_event_before_actions" CASCADE;
  DROP TABLE "pages_event_before_actions_locales" CASCADE;
  DROP TABLE "pages_event_during_actions" CASCADE;
  DROP TABLE "pages_event_during_actions_locales" CASCADE;
  DROP TABLE "pages" CASCADE;
  DROP TABLE "pages_locales" CASCADE;
  DROP TABLE "_pages_v_version_event_before_actions" CASCADE;
  DROP TABLE "_pages_v_version_event_before_actions_locales" CASCADE;
  DROP TABLE "_pages_v_version_event_during_actions" CASCADE;
  DROP TABLE "_pages_v_version_event_during_actions_locales" CASCADE;
  DROP TABLE "_pages_v" CASCADE;
  DROP TABLE "_pages_v_locales" CASCADE;
  DROP TABLE "articles" CASCADE;
  DROP TABLE "articles_locales" CASCADE;
  DROP TABLE "articles_texts" CASCADE;
  DROP TABLE "_articles_v" CASCADE;
  DROP TABLE "_articles_v_locales" CASCADE;
  DROP TABLE "_articles_v_texts" CASCADE;
  DROP TABLE "updates" CASCADE;
  DROP TABLE "updates_locales" CASCADE;
  DROP TABLE "_updates_v" CASCADE;
  DROP TABLE "_updates_v_locales" CASCADE;
  DROP TABLE "press_releases" CASCADE;
  DROP TABLE "press_releases_locales" CASCADE;
  DROP TABLE "_press_releases_v" CASCADE;
  DROP TABLE "_press_releases_v_locales" CASCADE;
  DROP TABLE "jobs" CASCADE;
  DROP TABLE "jobs_locales" CASCADE;
  DROP TABLE "_jobs_v" CASCADE;
  DROP TABLE "_jobs_v_locales" CASCADE;
  DROP TABLE "clients" CASCADE;
  DROP TABLE "clients_locales" CASCADE;
  DROP TABLE "_clients_v" CASCADE;
  DROP TABLE "_clients_v_locales" CASCADE;
  DROP TABLE "partners" CASCADE;
  DROP TABLE "partners_locales" CASCADE;
  DROP TABLE "_partners_v" CASCADE;
  DROP TABLE "_partners_v_locales" CASCADE;
  DROP TABLE "plain_pages" CASCADE;
  DROP TABLE "plain_pages_locales" CASCADE;
  DROP TABLE "_plain_pages_v" CASCADE;
  DROP TABLE "_plain_pages_v_locales" CASCADE;
  DROP TABLE "chapters_downloads" CASCADE;
  DROP TABLE "chapters_downloads_locales" CASCADE;
  DROP TABLE "chapters" CASCADE;
  DROP TABLE "chapters_locales" CASCADE;
  DROP TABLE "_chapters_v_version_downloads" CASCADE;
  DROP TABLE "_chapters_v_version_downloads_locales" CASCADE;
  DROP TABLE "_chapters_v" CASCADE;
  DROP TABLE "_chapters_v_locales" CASCADE;
  DROP TABLE "sections_downloads" CASCADE;
  DROP TABLE "sections_downloads_locales" CASCADE;
  DROP TABLE "sections" CASCADE;
  DROP TABLE "sections_locales" CASCADE;
  DROP TABLE "_sections_v_version_downloads" CASCADE;
  DROP TABLE "_sections_v_version_downloads_locales" CASCADE;
  DROP TABLE "_sections_v" CASCADE;
  DROP TABLE "_sections_v_locales" CASCADE;
  DROP TABLE "files" CASCADE;
  DROP TABLE "leads_answers" CASCADE;
  DROP TABLE "leads" CASCADE;
  DROP TABLE "leads_texts" CASCADE;
  DROP TABLE "erased_leads" CASCADE;
  DROP TABLE "users_sessions" CASCADE;
  DROP TABLE "users" CASCADE;
  DROP TABLE "addresses" CASCADE;
  DROP TABLE "payload_kv" CASCADE;
  DROP TABLE "payload_jobs_log" CASCADE;
  DROP TABLE "payload_jobs" CASCADE;
  DROP TABLE "payload_locked_documents" CASCADE;
  DROP TABLE "payload_locked_documents_rels" CASCADE;
  DROP TABLE "payload_preferences" CASCADE;
  DROP TABLE "payload_preferences_rels" CASCADE;
  DROP TABLE "payload_migrations" CASCADE;
  DROP TABLE "site_videos" CASCADE;
  DROP TABLE "site_team" CASCADE;
  DROP TABLE "site_team_locales" CASCADE;
  DROP TABLE "site" CASCADE;
  DROP TABLE "site_locales" CASCADE;
  DROP TABLE "_site_v_version_videos" CASCADE;
  DROP TABLE "_site_v_version_team" CASCADE;
  DROP TABLE "_site_v_version_team_locales" CASCADE;
  DROP TABLE "_site_v" CASCADE;
  DROP TABLE "_site_v_locales" CASCADE;
  DROP TABLE "figures_entries" CASCADE;
  DROP TABLE "figures_entries_locales" CASCADE;
  DROP TABLE "figures" CASCADE;
  DROP TABLE "_figures_v_version_entries" CASCADE;
  DROP TABLE "_figures_v_version_entries_locales" CASCADE;
  DROP TABLE "_figures_v" CASCADE;
  DROP TABLE "navigation_header_groups_entries" CASCADE;
  DROP TABLE "navigation_header_groups_entries_locales" CASCADE;
  DROP TABLE "navigation_header_groups" CASCADE;
  DROP TABLE "navigation_header_groups_locales" CASCADE;
  DROP TABLE "navigation_header" CASCADE;
  DROP TABLE "navigation_header_locales" CASCADE;
  DROP TABLE "navigation_footer_entries" CASCADE;
  DROP TABLE "navigation_footer_entries_locales" CASCADE;
  DROP TABLE "navigation_footer" CASCADE;
  DROP TABLE "navigation_footer_locales" CASCADE;
  DROP TABLE "navigation" CASCADE;
  DROP TABLE "navigation_texts" CASCADE;
  DROP TABLE "_navigation_v_version_header_groups_entries" CASCADE;
  DROP TABLE "_navigation_v_version_header_groups_entries_locales" CASCADE;
  DROP TABLE "_navigation_v_version_header_groups" CASCADE;
  DROP TABLE "_navigation_v_version_header_groups_locales" CASCADE;
  DROP TABLE "_navigation_v_version_header" CASCADE;
  DROP TABLE "_navigation_v_version_header_locales" CASCADE;
  DROP TABLE "_navigation_v_version_footer_entries" CASCADE;
  DROP TABLE "_navigation_v_version_footer_entries_locales" CASCADE;
  DROP TABLE "_navigation_v_version_footer" CASCADE;
  DROP TABLE "_navigation_v_version_footer_locales" CASCADE;
  DROP TABLE "_navigation_v" CASCADE;
  DROP TABLE "_navigation_v_texts" CASCADE;
  DROP TABLE "rules" CASCADE;
  DROP TABLE "_rules_v" CASCADE;
  DROP TABLE "robot_finder" CASCADE;
  DROP TABLE "_robot_finder_v" CASCADE;
  DROP TABLE "publication" CASCADE;
  DROP TYPE "public"."_locales";
  DROP TYPE "public"."enum_pages_status";
  DROP TYPE "public"."enum__pages_v_published_locale";
  DROP TYPE "public"."enum__pages_v_version_status";
  DROP TYPE "public"."enum_articles_status";
  DROP TYPE "public"."enum__articles_v_published_locale";
  DROP TYPE "public"."enum__articles_v_version_status";
  DROP TYPE "public"."enum_updates_status";
  DROP TYPE "public"."enum__updates_v_published_locale";
  DROP TYPE "public"."enum__updates_v_version_status";
  DROP TYPE "public"."enum_press_releases_status";
  DROP TYPE "public"."enum__press_releases_v_published_locale";
  DROP TYPE "public"."enum__press_releases_v_version_status";
  DROP TYPE "public"."enum_jobs_employment";
  DROP TYPE "public"."enum_jobs_status";
  DROP TYPE "public"."enum__jobs_v_version_employment";
  DROP TYPE "public"."enum__jobs_v_published_locale";
  DROP TYPE "public"."enum__jobs_v_version_status";
  DROP TYPE "public"."enum_clients_status";
  DROP TYPE "public"."enum__clients_v_published_locale";
  DROP TYPE "public"."enum__clients_v_version_status";
  DROP TYPE "public"."enum_partners_status";
  DROP TYPE "public"."enum__partners_v_published_locale";
  DROP TYPE "public"."enum__partners_v_version_status";
  DROP TYPE "public"."enum_plain_pages_register";
  DROP TYPE "public"."enum_plain_pages_status";
  DROP TYPE "public"."enum__plain_pages_v_version_register";
  DROP TYPE "public"."enum__plain_pages_v_published_locale";
  DROP TYPE "public"."enum__plain_pages_v_version_status";
  DROP TYPE "public"."enum_chapters_handbook";
  DROP TYPE "public"."enum_chapters_status";
  DROP TYPE "public"."enum__chapters_v_version_handbook";
  DROP TYPE "public"."enum__chapters_v_published_locale";
  DROP TYPE "public"."enum__chapters_v_version_status";
  DROP TYPE "public"."enum_sections_status";
  DROP TYPE "public"."enum__sections_v_published_locale";
  DROP TYPE "public"."enum__sections_v_version_status";
  DROP TYPE "public"."enum_leads_state";
  DROP TYPE "public"."enum_users_role";
  DROP TYPE "public"."enum_addresses_locale";
  DROP TYPE "public"."enum_payload_jobs_log_task_slug";
  DROP TYPE "public"."enum_payload_jobs_log_state";
  DROP TYPE "public"."enum_payload_jobs_task_slug";
  DROP TYPE "public"."enum_site_videos_platform";
  DROP TYPE "public"."enum__site_v_version_videos_platform";
  DROP TYPE "public"."enum_figures_entries_kind";
  DROP TYPE "public"."enum__figures_v_version_entries_kind";
  DROP TYPE "public"."enum_navigation_header_groups_entries_icon";
  DROP TYPE "public"."enum_navigation_header_groups_entries_color";
  DROP TYPE "public"."enum_navigation_footer_entries_icon";
  DROP TYPE "public"."enum_navigation_footer_entries_color";
  DROP TYPE "public"."enum__navigation_v_version_header_groups_entries_icon";
  DROP TYPE "public"."enum__navigation_v_version_header_groups_entries_color";
  DROP TYPE "public"."enum__navigation_v_version_footer_entries_icon";
  DROP TYPE "public"."enum__navigation_v_version_footer_entries_color";`)
}
