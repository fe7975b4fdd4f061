-- AlterTable
ALTER TABLE "Club" ADD COLUMN "planned" TEXT;
ALTER TABLE "Club" ADD COLUMN "eventsBarred" BOOLEAN NOT NULL DEFAULT false;
