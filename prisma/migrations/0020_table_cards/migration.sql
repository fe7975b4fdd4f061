-- AlterTable
ALTER TABLE "Club" ADD COLUMN "tableCards" TEXT NOT NULL DEFAULT '{}';
