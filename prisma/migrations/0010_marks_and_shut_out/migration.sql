-- AlterTable
ALTER TABLE "CaseThread" ADD COLUMN "shutOut" TEXT NOT NULL DEFAULT '[]';

-- AlterTable
ALTER TABLE "Notice" ADD COLUMN "mark" TEXT NOT NULL DEFAULT '';
