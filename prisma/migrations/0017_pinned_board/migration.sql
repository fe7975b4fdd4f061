-- AlterTable
ALTER TABLE "Club" ADD COLUMN "boardPosts" TEXT NOT NULL DEFAULT '[]';
