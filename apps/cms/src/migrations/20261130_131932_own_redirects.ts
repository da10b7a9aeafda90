import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "own_redirects_redirects" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"address" varchar NOT NULL,
  	"target" varchar
  );
  
  CREATE TABLE "own_redirects" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"changed_by" varchar,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_own_redirects_v_version_redirects" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"address" varchar NOT NULL,
  	"target" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_own_redirects_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_changed_by" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "own_redirects_redirects" ADD CONSTRAINT "own_redirects_redirects_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."own_redirects"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_own_redirects_v_version_redirects" ADD CONSTRAINT "_own_redirects_v_version_redirects_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_own_redirects_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "own_redirects_redirects_order_idx" ON "own_redirects_redirects" USING btree ("_order");
  CREATE INDEX "own_redirects_redirects_parent_id_idx" ON "own_redirects_redirects" USING btree ("_parent_id");
  CREATE INDEX "_own_redirects_v_version_redirects_order_idx" ON "_own_redirects_v_version_redirects" USING btree ("_order");
  CREATE INDEX "_own_redirects_v_version_redirects_parent_id_idx" ON "_own_redirects_v_version_redirects" USING btree ("_parent_id");
  CREATE INDEX "_own_redirects_v_created_at_idx" ON "_own_redirects_v" USING btree ("created_at");
  CREATE INDEX "_own_redirects_v_updated_at_idx" ON "_own_redirects_v" USING btree ("updated_at");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "own_redirects_redirects" CASCADE;
  DROP TABLE "own_redirects" CASCADE;
  DROP TABLE "_own_redirects_v_version_redirects" CASCADE;
  DROP TABLE "_own_redirects_v" CASCADE;`)
}
