import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`navigation_header_groups_entries\` ADD \`color\` text;`)
  await db.run(sql`ALTER TABLE \`navigation_footer_entries\` ADD \`color\` text;`)
  await db.run(sql`ALTER TABLE \`_navigation_v_version_header_groups_entries\` ADD \`color\` text;`)
  await db.run(sql`ALTER TABLE \`_navigation_v_version_footer_entries\` ADD \`color\` text;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`navigation_header_groups_entries\` DROP COLUMN \`color\`;`)
  await db.run(sql`ALTER TABLE \`navigation_footer_entries\` DROP COLUMN \`color\`;`)
  await db.run(sql`ALTER TABLE \`_navigation_v_version_header_groups_entries\` DROP COLUMN \`color\`;`)
  await db.run(sql`ALTER TABLE \`_navigation_v_version_footer_entries\` DROP COLUMN \`color\`;`)
}
