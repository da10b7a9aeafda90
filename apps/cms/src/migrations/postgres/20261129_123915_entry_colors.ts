import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_navigation_header_groups_entries_color" AS ENUM('amber', 'coral', 'white');
  CREATE TYPE "public"."enum_navigation_footer_entries_color" AS ENUM('amber', 'coral', 'white');
  CREATE TYPE "public"."enum__navigation_v_version_header_groups_entries_color" AS ENUM('amber', 'coral', 'white');
  CREATE TYPE "public"."enum__navigation_v_version_footer_entries_color" AS ENUM('amber', 'coral', 'white');
  ALTER TABLE "navigation_header_groups_entries" ADD COLUMN "color" "enum_navigation_header_groups_entries_color";
  ALTER TABLE "navigation_footer_entries" ADD COLUMN "color" "enum_navigation_footer_entries_color";
  ALTER TABLE "_navigation_v_version_header_groups_entries" ADD COLUMN "color" "enum__navigation_v_version_header_groups_entries_color";
  ALTER TABLE "_navigation_v_version_footer_entries" ADD COLUMN "color" "enum__navigation_v_version_footer_entries_color";`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "navigation_header_groups_entries" DROP COLUMN "color";
  ALTER TABLE "navigation_footer_entries" DROP COLUMN "color";
  ALTER TABLE "_navigation_v_version_header_groups_entries" DROP COLUMN "color";
  ALTER TABLE "_navigation_v_version_footer_entries" DROP COLUMN "color";
  DROP TYPE "public"."enum_navigation_header_groups_entries_color";
  DROP TYPE "public"."enum_navigation_footer_entries_color";
  DROP TYPE "public"."enum__navigation_v_version_header_groups_entries_color";
  DROP TYPE "public"."enum__navigation_v_version_footer_entries_color";`)
}
