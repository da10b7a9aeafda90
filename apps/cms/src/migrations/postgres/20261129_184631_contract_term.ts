import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

// Links to the setting that led to a robot database elsewhere lead to the robot finder, a page of the site.
export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "site_locales" ADD COLUMN "contract_term" varchar;
  ALTER TABLE "_site_v_locales" ADD COLUMN "version_contract_term" varchar;
  ALTER TABLE "site" DROP COLUMN "links_robot_database";
  ALTER TABLE "_site_v" DROP COLUMN "version_links_robot_database";
  UPDATE "navigation_header" SET "to" = '/robots' WHERE "to" = 'setting:robotDatabase';
  UPDATE "navigation_header" SET "overview_to" = '/robots' WHERE "overview_to" = 'setting:robotDatabase';
  UPDATE "navigation_header_groups_entries" SET "to" = '/robots' WHERE "to" = 'setting:robotDatabase';
  UPDATE "navigation_footer_entries" SET "to" = '/robots' WHERE "to" = 'setting:robotDatabase';
  UPDATE "_navigation_v_version_header" SET "to" = '/robots' WHERE "to" = 'setting:robotDatabase';
  UPDATE "_navigation_v_version_header" SET "overview_to" = '/robots' WHERE "overview_to" = 'setting:robotDatabase';
  UPDATE "_navigation_v_version_header_groups_entries" SET "to" = '/robots' WHERE "to" = 'setting:robotDatabase';
  UPDATE "_navigation_v_version_footer_entries" SET "to" = '/robots' WHERE "to" = 'setting:robotDatabase';
  UPDATE "pages" SET "blocks" = replace("blocks"::text, 'setting:robotDatabase', '/robots')::jsonb;
  UPDATE "_pages_v" SET "version_blocks" = replace("version_blocks"::text, 'setting:robotDatabase', '/robots')::jsonb;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "site" ADD COLUMN "links_robot_database" varchar;
  ALTER TABLE "_site_v" ADD COLUMN "version_links_robot_database" varchar;
  ALTER TABLE "site_locales" DROP COLUMN "contract_term";
  ALTER TABLE "_site_v_locales" DROP COLUMN "version_contract_term";`)
}
