-- AlterTable
ALTER TABLE "Standing" ADD COLUMN "milestone" INTEGER NOT NULL DEFAULT 0;

-- Those of before the column
UPDATE "Standing" SET "milestone" = coalesce((
    SELECT max(json_extract("body", '$.games')) FROM "Entry"
    WHERE "Entry"."clubId" = "Standing"."clubId" AND "book" = 0 AND "type" = 'milestone-reached'
    AND json_extract("body", '$.person') = "Standing"."person"
), 0);
