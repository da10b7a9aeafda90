import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_outdated_texts_language" AS ENUM('de', 'en');
  CREATE TABLE "outdated_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"ref" varchar NOT NULL,
  	"language" "enum_outdated_texts_language" NOT NULL,
  	"since" timestamp(3) with time zone NOT NULL
  );
  
  CREATE INDEX "outdated_texts_ref_idx" ON "outdated_texts" USING btree ("ref");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "outdated_texts" CASCADE;
  DROP TYPE "public"."enum_outdated_texts_language";`)
}
