import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "rules" ADD COLUMN "fault_codes" varchar;
  ALTER TABLE "_rules_v" ADD COLUMN "version_fault_codes" varchar;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "rules" DROP COLUMN "fault_codes";
  ALTER TABLE "_rules_v" DROP COLUMN "version_fault_codes";`)
}
