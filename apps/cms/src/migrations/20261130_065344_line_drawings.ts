import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_pages_opening_mark" ADD VALUE 'roles';
  ALTER TYPE "public"."enum_pages_opening_mark" ADD VALUE 'handbooks';
  ALTER TYPE "public"."enum_pages_opening_mark" ADD VALUE 'releases';
  ALTER TYPE "public"."enum_pages_opening_mark" ADD VALUE 'schedule';
  ALTER TYPE "public"."enum_pages_opening_mark" ADD VALUE 'letter';
  ALTER TYPE "public"."enum_pages_share_drawing" ADD VALUE 'roles';
  ALTER TYPE "public"."enum_pages_share_drawing" ADD VALUE 'handbooks';
  ALTER TYPE "public"."enum_pages_share_drawing" ADD VALUE 'releases';
  ALTER TYPE "public"."enum_pages_share_drawing" ADD VALUE 'schedule';
  ALTER TYPE "public"."enum_pages_share_drawing" ADD VALUE 'letter';
  ALTER TYPE "public"."enum__pages_v_version_opening_mark" ADD VALUE 'roles';
  ALTER TYPE "public"."enum__pages_v_version_opening_mark" ADD VALUE 'handbooks';
  ALTER TYPE "public"."enum__pages_v_version_opening_mark" ADD VALUE 'releases';
  ALTER TYPE "public"."enum__pages_v_version_opening_mark" ADD VALUE 'schedule';
  ALTER TYPE "public"."enum__pages_v_version_opening_mark" ADD VALUE 'letter';
  ALTER TYPE "public"."enum__pages_v_version_share_drawing" ADD VALUE 'roles';
  ALTER TYPE "public"."enum__pages_v_version_share_drawing" ADD VALUE 'handbooks';
  ALTER TYPE "public"."enum__pages_v_version_share_drawing" ADD VALUE 'releases';
  ALTER TYPE "public"."enum__pages_v_version_share_drawing" ADD VALUE 'schedule';
  ALTER TYPE "public"."enum__pages_v_version_share_drawing" ADD VALUE 'letter';`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "pages" ALTER COLUMN "opening_mark" SET DATA TYPE text;
  DROP TYPE "public"."enum_pages_opening_mark";
  CREATE TYPE "public"."enum_pages_opening_mark" AS ENUM('word', 'rule', 'amr', 'forklift', 'arm', 'drone', 'humanoid', 'cleaner', 'conveyor', 'plan', 'chart', 'book', 'sheet');
  ALTER TABLE "pages" ALTER COLUMN "opening_mark" SET DATA TYPE "public"."enum_pages_opening_mark" USING "opening_mark"::"public"."enum_pages_opening_mark";
  ALTER TABLE "pages" ALTER COLUMN "share_drawing" SET DATA TYPE text;
  DROP TYPE "public"."enum_pages_share_drawing";
  CREATE TYPE "public"."enum_pages_share_drawing" AS ENUM('amr', 'forklift', 'arm', 'drone', 'humanoid', 'cleaner', 'conveyor', 'plan', 'chart', 'book', 'sheet');
  ALTER TABLE "pages" ALTER COLUMN "share_drawing" SET DATA TYPE "public"."enum_pages_share_drawing" USING "share_drawing"::"public"."enum_pages_share_drawing";
  ALTER TABLE "_pages_v" ALTER COLUMN "version_opening_mark" SET DATA TYPE text;
  DROP TYPE "public"."enum__pages_v_version_opening_mark";
  CREATE TYPE "public"."enum__pages_v_version_opening_mark" AS ENUM('word', 'rule', 'amr', 'forklift', 'arm', 'drone', 'humanoid', 'cleaner', 'conveyor', 'plan', 'chart', 'book', 'sheet');
  ALTER TABLE "_pages_v" ALTER COLUMN "version_opening_mark" SET DATA TYPE "public"."enum__pages_v_version_opening_mark" USING "version_opening_mark"::"public"."enum__pages_v_version_opening_mark";
  ALTER TABLE "_pages_v" ALTER COLUMN "version_share_drawing" SET DATA TYPE text;
  DROP TYPE "public"."enum__pages_v_version_share_drawing";
  CREATE TYPE "public"."enum__pages_v_version_share_drawing" AS ENUM('amr', 'forklift', 'arm', 'drone', 'humanoid', 'cleaner', 'conveyor', 'plan', 'chart', 'book', 'sheet');
  ALTER TABLE "_pages_v" ALTER COLUMN "version_share_drawing" SET DATA TYPE "public"."enum__pages_v_version_share_drawing" USING "version_share_drawing"::"public"."enum__pages_v_version_share_drawing";`)
}
