import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`erased_leads\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`key\` text NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`erased_leads_key_idx\` ON \`erased_leads\` (\`key\`);`)
  await db.run(sql`ALTER TABLE \`files\` DROP COLUMN \`focal_x\`;`)
  await db.run(sql`ALTER TABLE \`files\` DROP COLUMN \`focal_y\`;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`erased_leads\`;`)
  await db.run(sql`ALTER TABLE \`files\` ADD \`focal_x\` numeric;`)
  await db.run(sql`ALTER TABLE \`files\` ADD \`focal_y\` numeric;`)
}
