import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

// Links to the setting that led to a robot database elsewhere lead to the robot finder, a page of the site.
export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`site_locales\` ADD \`contract_term\` text;`)
  await db.run(sql`ALTER TABLE \`_site_v_locales\` ADD \`version_contract_term\` text;`)
  await db.run(sql`ALTER TABLE \`site\` DROP COLUMN \`links_robot_database\`;`)
  await db.run(sql`ALTER TABLE \`_site_v\` DROP COLUMN \`version_links_robot_database\`;`)
  await db.run(sql`UPDATE \`navigation_header\` SET \`to\` = '/robots' WHERE \`to\` = 'setting:robotDatabase';`)
  await db.run(sql`UPDATE \`navigation_header\` SET \`overview_to\` = '/robots' WHERE \`overview_to\` = 'setting:robotDatabase';`)
  await db.run(sql`UPDATE \`navigation_header_groups_entries\` SET \`to\` = '/robots' WHERE \`to\` = 'setting:robotDatabase';`)
  await db.run(sql`UPDATE \`navigation_footer_entries\` SET \`to\` = '/robots' WHERE \`to\` = 'setting:robotDatabase';`)
  await db.run(sql`UPDATE \`_navigation_v_version_header\` SET \`to\` = '/robots' WHERE \`to\` = 'setting:robotDatabase';`)
  await db.run(sql`UPDATE \`_navigation_v_version_header\` SET \`overview_to\` = '/robots' WHERE \`overview_to\` = 'setting:robotDatabase';`)
  await db.run(sql`UPDATE \`_navigation_v_version_header_groups_entries\` SET \`to\` = '/robots' WHERE \`to\` = 'setting:robotDatabase';`)
  await db.run(sql`UPDATE \`_navigation_v_version_footer_entries\` SET \`to\` = '/robots' WHERE \`to\` = 'setting:robotDatabase';`)
  await db.run(sql`UPDATE \`pages\` SET \`blocks\` = replace(\`blocks\`, 'setting:robotDatabase', '/robots');`)
  await db.run(sql`UPDATE \`_pages_v\` SET \`version_blocks\` = replace(\`version_blocks\`, 'setting:robotDatabase', '/robots');`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`site\` ADD \`links_robot_database\` text;`)
  await db.run(sql`ALTER TABLE \`_site_v\` ADD \`version_links_robot_database\` text;`)
  await db.run(sql`ALTER TABLE \`site_locales\` DROP COLUMN \`contract_term\`;`)
  await db.run(sql`ALTER TABLE \`_site_v_locales\` DROP COLUMN \`version_contract_term\`;`)
}
