-- AlterTable
ALTER TABLE "Club" ADD COLUMN "gameCards" TEXT NOT NULL DEFAULT '{}';
