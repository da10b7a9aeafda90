import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_users_languages" AS ENUM('de', 'en');
  ALTER TYPE "public"."enum_users_role" ADD VALUE 'translator' BEFORE 'author';
  CREATE TABLE "users_languages" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_users_languages",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  ALTER TABLE "pages" ADD COLUMN "changed_by" varchar;
  ALTER TABLE "_pages_v" ADD COLUMN "version_changed_by" varchar;
  ALTER TABLE "articles" ADD COLUMN "changed_by" varchar;
  ALTER TABLE "_articles_v" ADD COLUMN "version_changed_by" varchar;
  ALTER TABLE "updates" ADD COLUMN "changed_by" varchar;
  ALTER TABLE "_updates_v" ADD COLUMN "version_changed_by" varchar;
  ALTER TABLE "press_releases" ADD COLUMN "changed_by" varchar;
  ALTER TABLE "_press_releases_v" ADD COLUMN "version_changed_by" varchar;
  ALTER TABLE "jobs" ADD COLUMN "changed_by" varchar;
  ALTER TABLE "_jobs_v" ADD COLUMN "version_changed_by" varchar;
  ALTER TABLE "clients" ADD COLUMN "changed_by" varchar;
  ALTER TABLE "_clients_v" ADD COLUMN "version_changed_by" varchar;
  ALTER TABLE "partners" ADD COLUMN "changed_by" varchar;
  ALTER TABLE "_partners_v" ADD COLUMN "version_changed_by" varchar;
  ALTER TABLE "plain_pages" ADD COLUMN "changed_by" varchar;
  ALTER TABLE "_plain_pages_v" ADD COLUMN "version_changed_by" varchar;
  ALTER TABLE "chapters" ADD COLUMN "changed_by" varchar;
  ALTER TABLE "_chapters_v" ADD COLUMN "version_changed_by" varchar;
  ALTER TABLE "sections" ADD COLUMN "changed_by" varchar;
  ALTER TABLE "_sections_v" ADD COLUMN "version_changed_by" varchar;
  ALTER TABLE "site" ADD COLUMN "changed_by" varchar;
  ALTER TABLE "_site_v" ADD COLUMN "version_changed_by" varchar;
  ALTER TABLE "figures" ADD COLUMN "changed_by" varchar;
  ALTER TABLE "_figures_v" ADD COLUMN "version_changed_by" varchar;
  ALTER TABLE "navigation_de" ADD COLUMN "changed_by" varchar;
  ALTER TABLE "_navigation_de_v" ADD COLUMN "version_changed_by" varchar;
  ALTER TABLE "navigation_en" ADD COLUMN "changed_by" varchar;
  ALTER TABLE "_navigation_en_v" ADD COLUMN "version_changed_by" varchar;
  ALTER TABLE "rules" ADD COLUMN "changed_by" varchar;
  ALTER TABLE "_rules_v" ADD COLUMN "version_changed_by" varchar;
  ALTER TABLE "robot_finder" ADD COLUMN "changed_by" varchar;
  ALTER TABLE "_robot_finder_v" ADD COLUMN "version_changed_by" varchar;
  ALTER TABLE "users_languages" ADD CONSTRAINT "users_languages_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "users_languages_order_idx" ON "users_languages" USING btree ("order");
  CREATE INDEX "users_languages_parent_idx" ON "users_languages" USING btree ("parent_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "users_languages" CASCADE;
  ALTER TABLE "users" ALTER COLUMN "role" SET DATA TYPE text;
  ALTER TABLE "users" ALTER COLUMN "role" SET DEFAULT 'author'::text;
  DROP TYPE "public"."enum_users_role";
  CREATE TYPE "public"."enum_users_role" AS ENUM('author', 'editor', 'admin');
  ALTER TABLE "users" ALTER COLUMN "role" SET DEFAULT 'author'::"public"."enum_users_role";
  ALTER TABLE "users" ALTER COLUMN "role" SET DATA TYPE "public"."enum_users_role" USING "role"::"public"."enum_users_role";
  ALTER TABLE "pages" DROP COLUMN "changed_by";
  ALTER TABLE "_pages_v" DROP COLUMN "version_changed_by";
  ALTER TABLE "articles" DROP COLUMN "changed_by";
  ALTER TABLE "_articles_v" DROP COLUMN "version_changed_by";
  ALTER TABLE "updates" DROP COLUMN "changed_by";
  ALTER TABLE "_updates_v" DROP COLUMN "version_changed_by";
  ALTER TABLE "press_releases" DROP COLUMN "changed_by";
  ALTER TABLE "_press_releases_v" DROP COLUMN "version_changed_by";
  ALTER TABLE "jobs" DROP COLUMN "changed_by";
  ALTER TABLE "_jobs_v" DROP COLUMN "version_changed_by";
  ALTER TABLE "clients" DROP COLUMN "changed_by";
  ALTER TABLE "_clients_v" DROP COLUMN "version_changed_by";
  ALTER TABLE "partners" DROP COLUMN "changed_by";
  ALTER TABLE "_partners_v" DROP COLUMN "version_changed_by";
  ALTER TABLE "plain_pages" DROP COLUMN "changed_by";
  ALTER TABLE "_plain_pages_v" DROP COLUMN "version_changed_by";
  ALTER TABLE "chapters" DROP COLUMN "changed_by";
  ALTER TABLE "_chapters_v" DROP COLUMN "version_changed_by";
  ALTER TABLE "sections" DROP COLUMN "changed_by";
  ALTER TABLE "_sections_v" DROP COLUMN "version_changed_by";
  ALTER TABLE "site" DROP COLUMN "changed_by";
  ALTER TABLE "_site_v" DROP COLUMN "version_changed_by";
  ALTER TABLE "figures" DROP COLUMN "changed_by";
  ALTER TABLE "_figures_v" DROP COLUMN "version_changed_by";
  ALTER TABLE "navigation_de" DROP COLUMN "changed_by";
  ALTER TABLE "_navigation_de_v" DROP COLUMN "version_changed_by";
  ALTER TABLE "navigation_en" DROP COLUMN "changed_by";
  ALTER TABLE "_navigation_en_v" DROP COLUMN "version_changed_by";
  ALTER TABLE "rules" DROP COLUMN "changed_by";
  ALTER TABLE "_rules_v" DROP COLUMN "version_changed_by";
  ALTER TABLE "robot_finder" DROP COLUMN "changed_by";
  ALTER TABLE "_robot_finder_v" DROP COLUMN "version_changed_by";
  DROP TYPE "public"."enum_users_languages";`)
}
