-- AlterTable
ALTER TABLE "Club" ADD COLUMN "roles" BOOLEAN NOT NULL DEFAULT false;
ALTER TABLE "Club" ADD COLUMN "nicknames" BOOLEAN NOT NULL DEFAULT false;
ALTER TABLE "Club" ADD COLUMN "worn" TEXT NOT NULL DEFAULT '{"roles":{},"found":{},"barred":[]}';
