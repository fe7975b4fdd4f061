-- AlterTable
ALTER TABLE "Club" ADD COLUMN "nomicThreads" TEXT NOT NULL DEFAULT '{}';
