-- AlterTable
ALTER TABLE "Club" ADD COLUMN "onlineThreads" TEXT NOT NULL DEFAULT '{}';
