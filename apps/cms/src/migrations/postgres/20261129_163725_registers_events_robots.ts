import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

// Figures of the release before have no kind until the next start has given them one (seed/figure-basis.ts): the column
// takes nothing, too, which the fields do not.
export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_plain_pages_register" AS ENUM('figures', 'standards');
  CREATE TYPE "public"."enum__plain_pages_v_version_register" AS ENUM('figures', 'standards');
  CREATE TYPE "public"."enum_figures_entries_kind" AS ENUM('customerResult', 'guideValue', 'companyFact');
  CREATE TYPE "public"."enum__figures_v_version_entries_kind" AS ENUM('customerResult', 'guideValue', 'companyFact');
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
  
  ALTER TABLE "pages" RENAME COLUMN "past_event_ended" TO "event_ended";
  ALTER TABLE "pages_locales" RENAME COLUMN "past_event_notice" TO "event_notice";
  ALTER TABLE "_pages_v" RENAME COLUMN "version_past_event_ended" TO "version_event_ended";
  ALTER TABLE "_pages_v_locales" RENAME COLUMN "version_past_event_notice" TO "version_event_notice";
  ALTER TABLE "pages" ADD COLUMN "event_begins" timestamp(3) with time zone;
  ALTER TABLE "pages_locales" ADD COLUMN "event_before_meta_title" varchar;
  ALTER TABLE "pages_locales" ADD COLUMN "event_before_meta_description" varchar;
  ALTER TABLE "pages_locales" ADD COLUMN "event_before_pretitle" varchar;
  ALTER TABLE "pages_locales" ADD COLUMN "event_before_title" varchar;
  ALTER TABLE "pages_locales" ADD COLUMN "event_before_text" varchar;
  ALTER TABLE "pages_locales" ADD COLUMN "event_during_meta_title" varchar;
  ALTER TABLE "pages_locales" ADD COLUMN "event_during_meta_description" varchar;
  ALTER TABLE "pages_locales" ADD COLUMN "event_during_pretitle" varchar;
  ALTER TABLE "pages_locales" ADD COLUMN "event_during_title" varchar;
  ALTER TABLE "pages_locales" ADD COLUMN "event_during_text" varchar;
  ALTER TABLE "_pages_v" ADD COLUMN "version_event_begins" timestamp(3) with time zone;
  ALTER TABLE "_pages_v_locales" ADD COLUMN "version_event_before_meta_title" varchar;
  ALTER TABLE "_pages_v_locales" ADD COLUMN "version_event_before_meta_description" varchar;
  ALTER TABLE "_pages_v_locales" ADD COLUMN "version_event_before_pretitle" varchar;
  ALTER TABLE "_pages_v_locales" ADD COLUMN "version_event_before_title" varchar;
  ALTER TABLE "_pages_v_locales" ADD COLUMN "version_event_before_text" varchar;
  ALTER TABLE "_pages_v_locales" ADD COLUMN "version_event_during_meta_title" varchar;
  ALTER TABLE "_pages_v_locales" ADD COLUMN "version_event_during_meta_description" varchar;
  ALTER TABLE "_pages_v_locales" ADD COLUMN "version_event_during_pretitle" varchar;
  ALTER TABLE "_pages_v_locales" ADD COLUMN "version_event_during_title" varchar;
  ALTER TABLE "_pages_v_locales" ADD COLUMN "version_event_during_text" varchar;
  ALTER TABLE "updates_locales" ADD COLUMN "audio_file" varchar;
  ALTER TABLE "updates_locales" ADD COLUMN "audio_duration" varchar;
  ALTER TABLE "updates_locales" ADD COLUMN "audio_transcript" varchar;
  ALTER TABLE "_updates_v_locales" ADD COLUMN "version_audio_file" varchar;
  ALTER TABLE "_updates_v_locales" ADD COLUMN "version_audio_duration" varchar;
  ALTER TABLE "_updates_v_locales" ADD COLUMN "version_audio_transcript" varchar;
  ALTER TABLE "jobs" ADD COLUMN "closes" timestamp(3) with time zone;
  ALTER TABLE "_jobs_v" ADD COLUMN "version_closes" timestamp(3) with time zone;
  ALTER TABLE "plain_pages" ADD COLUMN "register" "enum_plain_pages_register";
  ALTER TABLE "_plain_pages_v" ADD COLUMN "version_register" "enum__plain_pages_v_version_register";
  ALTER TABLE "site_locales" ADD COLUMN "robot_data_licence" varchar;
  ALTER TABLE "_site_v_locales" ADD COLUMN "version_robot_data_licence" varchar;
  ALTER TABLE "figures_entries" ADD COLUMN "kind" "enum_figures_entries_kind";
  ALTER TABLE "figures_entries" ADD COLUMN "client" varchar;
  ALTER TABLE "figures_entries" ADD COLUMN "confirmed_by" varchar;
  ALTER TABLE "figures_entries" ADD COLUMN "confirmed_on" timestamp(3) with time zone;
  ALTER TABLE "figures_entries_locales" ADD COLUMN "method" varchar;
  ALTER TABLE "_figures_v_version_entries" ADD COLUMN "kind" "enum__figures_v_version_entries_kind";
  ALTER TABLE "_figures_v_version_entries" ADD COLUMN "client" varchar;
  ALTER TABLE "_figures_v_version_entries" ADD COLUMN "confirmed_by" varchar;
  ALTER TABLE "_figures_v_version_entries" ADD COLUMN "confirmed_on" timestamp(3) with time zone;
  ALTER TABLE "_figures_v_version_entries_locales" ADD COLUMN "method" varchar;
  ALTER TABLE "rules" ADD COLUMN "customers" varchar;
  ALTER TABLE "rules" ADD COLUMN "standards" varchar;
  ALTER TABLE "rules" ADD COLUMN "claims" varchar;
  ALTER TABLE "rules" ADD COLUMN "terms" varchar;
  ALTER TABLE "_rules_v" ADD COLUMN "version_customers" varchar;
  ALTER TABLE "_rules_v" ADD COLUMN "version_standards" varchar;
  ALTER TABLE "_rules_v" ADD COLUMN "version_claims" varchar;
  ALTER TABLE "_rules_v" ADD COLUMN "version_terms" varchar;
  ALTER TABLE "pages_event_before_actions" ADD CONSTRAINT "pages_event_before_actions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_event_before_actions_locales" ADD CONSTRAINT "pages_event_before_actions_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages_event_before_actions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_event_during_actions" ADD CONSTRAINT "pages_event_during_actions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_event_during_actions_locales" ADD CONSTRAINT "pages_event_during_actions_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages_event_during_actions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_version_event_before_actions" ADD CONSTRAINT "_pages_v_version_event_before_actions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_version_event_before_actions_locales" ADD CONSTRAINT "_pages_v_version_event_before_actions_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v_version_event_before_actions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_version_event_during_actions" ADD CONSTRAINT "_pages_v_version_event_during_actions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_version_event_during_actions_locales" ADD CONSTRAINT "_pages_v_version_event_during_actions_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v_version_event_during_actions"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "pages_event_before_actions_order_idx" ON "pages_event_before_actions" USING btree ("_order");
  CREATE INDEX "pages_event_before_actions_parent_id_idx" ON "pages_event_before_actions" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "pages_event_before_actions_locales_locale_parent_id_unique" ON "pages_event_before_actions_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "pages_event_during_actions_order_idx" ON "pages_event_during_actions" USING btree ("_order");
  CREATE INDEX "pages_event_during_actions_parent_id_idx" ON "pages_event_during_actions" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "pages_event_during_actions_locales_locale_parent_id_unique" ON "pages_event_during_actions_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_pages_v_version_event_before_actions_order_idx" ON "_pages_v_version_event_before_actions" USING btree ("_order");
  CREATE INDEX "_pages_v_version_event_before_actions_parent_id_idx" ON "_pages_v_version_event_before_actions" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_pages_v_version_event_before_actions_locales_locale_parent_" ON "_pages_v_version_event_before_actions_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_pages_v_version_event_during_actions_order_idx" ON "_pages_v_version_event_during_actions" USING btree ("_order");
  CREATE INDEX "_pages_v_version_event_during_actions_parent_id_idx" ON "_pages_v_version_event_during_actions" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_pages_v_version_event_during_actions_locales_locale_parent_" ON "_pages_v_version_event_during_actions_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_robot_finder_v_created_at_idx" ON "_robot_finder_v" USING btree ("created_at");
  CREATE INDEX "_robot_finder_v_updated_at_idx" ON "_robot_finder_v" USING btree ("updated_at");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "pages_event_before_actions" CASCADE;
  DROP TABLE "pages_event_before_actions_locales" CASCADE;
  DROP TABLE "pages_event_during_actions" CASCADE;
  DROP TABLE "pages_event_during_actions_locales" CASCADE;
  DROP TABLE "_pages_v_version_event_before_actions" CASCADE;
  DROP TABLE "_pages_v_version_event_before_actions_locales" CASCADE;
  DROP TABLE "_pages_v_version_event_during_actions" CASCADE;
  DROP TABLE "_pages_v_version_event_during_actions_locales" CASCADE;
  DROP TABLE "robot_finder" CASCADE;
  DROP TABLE "_robot_finder_v" CASCADE;
  ALTER TABLE "pages" RENAME COLUMN "event_ended" TO "past_event_ended";
  ALTER TABLE "pages_locales" RENAME COLUMN "event_notice" TO "past_event_notice";
  ALTER TABLE "_pages_v" RENAME COLUMN "version_event_ended" TO "version_past_event_ended";
  ALTER TABLE "_pages_v_locales" RENAME COLUMN "version_event_notice" TO "version_past_event_notice";
  ALTER TABLE "pages" DROP COLUMN "event_begins";
  ALTER TABLE "pages_locales" DROP COLUMN "event_before_meta_title";
  ALTER TABLE "pages_locales" DROP COLUMN "event_before_meta_description";
  ALTER TABLE "pages_locales" DROP COLUMN "event_before_pretitle";
  ALTER TABLE "pages_locales" DROP COLUMN "event_before_title";
  ALTER TABLE "pages_locales" DROP COLUMN "event_before_text";
  ALTER TABLE "pages_locales" DROP COLUMN "event_during_meta_title";
  ALTER TABLE "pages_locales" DROP COLUMN "event_during_meta_description";
  ALTER TABLE "pages_locales" DROP COLUMN "event_during_pretitle";
  ALTER TABLE "pages_locales" DROP COLUMN "event_during_title";
  ALTER TABLE "pages_locales" DROP COLUMN "event_during_text";
  ALTER TABLE "_pages_v" DROP COLUMN "version_event_begins";
  ALTER TABLE "_pages_v_locales" DROP COLUMN "version_event_before_meta_title";
  ALTER TABLE "_pages_v_locales" DROP COLUMN "version_event_before_meta_description";
  ALTER TABLE "_pages_v_locales" DROP COLUMN "version_event_before_pretitle";
  ALTER TABLE "_pages_v_locales" DROP COLUMN "version_event_before_title";
  ALTER TABLE "_pages_v_locales" DROP COLUMN "version_event_before_text";
  ALTER TABLE "_pages_v_locales" DROP COLUMN "version_event_during_meta_title";
  ALTER TABLE "_pages_v_locales" DROP COLUMN "version_event_during_meta_description";
  ALTER TABLE "_pages_v_locales" DROP COLUMN "version_event_during_pretitle";
  ALTER TABLE "_pages_v_locales" DROP COLUMN "version_event_during_title";
  ALTER TABLE "_pages_v_locales" DROP COLUMN "version_event_during_text";
  ALTER TABLE "updates_locales" DROP COLUMN "audio_file";
  ALTER TABLE "updates_locales" DROP COLUMN "audio_duration";
  ALTER TABLE "updates_locales" DROP COLUMN "audio_transcript";
  ALTER TABLE "_updates_v_locales" DROP COLUMN "version_audio_file";
  ALTER TABLE "_updates_v_locales" DROP COLUMN "version_audio_duration";
  ALTER TABLE "_updates_v_locales" DROP COLUMN "version_audio_transcript";
  ALTER TABLE "jobs" DROP COLUMN "closes";
  ALTER TABLE "_jobs_v" DROP COLUMN "version_closes";
  ALTER TABLE "plain_pages" DROP COLUMN "register";
  ALTER TABLE "_plain_pages_v" DROP COLUMN "version_register";
  ALTER TABLE "site_locales" DROP COLUMN "robot_data_licence";
  ALTER TABLE "_site_v_locales" DROP COLUMN "version_robot_data_licence";
  ALTER TABLE "figures_entries" DROP COLUMN "kind";
  ALTER TABLE "figures_entries" DROP COLUMN "client";
  ALTER TABLE "figures_entries" DROP COLUMN "confirmed_by";
  ALTER TABLE "figures_entries" DROP COLUMN "confirmed_on";
  ALTER TABLE "figures_entries_locales" DROP COLUMN "method";
  ALTER TABLE "_figures_v_version_entries" DROP COLUMN "kind";
  ALTER TABLE "_figures_v_version_entries" DROP COLUMN "client";
  ALTER TABLE "_figures_v_version_entries" DROP COLUMN "confirmed_by";
  ALTER TABLE "_figures_v_version_entries" DROP COLUMN "confirmed_on";
  ALTER TABLE "_figures_v_version_entries_locales" DROP COLUMN "method";
  ALTER TABLE "rules" DROP COLUMN "customers";
  ALTER TABLE "rules" DROP COLUMN "standards";
  ALTER TABLE "rules" DROP COLUMN "claims";
  ALTER TABLE "rules" DROP COLUMN "terms";
  ALTER TABLE "_rules_v" DROP COLUMN "version_customers";
  ALTER TABLE "_rules_v" DROP COLUMN "version_standards";
  ALTER TABLE "_rules_v" DROP COLUMN "version_claims";
  ALTER TABLE "_rules_v" DROP COLUMN "version_terms";
  DROP TYPE "public"."enum_plain_pages_register";
  DROP TYPE "public"."enum__plain_pages_v_version_register";
  DROP TYPE "public"."enum_figures_entries_kind";
  DROP TYPE "public"."enum__figures_v_version_entries_kind";`)
}
