-- AlterTable
ALTER TABLE "Club" ADD COLUMN "toldPosts" TEXT NOT NULL DEFAULT '{}';
