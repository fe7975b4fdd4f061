-- AlterTable
ALTER TABLE "Club" ADD COLUMN "front" BOOLEAN NOT NULL DEFAULT false;
ALTER TABLE "Club" ADD COLUMN "leftAt" DATETIME;

-- The club that is open to everybody, of which there was one at most, stays at the front page.
UPDATE "Club" SET "front" = true WHERE "access" = 'public';
