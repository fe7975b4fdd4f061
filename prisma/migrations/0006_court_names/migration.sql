-- AlterTable
ALTER TABLE "Club" ADD COLUMN "courtNames" TEXT NOT NULL DEFAULT 'initials';
