import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_pages_language" AS ENUM('de', 'en');
  CREATE TYPE "public"."enum_pages_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__pages_v_version_language" AS ENUM('de', 'en');
  CREATE TYPE "public"."enum__pages_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_articles_language" AS ENUM('de', 'en');
  CREATE TYPE "public"."enum_articles_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__articles_v_version_language" AS ENUM('de', 'en');
  CREATE TYPE "public"."enum__articles_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_updates_language" AS ENUM('de', 'en');
  CREATE TYPE "public"."enum_updates_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__updates_v_version_language" AS ENUM('de', 'en');
  CREATE TYPE "public"."enum__updates_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_press_releases_language" AS ENUM('de', 'en');
  CREATE TYPE "public"."enum_press_releases_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__press_releases_v_version_language" AS ENUM('de', 'en');
  CREATE TYPE "public"."enum__press_releases_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_jobs_language" AS ENUM('de', 'en');
  CREATE TYPE "public"."enum_jobs_employment" AS ENUM('FULL_TIME', 'PART_TIME', 'INTERN');
  CREATE TYPE "public"."enum_jobs_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__jobs_v_version_language" AS ENUM('de', 'en');
  CREATE TYPE "public"."enum__jobs_v_version_employment" AS ENUM('FULL_TIME', 'PART_TIME', 'INTERN');
  CREATE TYPE "public"."enum__jobs_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_clients_language" AS ENUM('de', 'en');
  CREATE TYPE "public"."enum_clients_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__clients_v_version_language" AS ENUM('de', 'en');
  CREATE TYPE "public"."enum__clients_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_partners_language" AS ENUM('de', 'en');
  CREATE TYPE "public"."enum_partners_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__partners_v_version_language" AS ENUM('de', 'en');
  CREATE TYPE "public"."enum__partners_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_plain_pages_language" AS ENUM('de', 'en');
  CREATE TYPE "public"."enum_plain_pages_register" AS ENUM('figures', 'standards');
  CREATE TYPE "public"."enum_plain_pages_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__plain_pages_v_version_language" AS ENUM('de', 'en');
  CREATE TYPE "public"."enum__plain_pages_v_version_register" AS ENUM('figures', 'standards');
  CREATE TYPE "public"."enum__plain_pages_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_chapters_language" AS ENUM('de', 'en');
  CREATE TYPE "public"."enum_chapters_handbook" AS ENUM('reliable-robots-manufacturers', 'robot-operations', 'sustainable-automation');
  CREATE TYPE "public"."enum_chapters_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__chapters_v_version_language" AS ENUM('de', 'en');
  CREATE TYPE "public"."enum__chapters_v_version_handbook" AS ENUM('reliable-robots-manufacturers', 'robot-operations', 'sustainable-automation');
  CREATE TYPE "public"."enum__chapters_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_sections_language" AS ENUM('de', 'en');
  CREATE TYPE "public"."enum_sections_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__sections_v_version_language" AS ENUM('de', 'en');
  CREATE TYPE "public"."enum__sections_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_leads_state" AS ENUM('new', 'working', 'answered', 'done', 'spam');
  CREATE TYPE "public"."enum_leads_delivery_state" AS ENUM('pending', 'failing', 'delivered', 'dead');
  CREATE TYPE "public"."enum_lead_deliveries_state" AS ENUM('pending', 'failing', 'delivered', 'dead');
  CREATE TYPE "public"."enum_person_orders_kind" AS ENUM('erase', 'export');
  CREATE TYPE "public"."enum_users_languages" AS ENUM('de', 'en');
  CREATE TYPE "public"."enum_users_role" AS ENUM('translator', 'author', 'editor', 'sales', 'admin');
  CREATE TYPE "public"."enum_addresses_locale" AS ENUM('de', 'en');
  CREATE TYPE "public"."enum_payload_jobs_log_task_slug" AS ENUM('inline', 'schedulePublish');
  CREATE TYPE "public"."enum_payload_jobs_log_state" AS ENUM('failed', 'succeeded');
  CREATE TYPE "public"."enum_payload_jobs_task_slug" AS ENUM('inline', 'schedulePublish');
  CREATE TYPE "public"."enum_site_videos_platform" AS ENUM('youtube', 'vimeo');
  CREATE TYPE "public"."enum__site_v_version_videos_platform" AS ENUM('youtube', 'vimeo');
  CREATE TYPE "public"."enum_figures_entries_kind" AS ENUM('customerResult', 'guideValue', 'companyFact');
  CREATE TYPE "public"."enum__figures_v_version_entries_kind" AS ENUM('customerResult', 'guideValue', 'companyFact');
  CREATE TYPE "public"."enum_navigation_de_header_groups_entries_icon" AS ENUM('activity', 'alert-triangle', 'antenna', 'api', 'arrows-exchange', 'augmented-reality', 'barcode', 'battery-charging', 'bed', 'bell', 'bolt', 'books', 'box', 'building-factory-2', 'building-hospital', 'building-warehouse', 'calendar', 'calendar-time', 'camera', 'car-crane', 'certificate', 'chart-bar', 'chart-line', 'checklist', 'circle-check', 'clipboard-check', 'clipboard-list', 'clock', 'cloud', 'coin-euro', 'cpu', 'crane', 'database', 'device-mobile', 'drone', 'droplet', 'engine', 'eye', 'file-text', 'files', 'filter', 'first-aid-kit', 'flag', 'forklift', 'gauge', 'git-merge', 'hand-click', 'hand-stop', 'headset', 'heart-handshake', 'history', 'inbox', 'info-circle', 'key', 'language', 'layers-intersect', 'link', 'list-check', 'lock', 'mail', 'map', 'map-pin', 'map-route', 'message', 'messages', 'microphone', 'network', 'notebook', 'package', 'package-export', 'package-import', 'packages', 'phone', 'photo-scan', 'plug', 'plug-connected', 'puzzle', 'qrcode', 'radar-2', 'receipt', 'refresh', 'report', 'robot', 'robot-face', 'route', 'ruler-2', 'scale', 'school', 'search', 'settings', 'shield-check', 'shopping-cart', 'signature', 'sitemap', 'snowflake', 'spray', 'stack-2', 'stairs', 'star', 'stethoscope', 'tag', 'target', 'temperature', 'timeline', 'tool', 'tools', 'tools-kitchen-2', 'traffic-lights', 'transfer', 'trending-up', 'truck-delivery', 'upload', 'user-check', 'users', 'users-group', 'vacuum-cleaner', 'versions', 'video', 'walk', 'wheel', 'wifi', 'world', 'zoom-check');
  CREATE TYPE "public"."enum_navigation_de_header_groups_entries_color" AS ENUM('amber', 'coral', 'white');
  CREATE TYPE "public"."enum_navigation_de_footer_entries_icon" AS ENUM('activity', 'alert-triangle', 'antenna', 'api', 'arrows-exchange', 'augmented-reality', 'barcode', 'battery-charging', 'bed', 'bell', 'bolt', 'books', 'box', 'building-factory-2', 'building-hospital', 'building-warehouse', 'calendar', 'calendar-time', 'camera', 'car-crane', 'certificate', 'chart-bar', 'chart-line', 'checklist', 'circle-check', 'clipboard-check', 'clipboard-list', 'clock', 'cloud', 'coin-euro', 'cpu', 'crane', 'database', 'device-mobile', 'drone', 'droplet', 'engine', 'eye', 'file-text', 'files', 'filter', 'first-aid-kit', 'flag', 'forklift', 'gauge', 'git-merge', 'hand-click', 'hand-stop', 'headset', 'heart-handshake', 'history', 'inbox', 'info-circle', 'key', 'language', 'layers-intersect', 'link', 'list-check', 'lock', 'mail', 'map', 'map-pin', 'map-route', 'message', 'messages', 'microphone', 'network', 'notebook', 'package', 'package-export', 'package-import', 'packages', 'phone', 'photo-scan', 'plug', 'plug-connected', 'puzzle', 'qrcode', 'radar-2', 'receipt', 'refresh', 'report', 'robot', 'robot-face', 'route', 'ruler-2', 'scale', 'school', 'search', 'settings', 'shield-check', 'shopping-cart', 'signature', 'sitemap', 'snowflake', 'spray', 'stack-2', 'stairs', 'star', 'stethoscope', 'tag', 'target', 'temperature', 'timeline', 'tool', 'tools', 'tools-kitchen-2', 'traffic-lights', 'transfer', 'trending-up', 'truck-delivery', 'upload', 'user-check', 'users', 'users-group', 'vacuum-cleaner', 'versions', 'video', 'walk', 'wheel', 'wifi', 'world', 'zoom-check');
  CREATE TYPE "public"."enum_navigation_de_footer_entries_color" AS ENUM('amber', 'coral', 'white');
  CREATE TYPE "public"."enum__navigation_de_v_version_header_groups_entries_icon" AS ENUM('activity', 'alert-triangle', 'antenna', 'api', 'arrows-exchange', 'augmented-reality', 'barcode', 'battery-charging', 'bed', 'bell', 'bolt', 'books', 'box', 'building-factory-2', 'building-hospital', 'building-warehouse', 'calendar', 'calendar-time', 'camera', 'car-crane', 'certificate', 'chart-bar', 'chart-line', 'checklist', 'circle-check', 'clipboard-check', 'clipboard-list', 'clock', 'cloud', 'coin-euro', 'cpu', 'crane', 'database', 'device-mobile', 'drone', 'droplet', 'engine', 'eye', 'file-text', 'files', 'filter', 'first-aid-kit', 'flag', 'forklift', 'gauge', 'git-merge', 'hand-click', 'hand-stop', 'headset', 'heart-handshake', 'history', 'inbox', 'info-circle', 'key', 'language', 'layers-intersect', 'link', 'list-check', 'lock', 'mail', 'map', 'map-pin', 'map-route', 'message', 'messages', 'microphone', 'network', 'notebook', 'package', 'package-export', 'package-import', 'packages', 'phone', 'photo-scan', 'plug', 'plug-connected', 'puzzle', 'qrcode', 'radar-2', 'receipt', 'refresh', 'report', 'robot', 'robot-face', 'route', 'ruler-2', 'scale', 'school', 'search', 'settings', 'shield-check', 'shopping-cart', 'signature', 'sitemap', 'snowflake', 'spray', 'stack-2', 'stairs', 'star', 'stethoscope', 'tag', 'target', 'temperature', 'timeline', 'tool', 'tools', 'tools-kitchen-2', 'traffic-lights', 'transfer', 'trending-up', 'truck-delivery', 'upload', 'user-check', 'users', 'users-group', 'vacuum-cleaner', 'versions', 'video', 'walk', 'wheel', 'wifi', 'world', 'zoom-check');
  CREATE TYPE "public"."enum__navigation_de_v_version_header_groups_entries_color" AS ENUM('amber', 'coral', 'white');
  CREATE TYPE "public"."enum__navigation_de_v_version_footer_entries_icon" AS ENUM('activity', 'alert-triangle', 'antenna', 'api', 'arrows-exchange', 'augmented-reality', 'barcode', 'battery-charging', 'bed', 'bell', 'bolt', 'books', 'box', 'building-factory-2', 'building-hospital', 'building-warehouse', 'calendar', 'calendar-time', 'camera', 'car-crane', 'certificate', 'chart-bar', 'chart-line', 'checklist', 'circle-check', 'clipboard-check', 'clipboard-list', 'clock', 'cloud', 'coin-euro', 'cpu', 'crane', 'database', 'device-mobile', 'drone', 'droplet', 'engine', 'eye', 'file-text', 'files', 'filter', 'first-aid-kit', 'flag', 'forklift', 'gauge', 'git-merge', 'hand-click', 'hand-stop', 'headset', 'heart-handshake', 'history', 'inbox', 'info-circle', 'key', 'language', 'layers-intersect', 'link', 'list-check', 'lock', 'mail', 'map', 'map-pin', 'map-route', 'message', 'messages', 'microphone', 'network', 'notebook', 'package', 'package-export', 'package-import', 'packages', 'phone', 'photo-scan', 'plug', 'plug-connected', 'puzzle', 'qrcode', 'radar-2', 'receipt', 'refresh', 'report', 'robot', 'robot-face', 'route', 'ruler-2', 'scale', 'school', 'search', 'settings', 'shield-check', 'shopping-cart', 'signature', 'sitemap', 'snowflake', 'spray', 'stack-2', 'stairs', 'star', 'stethoscope', 'tag', 'target', 'temperature', 'timeline', 'tool', 'tools', 'tools-kitchen-2', 'traffic-lights', 'transfer', 'trending-up', 'truck-delivery', 'upload', 'user-check', 'users', 'users-group', 'vacuum-cleaner', 'versions', 'video', 'walk', 'wheel', 'wifi', 'world', 'zoom-check');
  CREATE TYPE "public"."enum__navigation_de_v_version_footer_entries_color" AS ENUM('amber', 'coral', 'white');
  CREATE TYPE "public"."enum_navigation_en_header_groups_entries_icon" AS ENUM('activity', 'alert-triangle', 'antenna', 'api', 'arrows-exchange', 'augmented-reality', 'barcode', 'battery-charging', 'bed', 'bell', 'bolt', 'books', 'box', 'building-factory-2', 'building-hospital', 'building-warehouse', 'calendar', 'calendar-time', 'camera', 'car-crane', 'certificate', 'chart-bar', 'chart-line', 'checklist', 'circle-check', 'clipboard-check', 'clipboard-list', 'clock', 'cloud', 'coin-euro', 'cpu', 'crane', 'database', 'device-mobile', 'drone', 'droplet', 'engine', 'eye', 'file-text', 'files', 'filter', 'first-aid-kit', 'flag', 'forklift', 'gauge', 'git-merge', 'hand-click', 'hand-stop', 'headset', 'heart-handshake', 'history', 'inbox', 'info-circle', 'key', 'language', 'layers-intersect', 'link', 'list-check', 'lock', 'mail', 'map', 'map-pin', 'map-route', 'message', 'messages', 'microphone', 'network', 'notebook', 'package', 'package-export', 'package-import', 'packages', 'phone', 'photo-scan', 'plug', 'plug-connected', 'puzzle', 'qrcode', 'radar-2', 'receipt', 'refresh', 'report', 'robot', 'robot-face', 'route', 'ruler-2', 'scale', 'school', 'search', 'settings', 'shield-check', 'shopping-cart', 'signature', 'sitemap', 'snowflake', 'spray', 'stack-2', 'stairs', 'star', 'stethoscope', 'tag', 'target', 'temperature', 'timeline', 'tool', 'tools', 'tools-kitchen-2', 'traffic-lights', 'transfer', 'trending-up', 'truck-delivery', 'upload', 'user-check', 'users', 'users-group', 'vacuum-cleaner', 'versions', 'video', 'walk', 'wheel', 'wifi', 'world', 'zoom-check');
  CREATE TYPE "public"."enum_navigation_en_header_groups_entries_color" AS ENUM('amber', 'coral', 'white');
  CREATE TYPE "public"."enum_navigation_en_footer_entries_icon" AS ENUM('activity', 'alert-triangle', 'antenna', 'api', 'arrows-exchange', 'augmented-reality', 'barcode', 'battery-charging', 'bed', 'bell', 'bolt', 'books', 'box', 'building-factory-2', 'building-hospital', 'building-warehouse', 'calendar', 'calendar-time', 'camera', 'car-crane', 'certificate', 'chart-bar', 'chart-line', 'checklist', 'circle-check', 'clipboard-check', 'clipboard-list', 'clock', 'cloud', 'coin-euro', 'cpu', 'crane', 'database', 'device-mobile', 'drone', 'droplet', 'engine', 'eye', 'file-text', 'files', 'filter', 'first-aid-kit', 'flag', 'forklift', 'gauge', 'git-merge', 'hand-click', 'hand-stop', 'headset', 'heart-handshake', 'history', 'inbox', 'info-circle', 'key', 'language', 'layers-intersect', 'link', 'list-check', 'lock', 'mail', 'map', 'map-pin', 'map-route', 'message', 'messages', 'microphone', 'network', 'notebook', 'package', 'package-export', 'package-import', 'packages', 'phone', 'photo-scan', 'plug', 'plug-connected', 'puzzle', 'qrcode', 'radar-2', 'receipt', 'refresh', 'report', 'robot', 'robot-face', 'route', 'ruler-2', 'scale', 'school', 'search', 'settings', 'shield-check', 'shopping-cart', 'signature', 'sitemap', 'snowflake', 'spray', 'stack-2', 'stairs', 'star', 'stethoscope', 'tag', 'target', 'temperature', 'timeline', 'tool', 'tools', 'tools-kitchen-2', 'traffic-lights', 'transfer', 'trending-up', 'truck-delivery', 'upload', 'user-check', 'users', 'users-group', 'vacuum-cleaner', 'versions', 'video', 'walk', 'wheel', 'wifi', 'world', 'zoom-check');
  CREATE TYPE "public"."enum_navigation_en_footer_entries_color" AS ENUM('amber', 'coral', 'white');
  CREATE TYPE "public"."enum__navigation_en_v_version_header_groups_entries_icon" AS ENUM('activity', 'alert-triangle', 'antenna', 'api', 'arrows-exchange', 'augmented-reality', 'barcode', 'battery-charging', 'bed', 'bell', 'bolt', 'books', 'box', 'building-factory-2', 'building-hospital', 'building-warehouse', 'calendar', 'calendar-time', 'camera', 'car-crane', 'certificate', 'chart-bar', 'chart-line', 'checklist', 'circle-check', 'clipboard-check', 'clipboard-list', 'clock', 'cloud', 'coin-euro', 'cpu', 'crane', 'database', 'device-mobile', 'drone', 'droplet', 'engine', 'eye', 'file-text', 'files', 'filter', 'first-aid-kit', 'flag', 'forklift', 'gauge', 'git-merge', 'hand-click', 'hand-stop', 'headset', 'heart-handshake', 'history', 'inbox', 'info-circle', 'key', 'language', 'layers-intersect', 'link', 'list-check', 'lock', 'mail', 'map', 'map-pin', 'map-route', 'message', 'messages', 'microphone', 'network', 'notebook', 'package', 'package-export', 'package-import', 'packages', 'phone', 'photo-scan', 'plug', 'plug-connected', 'puzzle', 'qrcode', 'radar-2', 'receipt', 'refresh', 'report', 'robot', 'robot-face', 'route', 'ruler-2', 'scale', 'school', 'search', 'settings', 'shield-check', 'shopping-cart', 'signature', 'sitemap', 'snowflake', 'spray', 'stack-2', 'stairs', 'star', 'stethoscope', 'tag', 'target', 'temperature', 'timeline', 'tool', 'tools', 'tools-kitchen-2', 'traffic-lights', 'transfer', 'trending-up', 'truck-delivery', 'upload', 'user-check', 'users', 'users-group', 'vacuum-cleaner', 'versions', 'video', 'walk', 'wheel', 'wifi', 'world', 'zoom-check');
  CREATE TYPE "public"."enum__navigation_en_v_version_header_groups_entries_color" AS ENUM('amber', 'coral', 'white');
  CREATE TYPE "public"."enum__navigation_en_v_version_footer_entries_icon" AS ENUM('activity', 'alert-triangle', 'antenna', 'api', 'arrows-exchange', 'augmented-reality', 'barcode', 'battery-charging', 'bed', 'bell', 'bolt', 'books', 'box', 'building-factory-2', 'building-hospital', 'building-warehouse', 'calendar', 'calendar-time', 'camera', 'car-crane', 'certificate', 'chart-bar', 'chart-line', 'checklist', 'circle-check', 'clipboard-check', 'clipboard-list', 'clock', 'cloud', 'coin-euro', 'cpu', 'crane', 'database', 'device-mobile', 'drone', 'droplet', 'engine', 'eye', 'file-text', 'files', 'filter', 'first-aid-kit', 'flag', 'forklift', 'gauge', 'git-merge', 'hand-click', 'hand-stop', 'headset', 'heart-handshake', 'history', 'inbox', 'info-circle', 'key', 'language', 'layers-intersect', 'link', 'list-check', 'lock', 'mail', 'map', 'map-pin', 'map-route', 'message', 'messages', 'microphone', 'network', 'notebook', 'package', 'package-export', 'package-import', 'packages', 'phone', 'photo-scan', 'plug', 'plug-connected', 'puzzle', 'qrcode', 'radar-2', 'receipt', 'refresh', 'report', 'robot', 'robot-face', 'route', 'ruler-2', 'scale', 'school', 'search', 'settings', 'shield-check', 'shopping-cart', 'signature', 'sitemap', 'snowflake', 'spray', 'stack-2', 'stairs', 'star', 'stethoscope', 'tag', 'target', 'temperature', 'timeline', 'tool', 'tools', 'tools-kitchen-2', 'traffic-lights', 'transfer', 'trending-up', 'truck-delivery', 'upload', 'user-check', 'users', 'users-group', 'vacuum-cleaner', 'versions', 'video', 'walk', 'wheel', 'wifi', 'world', 'zoom-check');
  CREATE TYPE "public"."enum__navigation_en_v_version_footer_entries_color" AS ENUM('amber', 'coral', 'white');
  CREATE TABLE "pages_event_before_actions" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"label" varchar,
  	"to" varchar
  );
  
  CREATE TABLE "pages_event_during_actions" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"label" varchar,
  	"to" varchar
  );
  
  CREATE TABLE "pages" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"language" "enum_pages_language",
  	"ref" varchar,
  	"changed_by" varchar,
  	"path" varchar,
  	"meta_title" varchar,
  	"meta_description" varchar,
  	"event_begins" timestamp(3) with time zone,
  	"event_ended" timestamp(3) with time zone,
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
  	"blocks" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_pages_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_pages_v_version_event_before_actions" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"label" varchar,
  	"to" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_pages_v_version_event_during_actions" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"label" varchar,
  	"to" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_pages_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_language" "enum__pages_v_version_language",
  	"version_ref" varchar,
  	"version_changed_by" varchar,
  	"version_path" varchar,
  	"version_meta_title" varchar,
  	"version_meta_description" varchar,
  	"version_event_begins" timestamp(3) with time zone,
  	"version_event_ended" timestamp(3) with time zone,
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
  	"version_blocks" jsonb,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__pages_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "articles" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"language" "enum_articles_language",
  	"ref" varchar,
  	"changed_by" varchar,
  	"name" varchar,
  	"slug" varchar,
  	"meta_title" varchar,
  	"meta_description" varchar,
  	"title" varchar,
  	"teaser" varchar,
  	"published" timestamp(3) with time zone,
  	"body" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_articles_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "articles_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "_articles_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_language" "enum__articles_v_version_language",
  	"version_ref" varchar,
  	"version_changed_by" varchar,
  	"version_name" varchar,
  	"version_slug" varchar,
  	"version_meta_title" varchar,
  	"version_meta_description" varchar,
  	"version_title" varchar,
  	"version_teaser" varchar,
  	"version_published" timestamp(3) with time zone,
  	"version_body" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__articles_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "_articles_v_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "updates" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"language" "enum_updates_language",
  	"ref" varchar,
  	"changed_by" varchar,
  	"name" varchar,
  	"slug" varchar,
  	"meta_title" varchar,
  	"meta_description" varchar,
  	"title" varchar,
  	"teaser" varchar,
  	"published" timestamp(3) with time zone,
  	"video" varchar,
  	"audio_file" varchar,
  	"audio_duration" varchar,
  	"audio_transcript" varchar,
  	"body" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_updates_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_updates_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_language" "enum__updates_v_version_language",
  	"version_ref" varchar,
  	"version_changed_by" varchar,
  	"version_name" varchar,
  	"version_slug" varchar,
  	"version_meta_title" varchar,
  	"version_meta_description" varchar,
  	"version_title" varchar,
  	"version_teaser" varchar,
  	"version_published" timestamp(3) with time zone,
  	"version_video" varchar,
  	"version_audio_file" varchar,
  	"version_audio_duration" varchar,
  	"version_audio_transcript" varchar,
  	"version_body" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__updates_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "press_releases" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"language" "enum_press_releases_language",
  	"ref" varchar,
  	"changed_by" varchar,
  	"name" varchar,
  	"slug" varchar,
  	"meta_title" varchar,
  	"meta_description" varchar,
  	"title" varchar,
  	"teaser" varchar,
  	"published" timestamp(3) with time zone,
  	"body" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_press_releases_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_press_releases_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_language" "enum__press_releases_v_version_language",
  	"version_ref" varchar,
  	"version_changed_by" varchar,
  	"version_name" varchar,
  	"version_slug" varchar,
  	"version_meta_title" varchar,
  	"version_meta_description" varchar,
  	"version_title" varchar,
  	"version_teaser" varchar,
  	"version_published" timestamp(3) with time zone,
  	"version_body" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__press_releases_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "jobs" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"language" "enum_jobs_language",
  	"ref" varchar,
  	"changed_by" varchar,
  	"name" varchar,
  	"slug" varchar,
  	"meta_title" varchar,
  	"meta_description" varchar,
  	"title" varchar,
  	"teaser" varchar,
  	"published" timestamp(3) with time zone,
  	"employment" "enum_jobs_employment",
  	"workplace" varchar,
  	"remote" boolean,
  	"closes" timestamp(3) with time zone,
  	"body" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_jobs_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_jobs_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_language" "enum__jobs_v_version_language",
  	"version_ref" varchar,
  	"version_changed_by" varchar,
  	"version_name" varchar,
  	"version_slug" varchar,
  	"version_meta_title" varchar,
  	"version_meta_description" varchar,
  	"version_title" varchar,
  	"version_teaser" varchar,
  	"version_published" timestamp(3) with time zone,
  	"version_employment" "enum__jobs_v_version_employment",
  	"version_workplace" varchar,
  	"version_remote" boolean,
  	"version_closes" timestamp(3) with time zone,
  	"version_body" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__jobs_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "clients" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"language" "enum_clients_language",
  	"ref" varchar,
  	"changed_by" varchar,
  	"name" varchar,
  	"slug" varchar,
  	"meta_title" varchar,
  	"meta_description" varchar,
  	"title" varchar,
  	"teaser" varchar,
  	"industry" varchar,
  	"story" varchar,
  	"body" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_clients_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_clients_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_language" "enum__clients_v_version_language",
  	"version_ref" varchar,
  	"version_changed_by" varchar,
  	"version_name" varchar,
  	"version_slug" varchar,
  	"version_meta_title" varchar,
  	"version_meta_description" varchar,
  	"version_title" varchar,
  	"version_teaser" varchar,
  	"version_industry" varchar,
  	"version_story" varchar,
  	"version_body" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__clients_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "partners" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"language" "enum_partners_language",
  	"ref" varchar,
  	"changed_by" varchar,
  	"name" varchar,
  	"slug" varchar,
  	"meta_title" varchar,
  	"meta_description" varchar,
  	"title" varchar,
  	"teaser" varchar,
  	"body" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_partners_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_partners_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_language" "enum__partners_v_version_language",
  	"version_ref" varchar,
  	"version_changed_by" varchar,
  	"version_name" varchar,
  	"version_slug" varchar,
  	"version_meta_title" varchar,
  	"version_meta_description" varchar,
  	"version_title" varchar,
  	"version_teaser" varchar,
  	"version_body" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__partners_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "plain_pages" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"language" "enum_plain_pages_language",
  	"ref" varchar,
  	"changed_by" varchar,
  	"name" varchar,
  	"slug" varchar,
  	"meta_title" varchar,
  	"meta_description" varchar,
  	"title" varchar,
  	"teaser" varchar,
  	"register" "enum_plain_pages_register",
  	"body" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_plain_pages_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_plain_pages_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_language" "enum__plain_pages_v_version_language",
  	"version_ref" varchar,
  	"version_changed_by" varchar,
  	"version_name" varchar,
  	"version_slug" varchar,
  	"version_meta_title" varchar,
  	"version_meta_description" varchar,
  	"version_title" varchar,
  	"version_teaser" varchar,
  	"version_register" "enum__plain_pages_v_version_register",
  	"version_body" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__plain_pages_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "chapters_downloads" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"text" varchar,
  	"file" varchar
  );
  
  CREATE TABLE "chapters" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"language" "enum_chapters_language",
  	"ref" varchar,
  	"changed_by" varchar,
  	"handbook" "enum_chapters_handbook",
  	"name" varchar,
  	"slug" varchar,
  	"meta_title" varchar,
  	"meta_description" varchar,
  	"title" varchar,
  	"teaser" varchar,
  	"order" numeric,
  	"body" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_chapters_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_chapters_v_version_downloads" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"text" varchar,
  	"file" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_chapters_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_language" "enum__chapters_v_version_language",
  	"version_ref" varchar,
  	"version_changed_by" varchar,
  	"version_handbook" "enum__chapters_v_version_handbook",
  	"version_name" varchar,
  	"version_slug" varchar,
  	"version_meta_title" varchar,
  	"version_meta_description" varchar,
  	"version_title" varchar,
  	"version_teaser" varchar,
  	"version_order" numeric,
  	"version_body" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__chapters_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "sections_downloads" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"text" varchar,
  	"file" varchar
  );
  
  CREATE TABLE "sections" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"language" "enum_sections_language",
  	"ref" varchar,
  	"changed_by" varchar,
  	"chapter_id" integer,
  	"name" varchar,
  	"slug" varchar,
  	"meta_title" varchar,
  	"meta_description" varchar,
  	"title" varchar,
  	"teaser" varchar,
  	"order" numeric,
  	"body" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_sections_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_sections_v_version_downloads" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"text" varchar,
  	"file" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_sections_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_language" "enum__sections_v_version_language",
  	"version_ref" varchar,
  	"version_changed_by" varchar,
  	"version_chapter_id" integer,
  	"version_name" varchar,
  	"version_slug" varchar,
  	"version_meta_title" varchar,
  	"version_meta_description" varchar,
  	"version_title" varchar,
  	"version_teaser" varchar,
  	"version_order" numeric,
  	"version_body" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__sections_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
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
  	"value" varchar,
  	"labels" jsonb,
  	"words" varchar
  );
  
  CREATE TABLE "leads" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"state" "enum_leads_state" DEFAULT 'new' NOT NULL,
  	"assignee_id" integer,
  	"accepted_at" timestamp(3) with time zone,
  	"who" varchar,
  	"form" varchar,
  	"titles" jsonb,
  	"locale" varchar,
  	"page" varchar,
  	"email" varchar,
  	"company" varchar,
  	"files" jsonb,
  	"campaign" jsonb,
  	"is_suspected" boolean DEFAULT false,
  	"delivery_state" "enum_leads_delivery_state",
  	"address" varchar,
  	"search_text" varchar,
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
  
  CREATE TABLE "lead_notes" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"lead_id" integer NOT NULL,
  	"text" varchar NOT NULL,
  	"author_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "lead_events" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"lead_id" integer NOT NULL,
  	"by_id" integer,
  	"kind" varchar NOT NULL,
  	"from" varchar,
  	"to" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "lead_deliveries" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"lead_id" integer NOT NULL,
  	"sink" varchar NOT NULL,
  	"state" "enum_lead_deliveries_state" NOT NULL,
  	"attempts" numeric,
  	"at" timestamp(3) with time zone,
  	"reason" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "erased_leads" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar NOT NULL
  );
  
  CREATE TABLE "person_orders" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"kind" "enum_person_orders_kind" NOT NULL,
  	"email" varchar,
  	"by_id" integer,
  	"results" jsonb,
  	"done_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "lead_sites" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"site" varchar NOT NULL,
  	"seen_at" timestamp(3) with time zone NOT NULL
  );
  
  CREATE TABLE "users_languages" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_users_languages",
  	"id" serial PRIMARY KEY NOT NULL
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
  	"name" varchar NOT NULL,
  	"role_de" varchar NOT NULL,
  	"role_en" varchar NOT NULL
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
  	"funding_text_de" varchar,
  	"funding_text_en" varchar,
  	"robot_data_licence_de" varchar,
  	"robot_data_licence_en" varchar,
  	"contract_term_de" varchar,
  	"contract_term_en" varchar,
  	"since" numeric NOT NULL,
  	"changed_by" varchar,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
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
  	"role_de" varchar NOT NULL,
  	"role_en" varchar NOT NULL,
  	"_uuid" varchar
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
  	"version_funding_text_de" varchar,
  	"version_funding_text_en" varchar,
  	"version_robot_data_licence_de" varchar,
  	"version_robot_data_licence_en" varchar,
  	"version_contract_term_de" varchar,
  	"version_contract_term_en" varchar,
  	"version_since" numeric NOT NULL,
  	"version_changed_by" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "figures_entries" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"key" varchar NOT NULL,
  	"value_de" varchar NOT NULL,
  	"value_en" varchar NOT NULL,
  	"label_de" varchar NOT NULL,
  	"label_en" varchar NOT NULL,
  	"kind" "enum_figures_entries_kind" NOT NULL,
  	"client" varchar,
  	"method_de" varchar,
  	"method_en" varchar,
  	"source_de" varchar,
  	"source_en" varchar,
  	"confirmed_by" varchar,
  	"confirmed_on" timestamp(3) with time zone
  );
  
  CREATE TABLE "figures" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"changed_by" varchar,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_figures_v_version_entries" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar NOT NULL,
  	"value_de" varchar NOT NULL,
  	"value_en" varchar NOT NULL,
  	"label_de" varchar NOT NULL,
  	"label_en" varchar NOT NULL,
  	"kind" "enum__figures_v_version_entries_kind" NOT NULL,
  	"client" varchar,
  	"method_de" varchar,
  	"method_en" varchar,
  	"source_de" varchar,
  	"source_en" varchar,
  	"confirmed_by" varchar,
  	"confirmed_on" timestamp(3) with time zone,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_figures_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_changed_by" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "navigation_de_header_groups_entries" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"label" varchar NOT NULL,
  	"to" varchar NOT NULL,
  	"text" varchar,
  	"icon" "enum_navigation_de_header_groups_entries_icon",
  	"color" "enum_navigation_de_header_groups_entries_color"
  );
  
  CREATE TABLE "navigation_de_header_groups" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar NOT NULL
  );
  
  CREATE TABLE "navigation_de_header" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"label" varchar NOT NULL,
  	"to" varchar,
  	"overview_label" varchar,
  	"overview_to" varchar
  );
  
  CREATE TABLE "navigation_de_footer_entries" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"label" varchar NOT NULL,
  	"to" varchar NOT NULL,
  	"text" varchar,
  	"icon" "enum_navigation_de_footer_entries_icon",
  	"color" "enum_navigation_de_footer_entries_color"
  );
  
  CREATE TABLE "navigation_de_footer" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar NOT NULL
  );
  
  CREATE TABLE "navigation_de" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"changed_by" varchar,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "navigation_de_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "_navigation_de_v_version_header_groups_entries" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"label" varchar NOT NULL,
  	"to" varchar NOT NULL,
  	"text" varchar,
  	"icon" "enum__navigation_de_v_version_header_groups_entries_icon",
  	"color" "enum__navigation_de_v_version_header_groups_entries_color",
  	"_uuid" varchar
  );
  
  CREATE TABLE "_navigation_de_v_version_header_groups" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_navigation_de_v_version_header" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"label" varchar NOT NULL,
  	"to" varchar,
  	"overview_label" varchar,
  	"overview_to" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_navigation_de_v_version_footer_entries" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"label" varchar NOT NULL,
  	"to" varchar NOT NULL,
  	"text" varchar,
  	"icon" "enum__navigation_de_v_version_footer_entries_icon",
  	"color" "enum__navigation_de_v_version_footer_entries_color",
  	"_uuid" varchar
  );
  
  CREATE TABLE "_navigation_de_v_version_footer" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_navigation_de_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_changed_by" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "_navigation_de_v_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "navigation_en_header_groups_entries" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"label" varchar NOT NULL,
  	"to" varchar NOT NULL,
  	"text" varchar,
  	"icon" "enum_navigation_en_header_groups_entries_icon",
  	"color" "enum_navigation_en_header_groups_entries_color"
  );
  
  CREATE TABLE "navigation_en_header_groups" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar NOT NULL
  );
  
  CREATE TABLE "navigation_en_header" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"label" varchar NOT NULL,
  	"to" varchar,
  	"overview_label" varchar,
  	"overview_to" varchar
  );
  
  CREATE TABLE "navigation_en_footer_entries" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"label" varchar NOT NULL,
  	"to" varchar NOT NULL,
  	"text" varchar,
  	"icon" "enum_navigation_en_footer_entries_icon",
  	"color" "enum_navigation_en_footer_entries_color"
  );
  
  CREATE TABLE "navigation_en_footer" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar NOT NULL
  );
  
  CREATE TABLE "navigation_en" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"changed_by" varchar,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "navigation_en_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "_navigation_en_v_version_header_groups_entries" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"label" varchar NOT NULL,
  	"to" varchar NOT NULL,
  	"text" varchar,
  	"icon" "enum__navigation_en_v_version_header_groups_entries_icon",
  	"color" "enum__navigation_en_v_version_header_groups_entries_color",
  	"_uuid" varchar
  );
  
  CREATE TABLE "_navigation_en_v_version_header_groups" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_navigation_en_v_version_header" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"label" varchar NOT NULL,
  	"to" varchar,
  	"overview_label" varchar,
  	"overview_to" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_navigation_en_v_version_footer_entries" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"label" varchar NOT NULL,
  	"to" varchar NOT NULL,
  	"text" varchar,
  	"icon" "enum__navigation_en_v_version_footer_entries_icon",
  	"color" "enum__navigation_en_v_version_footer_entries_color",
  	"_uuid" varchar
  );
  
  CREATE TABLE "_navigation_en_v_version_footer" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_navigation_en_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_changed_by" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "_navigation_en_v_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
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
  	"changed_by" varchar,
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
  	"version_changed_by" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "robot_finder" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"robots" varchar,
  	"manufacturers" varchar,
  	"changed_by" varchar,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_robot_finder_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_robots" varchar,
  	"version_manufacturers" varchar,
  	"version_changed_by" varchar,
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
  ALTER TABLE "pages_event_during_actions" ADD CONSTRAINT "pages_event_during_actions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_version_event_before_actions" ADD CONSTRAINT "_pages_v_version_event_before_actions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_version_event_during_actions" ADD CONSTRAINT "_pages_v_version_event_during_actions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v" ADD CONSTRAINT "_pages_v_parent_id_pages_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "articles_texts" ADD CONSTRAINT "articles_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."articles"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_articles_v" ADD CONSTRAINT "_articles_v_parent_id_articles_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."articles"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_articles_v_texts" ADD CONSTRAINT "_articles_v_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_articles_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_updates_v" ADD CONSTRAINT "_updates_v_parent_id_updates_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."updates"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_press_releases_v" ADD CONSTRAINT "_press_releases_v_parent_id_press_releases_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."press_releases"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_jobs_v" ADD CONSTRAINT "_jobs_v_parent_id_jobs_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."jobs"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_clients_v" ADD CONSTRAINT "_clients_v_parent_id_clients_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."clients"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_partners_v" ADD CONSTRAINT "_partners_v_parent_id_partners_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."partners"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_plain_pages_v" ADD CONSTRAINT "_plain_pages_v_parent_id_plain_pages_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."plain_pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "chapters_downloads" ADD CONSTRAINT "chapters_downloads_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."chapters"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_chapters_v_version_downloads" ADD CONSTRAINT "_chapters_v_version_downloads_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_chapters_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_chapters_v" ADD CONSTRAINT "_chapters_v_parent_id_chapters_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."chapters"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "sections_downloads" ADD CONSTRAINT "sections_downloads_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."sections"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "sections" ADD CONSTRAINT "sections_chapter_id_chapters_id_fk" FOREIGN KEY ("chapter_id") REFERENCES "public"."chapters"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_sections_v_version_downloads" ADD CONSTRAINT "_sections_v_version_downloads_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_sections_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_sections_v" ADD CONSTRAINT "_sections_v_parent_id_sections_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."sections"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_sections_v" ADD CONSTRAINT "_sections_v_version_chapter_id_chapters_id_fk" FOREIGN KEY ("version_chapter_id") REFERENCES "public"."chapters"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "leads_answers" ADD CONSTRAINT "leads_answers_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."leads"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "leads" ADD CONSTRAINT "leads_assignee_id_users_id_fk" FOREIGN KEY ("assignee_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "leads_texts" ADD CONSTRAINT "leads_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."leads"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "lead_notes" ADD CONSTRAINT "lead_notes_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "lead_notes" ADD CONSTRAINT "lead_notes_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "lead_events" ADD CONSTRAINT "lead_events_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "lead_events" ADD CONSTRAINT "lead_events_by_id_users_id_fk" FOREIGN KEY ("by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "lead_deliveries" ADD CONSTRAINT "lead_deliveries_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "person_orders" ADD CONSTRAINT "person_orders_by_id_users_id_fk" FOREIGN KEY ("by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "users_languages" ADD CONSTRAINT "users_languages_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
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
  ALTER TABLE "_site_v_version_videos" ADD CONSTRAINT "_site_v_version_videos_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_site_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_site_v_version_team" ADD CONSTRAINT "_site_v_version_team_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_site_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "figures_entries" ADD CONSTRAINT "figures_entries_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."figures"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_figures_v_version_entries" ADD CONSTRAINT "_figures_v_version_entries_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_figures_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "navigation_de_header_groups_entries" ADD CONSTRAINT "navigation_de_header_groups_entries_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."navigation_de_header_groups"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "navigation_de_header_groups" ADD CONSTRAINT "navigation_de_header_groups_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."navigation_de_header"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "navigation_de_header" ADD CONSTRAINT "navigation_de_header_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."navigation_de"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "navigation_de_footer_entries" ADD CONSTRAINT "navigation_de_footer_entries_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."navigation_de_footer"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "navigation_de_footer" ADD CONSTRAINT "navigation_de_footer_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."navigation_de"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "navigation_de_texts" ADD CONSTRAINT "navigation_de_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."navigation_de"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_navigation_de_v_version_header_groups_entries" ADD CONSTRAINT "_navigation_de_v_version_header_groups_entries_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_navigation_de_v_version_header_groups"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_navigation_de_v_version_header_groups" ADD CONSTRAINT "_navigation_de_v_version_header_groups_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_navigation_de_v_version_header"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_navigation_de_v_version_header" ADD CONSTRAINT "_navigation_de_v_version_header_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_navigation_de_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_navigation_de_v_version_footer_entries" ADD CONSTRAINT "_navigation_de_v_version_footer_entries_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_navigation_de_v_version_footer"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_navigation_de_v_version_footer" ADD CONSTRAINT "_navigation_de_v_version_footer_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_navigation_de_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_navigation_de_v_texts" ADD CONSTRAINT "_navigation_de_v_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_navigation_de_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "navigation_en_header_groups_entries" ADD CONSTRAINT "navigation_en_header_groups_entries_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."navigation_en_header_groups"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "navigation_en_header_groups" ADD CONSTRAINT "navigation_en_header_groups_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."navigation_en_header"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "navigation_en_header" ADD CONSTRAINT "navigation_en_header_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."navigation_en"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "navigation_en_footer_entries" ADD CONSTRAINT "navigation_en_footer_entries_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."navigation_en_footer"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "navigation_en_footer" ADD CONSTRAINT "navigation_en_footer_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."navigation_en"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "navigation_en_texts" ADD CONSTRAINT "navigation_en_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."navigation_en"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_navigation_en_v_version_header_groups_entries" ADD CONSTRAINT "_navigation_en_v_version_header_groups_entries_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_navigation_en_v_version_header_groups"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_navigation_en_v_version_header_groups" ADD CONSTRAINT "_navigation_en_v_version_header_groups_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_navigation_en_v_version_header"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_navigation_en_v_version_header" ADD CONSTRAINT "_navigation_en_v_version_header_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_navigation_en_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_navigation_en_v_version_footer_entries" ADD CONSTRAINT "_navigation_en_v_version_footer_entries_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_navigation_en_v_version_footer"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_navigation_en_v_version_footer" ADD CONSTRAINT "_navigation_en_v_version_footer_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_navigation_en_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_navigation_en_v_texts" ADD CONSTRAINT "_navigation_en_v_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_navigation_en_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "pages_event_before_actions_order_idx" ON "pages_event_before_actions" USING btree ("_order");
  CREATE INDEX "pages_event_before_actions_parent_id_idx" ON "pages_event_before_actions" USING btree ("_parent_id");
  CREATE INDEX "pages_event_during_actions_order_idx" ON "pages_event_during_actions" USING btree ("_order");
  CREATE INDEX "pages_event_during_actions_parent_id_idx" ON "pages_event_during_actions" USING btree ("_parent_id");
  CREATE INDEX "pages_language_idx" ON "pages" USING btree ("language");
  CREATE INDEX "pages_ref_idx" ON "pages" USING btree ("ref");
  CREATE INDEX "pages_path_idx" ON "pages" USING btree ("path");
  CREATE INDEX "pages_updated_at_idx" ON "pages" USING btree ("updated_at");
  CREATE INDEX "pages_created_at_idx" ON "pages" USING btree ("created_at");
  CREATE INDEX "pages__status_idx" ON "pages" USING btree ("_status");
  CREATE UNIQUE INDEX "ref_language_idx" ON "pages" USING btree ("ref","language");
  CREATE INDEX "_pages_v_version_event_before_actions_order_idx" ON "_pages_v_version_event_before_actions" USING btree ("_order");
  CREATE INDEX "_pages_v_version_event_before_actions_parent_id_idx" ON "_pages_v_version_event_before_actions" USING btree ("_parent_id");
  CREATE INDEX "_pages_v_version_event_during_actions_order_idx" ON "_pages_v_version_event_during_actions" USING btree ("_order");
  CREATE INDEX "_pages_v_version_event_during_actions_parent_id_idx" ON "_pages_v_version_event_during_actions" USING btree ("_parent_id");
  CREATE INDEX "_pages_v_parent_idx" ON "_pages_v" USING btree ("parent_id");
  CREATE INDEX "_pages_v_version_version_language_idx" ON "_pages_v" USING btree ("version_language");
  CREATE INDEX "_pages_v_version_version_ref_idx" ON "_pages_v" USING btree ("version_ref");
  CREATE INDEX "_pages_v_version_version_path_idx" ON "_pages_v" USING btree ("version_path");
  CREATE INDEX "_pages_v_version_version_updated_at_idx" ON "_pages_v" USING btree ("version_updated_at");
  CREATE INDEX "_pages_v_version_version_created_at_idx" ON "_pages_v" USING btree ("version_created_at");
  CREATE INDEX "_pages_v_version_version__status_idx" ON "_pages_v" USING btree ("version__status");
  CREATE INDEX "_pages_v_created_at_idx" ON "_pages_v" USING btree ("created_at");
  CREATE INDEX "_pages_v_updated_at_idx" ON "_pages_v" USING btree ("updated_at");
  CREATE INDEX "_pages_v_latest_idx" ON "_pages_v" USING btree ("latest");
  CREATE INDEX "version_ref_version_language_idx" ON "_pages_v" USING btree ("version_ref","version_language");
  CREATE INDEX "articles_language_idx" ON "articles" USING btree ("language");
  CREATE INDEX "articles_ref_idx" ON "articles" USING btree ("ref");
  CREATE INDEX "articles_name_idx" ON "articles" USING btree ("name");
  CREATE INDEX "articles_updated_at_idx" ON "articles" USING btree ("updated_at");
  CREATE INDEX "articles_created_at_idx" ON "articles" USING btree ("created_at");
  CREATE INDEX "articles__status_idx" ON "articles" USING btree ("_status");
  CREATE UNIQUE INDEX "ref_language_1_idx" ON "articles" USING btree ("ref","language");
  CREATE INDEX "articles_texts_order_parent" ON "articles_texts" USING btree ("order","parent_id");
  CREATE INDEX "_articles_v_parent_idx" ON "_articles_v" USING btree ("parent_id");
  CREATE INDEX "_articles_v_version_version_language_idx" ON "_articles_v" USING btree ("version_language");
  CREATE INDEX "_articles_v_version_version_ref_idx" ON "_articles_v" USING btree ("version_ref");
  CREATE INDEX "_articles_v_version_version_name_idx" ON "_articles_v" USING btree ("version_name");
  CREATE INDEX "_articles_v_version_version_updated_at_idx" ON "_articles_v" USING btree ("version_updated_at");
  CREATE INDEX "_articles_v_version_version_created_at_idx" ON "_articles_v" USING btree ("version_created_at");
  CREATE INDEX "_articles_v_version_version__status_idx" ON "_articles_v" USING btree ("version__status");
  CREATE INDEX "_articles_v_created_at_idx" ON "_articles_v" USING btree ("created_at");
  CREATE INDEX "_articles_v_updated_at_idx" ON "_articles_v" USING btree ("updated_at");
  CREATE INDEX "_articles_v_latest_idx" ON "_articles_v" USING btree ("latest");
  CREATE INDEX "version_ref_version_language_1_idx" ON "_articles_v" USING btree ("version_ref","version_language");
  CREATE INDEX "_articles_v_texts_order_parent" ON "_articles_v_texts" USING btree ("order","parent_id");
  CREATE INDEX "updates_language_idx" ON "updates" USING btree ("language");
  CREATE INDEX "updates_ref_idx" ON "updates" USING btree ("ref");
  CREATE INDEX "updates_name_idx" ON "updates" USING btree ("name");
  CREATE INDEX "updates_updated_at_idx" ON "updates" USING btree ("updated_at");
  CREATE INDEX "updates_created_at_idx" ON "updates" USING btree ("created_at");
  CREATE INDEX "updates__status_idx" ON "updates" USING btree ("_status");
  CREATE UNIQUE INDEX "ref_language_2_idx" ON "updates" USING btree ("ref","language");
  CREATE INDEX "_updates_v_parent_idx" ON "_updates_v" USING btree ("parent_id");
  CREATE INDEX "_updates_v_version_version_language_idx" ON "_updates_v" USING btree ("version_language");
  CREATE INDEX "_updates_v_version_version_ref_idx" ON "_updates_v" USING btree ("version_ref");
  CREATE INDEX "_updates_v_version_version_name_idx" ON "_updates_v" USING btree ("version_name");
  CREATE INDEX "_updates_v_version_version_updated_at_idx" ON "_updates_v" USING btree ("version_updated_at");
  CREATE INDEX "_updates_v_version_version_created_at_idx" ON "_updates_v" USING btree ("version_created_at");
  CREATE INDEX "_updates_v_version_version__status_idx" ON "_updates_v" USING btree ("version__status");
  CREATE INDEX "_updates_v_created_at_idx" ON "_updates_v" USING btree ("created_at");
  CREATE INDEX "_updates_v_updated_at_idx" ON "_updates_v" USING btree ("updated_at");
  CREATE INDEX "_updates_v_latest_idx" ON "_updates_v" USING btree ("latest");
  CREATE INDEX "version_ref_version_language_2_idx" ON "_updates_v" USING btree ("version_ref","version_language");
  CREATE INDEX "press_releases_language_idx" ON "press_releases" USING btree ("language");
  CREATE INDEX "press_releases_ref_idx" ON "press_releases" USING btree ("ref");
  CREATE INDEX "press_releases_name_idx" ON "press_releases" USING btree ("name");
  CREATE INDEX "press_releases_updated_at_idx" ON "press_releases" USING btree ("updated_at");
  CREATE INDEX "press_releases_created_at_idx" ON "press_releases" USING btree ("created_at");
  CREATE INDEX "press_releases__status_idx" ON "press_releases" USING btree ("_status");
  CREATE UNIQUE INDEX "ref_language_3_idx" ON "press_releases" USING btree ("ref","language");
  CREATE INDEX "_press_releases_v_parent_idx" ON "_press_releases_v" USING btree ("parent_id");
  CREATE INDEX "_press_releases_v_version_version_language_idx" ON "_press_releases_v" USING btree ("version_language");
  CREATE INDEX "_press_releases_v_version_version_ref_idx" ON "_press_releases_v" USING btree ("version_ref");
  CREATE INDEX "_press_releases_v_version_version_name_idx" ON "_press_releases_v" USING btree ("version_name");
  CREATE INDEX "_press_releases_v_version_version_updated_at_idx" ON "_press_releases_v" USING btree ("version_updated_at");
  CREATE INDEX "_press_releases_v_version_version_created_at_idx" ON "_press_releases_v" USING btree ("version_created_at");
  CREATE INDEX "_press_releases_v_version_version__status_idx" ON "_press_releases_v" USING btree ("version__status");
  CREATE INDEX "_press_releases_v_created_at_idx" ON "_press_releases_v" USING btree ("created_at");
  CREATE INDEX "_press_releases_v_updated_at_idx" ON "_press_releases_v" USING btree ("updated_at");
  CREATE INDEX "_press_releases_v_latest_idx" ON "_press_releases_v" USING btree ("latest");
  CREATE INDEX "version_ref_version_language_3_idx" ON "_press_releases_v" USING btree ("version_ref","version_language");
  CREATE INDEX "jobs_language_idx" ON "jobs" USING btree ("language");
  CREATE INDEX "jobs_ref_idx" ON "jobs" USING btree ("ref");
  CREATE INDEX "jobs_name_idx" ON "jobs" USING btree ("name");
  CREATE INDEX "jobs_updated_at_idx" ON "jobs" USING btree ("updated_at");
  CREATE INDEX "jobs_created_at_idx" ON "jobs" USING btree ("created_at");
  CREATE INDEX "jobs__status_idx" ON "jobs" USING btree ("_status");
  CREATE UNIQUE INDEX "ref_language_4_idx" ON "jobs" USING btree ("ref","language");
  CREATE INDEX "_jobs_v_parent_idx" ON "_jobs_v" USING btree ("parent_id");
  CREATE INDEX "_jobs_v_version_version_language_idx" ON "_jobs_v" USING btree ("version_language");
  CREATE INDEX "_jobs_v_version_version_ref_idx" ON "_jobs_v" USING btree ("version_ref");
  CREATE INDEX "_jobs_v_version_version_name_idx" ON "_jobs_v" USING btree ("version_name");
  CREATE INDEX "_jobs_v_version_version_updated_at_idx" ON "_jobs_v" USING btree ("version_updated_at");
  CREATE INDEX "_jobs_v_version_version_created_at_idx" ON "_jobs_v" USING btree ("version_created_at");
  CREATE INDEX "_jobs_v_version_version__status_idx" ON "_jobs_v" USING btree ("version__status");
  CREATE INDEX "_jobs_v_created_at_idx" ON "_jobs_v" USING btree ("created_at");
  CREATE INDEX "_jobs_v_updated_at_idx" ON "_jobs_v" USING btree ("updated_at");
  CREATE INDEX "_jobs_v_latest_idx" ON "_jobs_v" USING btree ("latest");
  CREATE INDEX "version_ref_version_language_4_idx" ON "_jobs_v" USING btree ("version_ref","version_language");
  CREATE INDEX "clients_language_idx" ON "clients" USING btree ("language");
  CREATE INDEX "clients_ref_idx" ON "clients" USING btree ("ref");
  CREATE INDEX "clients_name_idx" ON "clients" USING btree ("name");
  CREATE INDEX "clients_updated_at_idx" ON "clients" USING btree ("updated_at");
  CREATE INDEX "clients_created_at_idx" ON "clients" USING btree ("created_at");
  CREATE INDEX "clients__status_idx" ON "clients" USING btree ("_status");
  CREATE UNIQUE INDEX "ref_language_5_idx" ON "clients" USING btree ("ref","language");
  CREATE INDEX "_clients_v_parent_idx" ON "_clients_v" USING btree ("parent_id");
  CREATE INDEX "_clients_v_version_version_language_idx" ON "_clients_v" USING btree ("version_language");
  CREATE INDEX "_clients_v_version_version_ref_idx" ON "_clients_v" USING btree ("version_ref");
  CREATE INDEX "_clients_v_version_version_name_idx" ON "_clients_v" USING btree ("version_name");
  CREATE INDEX "_clients_v_version_version_updated_at_idx" ON "_clients_v" USING btree ("version_updated_at");
  CREATE INDEX "_clients_v_version_version_created_at_idx" ON "_clients_v" USING btree ("version_created_at");
  CREATE INDEX "_clients_v_version_version__status_idx" ON "_clients_v" USING btree ("version__status");
  CREATE INDEX "_clients_v_created_at_idx" ON "_clients_v" USING btree ("created_at");
  CREATE INDEX "_clients_v_updated_at_idx" ON "_clients_v" USING btree ("updated_at");
  CREATE INDEX "_clients_v_latest_idx" ON "_clients_v" USING btree ("latest");
  CREATE INDEX "version_ref_version_language_5_idx" ON "_clients_v" USING btree ("version_ref","version_language");
  CREATE INDEX "partners_language_idx" ON "partners" USING btree ("language");
  CREATE INDEX "partners_ref_idx" ON "partners" USING btree ("ref");
  CREATE INDEX "partners_name_idx" ON "partners" USING btree ("name");
  CREATE INDEX "partners_updated_at_idx" ON "partners" USING btree ("updated_at");
  CREATE INDEX "partners_created_at_idx" ON "partners" USING btree ("created_at");
  CREATE INDEX "partners__status_idx" ON "partners" USING btree ("_status");
  CREATE UNIQUE INDEX "ref_language_6_idx" ON "partners" USING btree ("ref","language");
  CREATE INDEX "_partners_v_parent_idx" ON "_partners_v" USING btree ("parent_id");
  CREATE INDEX "_partners_v_version_version_language_idx" ON "_partners_v" USING btree ("version_language");
  CREATE INDEX "_partners_v_version_version_ref_idx" ON "_partners_v" USING btree ("version_ref");
  CREATE INDEX "_partners_v_version_version_name_idx" ON "_partners_v" USING btree ("version_name");
  CREATE INDEX "_partners_v_version_version_updated_at_idx" ON "_partners_v" USING btree ("version_updated_at");
  CREATE INDEX "_partners_v_version_version_created_at_idx" ON "_partners_v" USING btree ("version_created_at");
  CREATE INDEX "_partners_v_version_version__status_idx" ON "_partners_v" USING btree ("version__status");
  CREATE INDEX "_partners_v_created_at_idx" ON "_partners_v" USING btree ("created_at");
  CREATE INDEX "_partners_v_updated_at_idx" ON "_partners_v" USING btree ("updated_at");
  CREATE INDEX "_partners_v_latest_idx" ON "_partners_v" USING btree ("latest");
  CREATE INDEX "version_ref_version_language_6_idx" ON "_partners_v" USING btree ("version_ref","version_language");
  CREATE INDEX "plain_pages_language_idx" ON "plain_pages" USING btree ("language");
  CREATE INDEX "plain_pages_ref_idx" ON "plain_pages" USING btree ("ref");
  CREATE INDEX "plain_pages_name_idx" ON "plain_pages" USING btree ("name");
  CREATE INDEX "plain_pages_updated_at_idx" ON "plain_pages" USING btree ("updated_at");
  CREATE INDEX "plain_pages_created_at_idx" ON "plain_pages" USING btree ("created_at");
  CREATE INDEX "plain_pages__status_idx" ON "plain_pages" USING btree ("_status");
  CREATE UNIQUE INDEX "ref_language_7_idx" ON "plain_pages" USING btree ("ref","language");
  CREATE INDEX "_plain_pages_v_parent_idx" ON "_plain_pages_v" USING btree ("parent_id");
  CREATE INDEX "_plain_pages_v_version_version_language_idx" ON "_plain_pages_v" USING btree ("version_language");
  CREATE INDEX "_plain_pages_v_version_version_ref_idx" ON "_plain_pages_v" USING btree ("version_ref");
  CREATE INDEX "_plain_pages_v_version_version_name_idx" ON "_plain_pages_v" USING btree ("version_name");
  CREATE INDEX "_plain_pages_v_version_version_updated_at_idx" ON "_plain_pages_v" USING btree ("version_updated_at");
  CREATE INDEX "_plain_pages_v_version_version_created_at_idx" ON "_plain_pages_v" USING btree ("version_created_at");
  CREATE INDEX "_plain_pages_v_version_version__status_idx" ON "_plain_pages_v" USING btree ("version__status");
  CREATE INDEX "_plain_pages_v_created_at_idx" ON "_plain_pages_v" USING btree ("created_at");
  CREATE INDEX "_plain_pages_v_updated_at_idx" ON "_plain_pages_v" USING btree ("updated_at");
  CREATE INDEX "_plain_pages_v_latest_idx" ON "_plain_pages_v" USING btree ("latest");
  CREATE INDEX "version_ref_version_language_7_idx" ON "_plain_pages_v" USING btree ("version_ref","version_language");
  CREATE INDEX "chapters_downloads_order_idx" ON "chapters_downloads" USING btree ("_order");
  CREATE INDEX "chapters_downloads_parent_id_idx" ON "chapters_downloads" USING btree ("_parent_id");
  CREATE INDEX "chapters_language_idx" ON "chapters" USING btree ("language");
  CREATE INDEX "chapters_ref_idx" ON "chapters" USING btree ("ref");
  CREATE INDEX "chapters_name_idx" ON "chapters" USING btree ("name");
  CREATE INDEX "chapters_updated_at_idx" ON "chapters" USING btree ("updated_at");
  CREATE INDEX "chapters_created_at_idx" ON "chapters" USING btree ("created_at");
  CREATE INDEX "chapters__status_idx" ON "chapters" USING btree ("_status");
  CREATE UNIQUE INDEX "ref_language_8_idx" ON "chapters" USING btree ("ref","language");
  CREATE INDEX "_chapters_v_version_downloads_order_idx" ON "_chapters_v_version_downloads" USING btree ("_order");
  CREATE INDEX "_chapters_v_version_downloads_parent_id_idx" ON "_chapters_v_version_downloads" USING btree ("_parent_id");
  CREATE INDEX "_chapters_v_parent_idx" ON "_chapters_v" USING btree ("parent_id");
  CREATE INDEX "_chapters_v_version_version_language_idx" ON "_chapters_v" USING btree ("version_language");
  CREATE INDEX "_chapters_v_version_version_ref_idx" ON "_chapters_v" USING btree ("version_ref");
  CREATE INDEX "_chapters_v_version_version_name_idx" ON "_chapters_v" USING btree ("version_name");
  CREATE INDEX "_chapters_v_version_version_updated_at_idx" ON "_chapters_v" USING btree ("version_updated_at");
  CREATE INDEX "_chapters_v_version_version_created_at_idx" ON "_chapters_v" USING btree ("version_created_at");
  CREATE INDEX "_chapters_v_version_version__status_idx" ON "_chapters_v" USING btree ("version__status");
  CREATE INDEX "_chapters_v_created_at_idx" ON "_chapters_v" USING btree ("created_at");
  CREATE INDEX "_chapters_v_updated_at_idx" ON "_chapters_v" USING btree ("updated_at");
  CREATE INDEX "_chapters_v_latest_idx" ON "_chapters_v" USING btree ("latest");
  CREATE INDEX "version_ref_version_language_8_idx" ON "_chapters_v" USING btree ("version_ref","version_language");
  CREATE INDEX "sections_downloads_order_idx" ON "sections_downloads" USING btree ("_order");
  CREATE INDEX "sections_downloads_parent_id_idx" ON "sections_downloads" USING btree ("_parent_id");
  CREATE INDEX "sections_language_idx" ON "sections" USING btree ("language");
  CREATE INDEX "sections_ref_idx" ON "sections" USING btree ("ref");
  CREATE INDEX "sections_chapter_idx" ON "sections" USING btree ("chapter_id");
  CREATE INDEX "sections_name_idx" ON "sections" USING btree ("name");
  CREATE INDEX "sections_updated_at_idx" ON "sections" USING btree ("updated_at");
  CREATE INDEX "sections_created_at_idx" ON "sections" USING btree ("created_at");
  CREATE INDEX "sections__status_idx" ON "sections" USING btree ("_status");
  CREATE UNIQUE INDEX "ref_language_9_idx" ON "sections" USING btree ("ref","language");
  CREATE INDEX "_sections_v_version_downloads_order_idx" ON "_sections_v_version_downloads" USING btree ("_order");
  CREATE INDEX "_sections_v_version_downloads_parent_id_idx" ON "_sections_v_version_downloads" USING btree ("_parent_id");
  CREATE INDEX "_sections_v_parent_idx" ON "_sections_v" USING btree ("parent_id");
  CREATE INDEX "_sections_v_version_version_language_idx" ON "_sections_v" USING btree ("version_language");
  CREATE INDEX "_sections_v_version_version_ref_idx" ON "_sections_v" USING btree ("version_ref");
  CREATE INDEX "_sections_v_version_version_chapter_idx" ON "_sections_v" USING btree ("version_chapter_id");
  CREATE INDEX "_sections_v_version_version_name_idx" ON "_sections_v" USING btree ("version_name");
  CREATE INDEX "_sections_v_version_version_updated_at_idx" ON "_sections_v" USING btree ("version_updated_at");
  CREATE INDEX "_sections_v_version_version_created_at_idx" ON "_sections_v" USING btree ("version_created_at");
  CREATE INDEX "_sections_v_version_version__status_idx" ON "_sections_v" USING btree ("version__status");
  CREATE INDEX "_sections_v_created_at_idx" ON "_sections_v" USING btree ("created_at");
  CREATE INDEX "_sections_v_updated_at_idx" ON "_sections_v" USING btree ("updated_at");
  CREATE INDEX "_sections_v_latest_idx" ON "_sections_v" USING btree ("latest");
  CREATE INDEX "version_ref_version_language_9_idx" ON "_sections_v" USING btree ("version_ref","version_language");
  CREATE INDEX "files_updated_at_idx" ON "files" USING btree ("updated_at");
  CREATE INDEX "files_created_at_idx" ON "files" USING btree ("created_at");
  CREATE UNIQUE INDEX "files_filename_idx" ON "files" USING btree ("filename");
  CREATE INDEX "leads_answers_order_idx" ON "leads_answers" USING btree ("_order");
  CREATE INDEX "leads_answers_parent_id_idx" ON "leads_answers" USING btree ("_parent_id");
  CREATE INDEX "leads_state_idx" ON "leads" USING btree ("state");
  CREATE INDEX "leads_assignee_idx" ON "leads" USING btree ("assignee_id");
  CREATE INDEX "leads_accepted_at_idx" ON "leads" USING btree ("accepted_at");
  CREATE INDEX "leads_form_idx" ON "leads" USING btree ("form");
  CREATE INDEX "leads_locale_idx" ON "leads" USING btree ("locale");
  CREATE INDEX "leads_email_idx" ON "leads" USING btree ("email");
  CREATE INDEX "leads_is_suspected_idx" ON "leads" USING btree ("is_suspected");
  CREATE INDEX "leads_delivery_state_idx" ON "leads" USING btree ("delivery_state");
  CREATE INDEX "leads_address_idx" ON "leads" USING btree ("address");
  CREATE UNIQUE INDEX "leads_key_idx" ON "leads" USING btree ("key");
  CREATE INDEX "leads_updated_at_idx" ON "leads" USING btree ("updated_at");
  CREATE INDEX "leads_created_at_idx" ON "leads" USING btree ("created_at");
  CREATE INDEX "leads_texts_order_parent" ON "leads_texts" USING btree ("order","parent_id");
  CREATE INDEX "lead_notes_lead_idx" ON "lead_notes" USING btree ("lead_id");
  CREATE INDEX "lead_notes_author_idx" ON "lead_notes" USING btree ("author_id");
  CREATE INDEX "lead_notes_updated_at_idx" ON "lead_notes" USING btree ("updated_at");
  CREATE INDEX "lead_notes_created_at_idx" ON "lead_notes" USING btree ("created_at");
  CREATE INDEX "lead_events_lead_idx" ON "lead_events" USING btree ("lead_id");
  CREATE INDEX "lead_events_by_idx" ON "lead_events" USING btree ("by_id");
  CREATE INDEX "lead_events_updated_at_idx" ON "lead_events" USING btree ("updated_at");
  CREATE INDEX "lead_events_created_at_idx" ON "lead_events" USING btree ("created_at");
  CREATE INDEX "lead_deliveries_lead_idx" ON "lead_deliveries" USING btree ("lead_id");
  CREATE INDEX "lead_deliveries_updated_at_idx" ON "lead_deliveries" USING btree ("updated_at");
  CREATE INDEX "lead_deliveries_created_at_idx" ON "lead_deliveries" USING btree ("created_at");
  CREATE UNIQUE INDEX "erased_leads_key_idx" ON "erased_leads" USING btree ("key");
  CREATE INDEX "person_orders_by_idx" ON "person_orders" USING btree ("by_id");
  CREATE INDEX "person_orders_done_at_idx" ON "person_orders" USING btree ("done_at");
  CREATE INDEX "person_orders_updated_at_idx" ON "person_orders" USING btree ("updated_at");
  CREATE INDEX "person_orders_created_at_idx" ON "person_orders" USING btree ("created_at");
  CREATE UNIQUE INDEX "lead_sites_site_idx" ON "lead_sites" USING btree ("site");
  CREATE INDEX "users_languages_order_idx" ON "users_languages" USING btree ("order");
  CREATE INDEX "users_languages_parent_idx" ON "users_languages" USING btree ("parent_id");
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
  CREATE INDEX "_site_v_version_videos_order_idx" ON "_site_v_version_videos" USING btree ("_order");
  CREATE INDEX "_site_v_version_videos_parent_id_idx" ON "_site_v_version_videos" USING btree ("_parent_id");
  CREATE INDEX "_site_v_version_team_order_idx" ON "_site_v_version_team" USING btree ("_order");
  CREATE INDEX "_site_v_version_team_parent_id_idx" ON "_site_v_version_team" USING btree ("_parent_id");
  CREATE INDEX "_site_v_created_at_idx" ON "_site_v" USING btree ("created_at");
  CREATE INDEX "_site_v_updated_at_idx" ON "_site_v" USING btree ("updated_at");
  CREATE INDEX "figures_entries_order_idx" ON "figures_entries" USING btree ("_order");
  CREATE INDEX "figures_entries_parent_id_idx" ON "figures_entries" USING btree ("_parent_id");
  CREATE INDEX "_figures_v_version_entries_order_idx" ON "_figures_v_version_entries" USING btree ("_order");
  CREATE INDEX "_figures_v_version_entries_parent_id_idx" ON "_figures_v_version_entries" USING btree ("_parent_id");
  CREATE INDEX "_figures_v_created_at_idx" ON "_figures_v" USING btree ("created_at");
  CREATE INDEX "_figures_v_updated_at_idx" ON "_figures_v" USING btree ("updated_at");
  CREATE INDEX "navigation_de_header_groups_entries_order_idx" ON "navigation_de_header_groups_entries" USING btree ("_order");
  CREATE INDEX "navigation_de_header_groups_entries_parent_id_idx" ON "navigation_de_header_groups_entries" USING btree ("_parent_id");
  CREATE INDEX "navigation_de_header_groups_order_idx" ON "navigation_de_header_groups" USING btree ("_order");
  CREATE INDEX "navigation_de_header_groups_parent_id_idx" ON "navigation_de_header_groups" USING btree ("_parent_id");
  CREATE INDEX "navigation_de_header_order_idx" ON "navigation_de_header" USING btree ("_order");
  CREATE INDEX "navigation_de_header_parent_id_idx" ON "navigation_de_header" USING btree ("_parent_id");
  CREATE INDEX "navigation_de_footer_entries_order_idx" ON "navigation_de_footer_entries" USING btree ("_order");
  CREATE INDEX "navigation_de_footer_entries_parent_id_idx" ON "navigation_de_footer_entries" USING btree ("_parent_id");
  CREATE INDEX "navigation_de_footer_order_idx" ON "navigation_de_footer" USING btree ("_order");
  CREATE INDEX "navigation_de_footer_parent_id_idx" ON "navigation_de_footer" USING btree ("_parent_id");
  CREATE INDEX "navigation_de_texts_order_parent" ON "navigation_de_texts" USING btree ("order","parent_id");
  CREATE INDEX "_navigation_de_v_version_header_groups_entries_order_idx" ON "_navigation_de_v_version_header_groups_entries" USING btree ("_order");
  CREATE INDEX "_navigation_de_v_version_header_groups_entries_parent_id_idx" ON "_navigation_de_v_version_header_groups_entries" USING btree ("_parent_id");
  CREATE INDEX "_navigation_de_v_version_header_groups_order_idx" ON "_navigation_de_v_version_header_groups" USING btree ("_order");
  CREATE INDEX "_navigation_de_v_version_header_groups_parent_id_idx" ON "_navigation_de_v_version_header_groups" USING btree ("_parent_id");
  CREATE INDEX "_navigation_de_v_version_header_order_idx" ON "_navigation_de_v_version_header" USING btree ("_order");
  CREATE INDEX "_navigation_de_v_version_header_parent_id_idx" ON "_navigation_de_v_version_header" USING btree ("_parent_id");
  CREATE INDEX "_navigation_de_v_version_footer_entries_order_idx" ON "_navigation_de_v_version_footer_entries" USING btree ("_order");
  CREATE INDEX "_navigation_de_v_version_footer_entries_parent_id_idx" ON "_navigation_de_v_version_footer_entries" USING btree ("_parent_id");
  CREATE INDEX "_navigation_de_v_version_footer_order_idx" ON "_navigation_de_v_version_footer" USING btree ("_order");
  CREATE INDEX "_navigation_de_v_version_footer_parent_id_idx" ON "_navigation_de_v_version_footer" USING btree ("_parent_id");
  CREATE INDEX "_navigation_de_v_created_at_idx" ON "_navigation_de_v" USING btree ("created_at");
  CREATE INDEX "_navigation_de_v_updated_at_idx" ON "_navigation_de_v" USING btree ("updated_at");
  CREATE INDEX "_navigation_de_v_texts_order_parent" ON "_navigation_de_v_texts" USING btree ("order","parent_id");
  CREATE INDEX "navigation_en_header_groups_entries_order_idx" ON "navigation_en_header_groups_entries" USING btree ("_order");
  CREATE INDEX "navigation_en_header_groups_entries_parent_id_idx" ON "navigation_en_header_groups_entries" USING btree ("_parent_id");
  CREATE INDEX "navigation_en_header_groups_order_idx" ON "navigation_en_header_groups" USING btree ("_order");
  CREATE INDEX "navigation_en_header_groups_parent_id_idx" ON "navigation_en_header_groups" USING btree ("_parent_id");
  CREATE INDEX "navigation_en_header_order_idx" ON "navigation_en_header" USING btree ("_order");
  CREATE INDEX "navigation_en_header_parent_id_idx" ON "navigation_en_header" USING btree ("_parent_id");
  CREATE INDEX "navigation_en_footer_entries_order_idx" ON "navigation_en_footer_entries" USING btree ("_order");
  CREATE INDEX "navigation_en_footer_entries_parent_id_idx" ON "navigation_en_footer_entries" USING btree ("_parent_id");
  CREATE INDEX "navigation_en_footer_order_idx" ON "navigation_en_footer" USING btree ("_order");
  CREATE INDEX "navigation_en_footer_parent_id_idx" ON "navigation_en_footer" USING btree ("_parent_id");
  CREATE INDEX "navigation_en_texts_order_parent" ON "navigation_en_texts" USING btree ("order","parent_id");
  CREATE INDEX "_navigation_en_v_version_header_groups_entries_order_idx" ON "_navigation_en_v_version_header_groups_entries" USING btree ("_order");
  CREATE INDEX "_navigation_en_v_version_header_groups_entries_parent_id_idx" ON "_navigation_en_v_version_header_groups_entries" USING btree ("_parent_id");
  CREATE INDEX "_navigation_en_v_version_header_groups_order_idx" ON "_navigation_en_v_version_header_groups" USING btree ("_order");
  CREATE INDEX "_navigation_en_v_version_header_groups_parent_id_idx" ON "_navigation_en_v_version_header_groups" USING btree ("_parent_id");
  CREATE INDEX "_navigation_en_v_version_header_order_idx" ON "_navigation_en_v_version_header" USING btree ("_order");
  CREATE INDEX "_navigation_en_v_version_header_parent_id_idx" ON "_navigation_en_v_version_header" USING btree ("_parent_id");
  CREATE INDEX "_navigation_en_v_version_footer_entries_order_idx" ON "_navigation_en_v_version_footer_entries" USING btree ("_order");
  CREATE INDEX "_navigation_en_v_version_footer_entries_parent_id_idx" ON "_navigation_en_v_version_footer_entries" USING btree ("_parent_id");
  CREATE INDEX "_navigation_en_v_version_footer_order_idx" ON "_navigation_en_v_version_footer" USING btree ("_order");
  CREATE INDEX "_navigation_en_v_version_footer_parent_id_idx" ON "_navigation_en_v_version_footer" USING btree ("_parent_id");
  CREATE INDEX "_navigation_en_v_created_at_idx" ON "_navigation_en_v" USING btree ("created_at");
  CREATE INDEX "_navigation_en_v_updated_at_idx" ON "_navigation_en_v" USING btree ("updated_at");
  CREATE INDEX "_navigation_en_v_texts_order_parent" ON "_navigation_en_v_texts" USING btree ("order","parent_id");
  CREATE INDEX "_rules_v_created_at_idx" ON "_rules_v" USING btree ("created_at");
  CREATE INDEX "_rules_v_updated_at_idx" ON "_rules_v" USING btree ("updated_at");
  CREATE INDEX "_robot_finder_v_created_at_idx" ON "_robot_finder_v" USING btree ("created_at");
  CREATE INDEX "_robot_finder_v_updated_at_idx" ON "_robot_finder_v" USING btree ("updated_at");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "pages_event_before_actions" CASCADE;
  DROP TABLE "pages_event_during_actions" CASCADE;
  DROP TABLE "pages" CASCADE;
  DROP TABLE "_pages_v_version_event_before_actions" CASCADE;
  DROP TABLE "_pages_v_version_event_during_actions" CASCADE;
  DROP TABLE "_pages_v" CASCADE;
  DROP TABLE "articles" CASCADE;
  DROP TABLE "articles_texts" CASCADE;
  DROP TABLE "_articles_v" CASCADE;
  DROP TABLE "_articles_v_texts" CASCADE;
  DROP TABLE "updates" CASCADE;
  DROP TABLE "_updates_v" CASCADE;
  DROP TABLE "press_releases" CASCADE;
  DROP TABLE "_press_releases_v" CASCADE;
  DROP TABLE "jobs" CASCADE;
  DROP TABLE "_jobs_v" CASCADE;
  DROP TABLE "clients" CASCADE;
  DROP TABLE "_clients_v" CASCADE;
  DROP TABLE "partners" CASCADE;
  DROP TABLE "_partners_v" CASCADE;
  DROP TABLE "plain_pages" CASCADE;
  DROP TABLE "_plain_pages_v" CASCADE;
  DROP TABLE "chapters_downloads" CASCADE;
  DROP TABLE "chapters" CASCADE;
  DROP TABLE "_chapters_v_version_downloads" CASCADE;
  DROP TABLE "_chapters_v" CASCADE;
  DROP TABLE "sections_downloads" CASCADE;
  DROP TABLE "sections" CASCADE;
  DROP TABLE "_sections_v_version_downloads" CASCADE;
  DROP TABLE "_sections_v" CASCADE;
  DROP TABLE "files" CASCADE;
  DROP TABLE "leads_answers" CASCADE;
  DROP TABLE "leads" CASCADE;
  DROP TABLE "leads_texts" CASCADE;
  DROP TABLE "lead_notes" CASCADE;
  DROP TABLE "lead_events" CASCADE;
  DROP TABLE "lead_deliveries" CASCADE;
  DROP TABLE "erased_leads" CASCADE;
  DROP TABLE "person_orders" CASCADE;
  DROP TABLE "lead_sites" CASCADE;
  DROP TABLE "users_languages" CASCADE;
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
  DROP TABLE "site" CASCADE;
  DROP TABLE "_site_v_version_videos" CASCADE;
  DROP TABLE "_site_v_version_team" CASCADE;
  DROP TABLE "_site_v" CASCADE;
  DROP TABLE "figures_entries" CASCADE;
  DROP TABLE "figures" CASCADE;
  DROP TABLE "_figures_v_version_entries" CASCADE;
  DROP TABLE "_figures_v" CASCADE;
  DROP TABLE "navigation_de_header_groups_entries" CASCADE;
  DROP TABLE "navigation_de_header_groups" CASCADE;
  DROP TABLE "navigation_de_header" CASCADE;
  DROP TABLE "navigation_de_footer_entries" CASCADE;
  DROP TABLE "navigation_de_footer" CASCADE;
  DROP TABLE "navigation_de" CASCADE;
  DROP TABLE "navigation_de_texts" CASCADE;
  DROP TABLE "_navigation_de_v_version_header_groups_entries" CASCADE;
  DROP TABLE "_navigation_de_v_version_header_groups" CASCADE;
  DROP TABLE "_navigation_de_v_version_header" CASCADE;
  DROP TABLE "_navigation_de_v_version_footer_entries" CASCADE;
  DROP TABLE "_navigation_de_v_version_footer" CASCADE;
  DROP TABLE "_navigation_de_v" CASCADE;
  DROP TABLE "_navigation_de_v_texts" CASCADE;
  DROP TABLE "navigation_en_header_groups_entries" CASCADE;
  DROP TABLE "navigation_en_header_groups" CASCADE;
  DROP TABLE "navigation_en_header" CASCADE;
  DROP TABLE "navigation_en_footer_entries" CASCADE;
  DROP TABLE "navigation_en_footer" CASCADE;
  DROP TABLE "navigation_en" CASCADE;
  DROP TABLE "navigation_en_texts" CASCADE;
  DROP TABLE "_navigation_en_v_version_header_groups_entries" CASCADE;
  DROP TABLE "_navigation_en_v_version_header_groups" CASCADE;
  DROP TABLE "_navigation_en_v_version_header" CASCADE;
  DROP TABLE "_navigation_en_v_version_footer_entries" CASCADE;
  DROP TABLE "_navigation_en_v_version_footer" CASCADE;
  DROP TABLE "_navigation_en_v" CASCADE;
  DROP TABLE "_navigation_en_v_texts" CASCADE;
  DROP TABLE "rules" CASCADE;
  DROP TABLE "_rules_v" CASCADE;
  DROP TABLE "robot_finder" CASCADE;
  DROP TABLE "_robot_finder_v" CASCADE;
  DROP TABLE "publication" CASCADE;
  DROP TYPE "public"."enum_pages_language";
  DROP TYPE "public"."enum_pages_status";
  DROP TYPE "public"."enum__pages_v_version_language";
  DROP TYPE "public"."enum__pages_v_version_status";
  DROP TYPE "public"."enum_articles_language";
  DROP TYPE "public"."enum_articles_status";
  DROP TYPE "public"."enum__articles_v_version_language";
  DROP TYPE "public"."enum__articles_v_version_status";
  DROP TYPE "public"."enum_updates_language";
  DROP TYPE "public"."enum_updates_status";
  DROP TYPE "public"."enum__updates_v_version_language";
  DROP TYPE "public"."enum__updates_v_version_status";
  DROP TYPE "public"."enum_press_releases_language";
  DROP TYPE "public"."enum_press_releases_status";
  DROP TYPE "public"."enum__press_releases_v_version_language";
  DROP TYPE "public"."enum__press_releases_v_version_status";
  DROP TYPE "public"."enum_jobs_language";
  DROP TYPE "public"."enum_jobs_employment";
  DROP TYPE "public"."enum_jobs_status";
  DROP TYPE "public"."enum__jobs_v_version_language";
  DROP TYPE "public"."enum__jobs_v_version_employment";
  DROP TYPE "public"."enum__jobs_v_version_status";
  DROP TYPE "public"."enum_clients_language";
  DROP TYPE "public"."enum_clients_status";
  DROP TYPE "public"."enum__clients_v_version_language";
  DROP TYPE "public"."enum__clients_v_version_status";
  DROP TYPE "public"."enum_partners_language";
  DROP TYPE "public"."enum_partners_status";
  DROP TYPE "public"."enum__partners_v_version_language";
  DROP TYPE "public"."enum__partners_v_version_status";
  DROP TYPE "public"."enum_plain_pages_language";
  DROP TYPE "public"."enum_plain_pages_register";
  DROP TYPE "public"."enum_plain_pages_status";
  DROP TYPE "public"."enum__plain_pages_v_version_language";
  DROP TYPE "public"."enum__plain_pages_v_version_register";
  DROP TYPE "public"."enum__plain_pages_v_version_status";
  DROP TYPE "public"."enum_chapters_language";
  DROP TYPE "public"."enum_chapters_handbook";
  DROP TYPE "public"."enum_chapters_status";
  DROP TYPE "public"."enum__chapters_v_version_language";
  DROP TYPE "public"."enum__chapters_v_version_handbook";
  DROP TYPE "public"."enum__chapters_v_version_status";
  DROP TYPE "public"."enum_sections_language";
  DROP TYPE "public"."enum_sections_status";
  DROP TYPE "public"."enum__sections_v_version_language";
  DROP TYPE "public"."enum__sections_v_version_status";
  DROP TYPE "public"."enum_leads_state";
  DROP TYPE "public"."enum_leads_delivery_state";
  DROP TYPE "public"."enum_lead_deliveries_state";
  DROP TYPE "public"."enum_person_orders_kind";
  DROP TYPE "public"."enum_users_languages";
  DROP TYPE "public"."enum_users_role";
  DROP TYPE "public"."enum_addresses_locale";
  DROP TYPE "public"."enum_payload_jobs_log_task_slug";
  DROP TYPE "public"."enum_payload_jobs_log_state";
  DROP TYPE "public"."enum_payload_jobs_task_slug";
  DROP TYPE "public"."enum_site_videos_platform";
  DROP TYPE "public"."enum__site_v_version_videos_platform";
  DROP TYPE "public"."enum_figures_entries_kind";
  DROP TYPE "public"."enum__figures_v_version_entries_kind";
  DROP TYPE "public"."enum_navigation_de_header_groups_entries_icon";
  DROP TYPE "public"."enum_navigation_de_header_groups_entries_color";
  DROP TYPE "public"."enum_navigation_de_footer_entries_icon";
  DROP TYPE "public"."enum_navigation_de_footer_entries_color";
  DROP TYPE "public"."enum__navigation_de_v_version_header_groups_entries_icon";
  DROP TYPE "public"."enum__navigation_de_v_version_header_groups_entries_color";
  DROP TYPE "public"."enum__navigation_de_v_version_footer_entries_icon";
  DROP TYPE "public"."enum__navigation_de_v_version_footer_entries_color";
  DROP TYPE "public"."enum_navigation_en_header_groups_entries_icon";
  DROP TYPE "public"."enum_navigation_en_header_groups_entries_color";
  DROP TYPE "public"."enum_navigation_en_footer_entries_icon";
  DROP TYPE "public"."enum_navigation_en_footer_entries_color";
  DROP TYPE "public"."enum__navigation_en_v_version_header_groups_entries_icon";
  DROP TYPE "public"."enum__navigation_en_v_version_header_groups_entries_color";
  DROP TYPE "public"."enum__navigation_en_v_version_footer_entries_icon";
  DROP TYPE "public"."enum__navigation_en_v_version_footer_entries_color";`)
}
