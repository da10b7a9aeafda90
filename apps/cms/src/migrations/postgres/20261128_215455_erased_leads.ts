import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "erased_leads" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar NOT NULL
  );
  
  CREATE UNIQUE INDEX "erased_leads_key_idx" ON "erased_leads" USING btree ("key");
  ALTER TABLE "files" DROP COLUMN "focal_x";
  ALTER TABLE "files" DROP COLUMN "focal_y";`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "erased_leads" CASCADE;
  ALTER TABLE "files" ADD COLUMN "focal_x" numeric;
  ALTER TABLE "files" ADD COLUMN "focal_y" numeric;`)
}
