-- AlterTable
ALTER TABLE "Club" ADD COLUMN "sessionPost" TEXT NOT NULL DEFAULT '{}';
