import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_articles_drawing_scene" AS ENUM('battery-label', 'cell-spread', 'gripper-contact', 'inspection-rounds', 'message-bridge', 'radio-map', 'ten-shifts', 'twelve-windows', 'zone-plan');
  CREATE TYPE "public"."enum__articles_v_version_drawing_scene" AS ENUM('battery-label', 'cell-spread', 'gripper-contact', 'inspection-rounds', 'message-bridge', 'radio-map', 'ten-shifts', 'twelve-windows', 'zone-plan');
  CREATE TABLE "articles_sheet_columns" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "articles_sheet_rows_cells" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "articles_sheet_rows" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "_articles_v_version_sheet_columns" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"text" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_articles_v_version_sheet_rows_cells" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"text" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_articles_v_version_sheet_rows" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_uuid" varchar
  );
  
  ALTER TABLE "articles" ADD COLUMN "drawing_scene" "enum_articles_drawing_scene";
  ALTER TABLE "articles" ADD COLUMN "drawing_caption" varchar;
  ALTER TABLE "articles" ADD COLUMN "sheet_title" varchar;
  ALTER TABLE "articles" ADD COLUMN "sheet_text" varchar;
  ALTER TABLE "_articles_v" ADD COLUMN "version_drawing_scene" "enum__articles_v_version_drawing_scene";
  ALTER TABLE "_articles_v" ADD COLUMN "version_drawing_caption" varchar;
  ALTER TABLE "_articles_v" ADD COLUMN "version_sheet_title" varchar;
  ALTER TABLE "_articles_v" ADD COLUMN "version_sheet_text" varchar;
  ALTER TABLE "articles_sheet_columns" ADD CONSTRAINT "articles_sheet_columns_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."articles"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "articles_sheet_rows_cells" ADD CONSTRAINT "articles_sheet_rows_cells_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."articles_sheet_rows"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "articles_sheet_rows" ADD CONSTRAINT "articles_sheet_rows_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."articles"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_articles_v_version_sheet_columns" ADD CONSTRAINT "_articles_v_version_sheet_columns_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_articles_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_articles_v_version_sheet_rows_cells" ADD CONSTRAINT "_articles_v_version_sheet_rows_cells_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_articles_v_version_sheet_rows"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_articles_v_version_sheet_rows" ADD CONSTRAINT "_articles_v_version_sheet_rows_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_articles_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "articles_sheet_columns_order_idx" ON "articles_sheet_columns" USING btree ("_order");
  CREATE INDEX "articles_sheet_columns_parent_id_idx" ON "articles_sheet_columns" USING btree ("_parent_id");
  CREATE INDEX "articles_sheet_rows_cells_order_idx" ON "articles_sheet_rows_cells" USING btree ("_order");
  CREATE INDEX "articles_sheet_rows_cells_parent_id_idx" ON "articles_sheet_rows_cells" USING btree ("_parent_id");
  CREATE INDEX "articles_sheet_rows_order_idx" ON "articles_sheet_rows" USING btree ("_order");
  CREATE INDEX "articles_sheet_rows_parent_id_idx" ON "articles_sheet_rows" USING btree ("_parent_id");
  CREATE INDEX "_articles_v_version_sheet_columns_order_idx" ON "_articles_v_version_sheet_columns" USING btree ("_order");
  CREATE INDEX "_articles_v_version_sheet_columns_parent_id_idx" ON "_articles_v_version_sheet_columns" USING btree ("_parent_id");
  CREATE INDEX "_articles_v_version_sheet_rows_cells_order_idx" ON "_articles_v_version_sheet_rows_cells" USING btree ("_order");
  CREATE INDEX "_articles_v_version_sheet_rows_cells_parent_id_idx" ON "_articles_v_version_sheet_rows_cells" USING btree ("_parent_id");
  CREATE INDEX "_articles_v_version_sheet_rows_order_idx" ON "_articles_v_version_sheet_rows" USING btree ("_order");
  CREATE INDEX "_articles_v_version_sheet_rows_parent_id_idx" ON "_articles_v_version_sheet_rows" USING btree ("_parent_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "articles_sheet_columns" CASCADE;
  DROP TABLE "articles_sheet_rows_cells" CASCADE;
  DROP TABLE "articles_sheet_rows" CASCADE;
  DROP TABLE "_articles_v_version_sheet_columns" CASCADE;
  DROP TABLE "_articles_v_version_sheet_rows_cells" CASCADE;
  DROP TABLE "_articles_v_version_sheet_rows" CASCADE;
  ALTER TABLE "articles" DROP COLUMN "drawing_scene";
  ALTER TABLE "articles" DROP COLUMN "drawing_caption";
  ALTER TABLE "articles" DROP COLUMN "sheet_title";
  ALTER TABLE "articles" DROP COLUMN "sheet_text";
  ALTER TABLE "_articles_v" DROP COLUMN "version_drawing_scene";
  ALTER TABLE "_articles_v" DROP COLUMN "version_drawing_caption";
  ALTER TABLE "_articles_v" DROP COLUMN "version_sheet_title";
  ALTER TABLE "_articles_v" DROP COLUMN "version_sheet_text";
  DROP TYPE "public"."enum_articles_drawing_scene";
  DROP TYPE "public"."enum__articles_v_version_drawing_scene";`)
}
